import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSignInAgain } from "@/data/staff/use-staff-member";
import { useStaffAccess } from "@/features/auth/staff-access";

export function SavingNotice() {
  const { t } = useTranslation();
  const { status, saving } = useStaffAccess();
  const signInAgain = useSignInAgain();
  if (status !== "signed-in" || saving === "ready") return null;
  if (saving === "retrying") {
    return (
      <Alert variant="warning" className="mb-4" role="status">
        {t(
          "You are in, but the sign-in service does not answer. Saving will not work until it does; it is tried again every few seconds.",
        )}
      </Alert>
    );
  }
  return (
    <Alert variant="warning" className="mb-4" role="status">
      {t("Your sign-in has ended. You can look around, but saving will not work.")}{" "}
      {signInAgain !== null && (
        <Button variant="link" onClick={signInAgain}>
          {t("Sign in again")}
        </Button>
      )}
    </Alert>
  );
}
