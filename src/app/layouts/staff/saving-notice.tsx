import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useStaffAccess } from "@/features/auth/staff-access";
import { lateCode } from "@/hooks/late-code";

const useSignInDialog = lateCode(() => import("@/features/auth/sign-in-again"));

/** Says when the screens are open but the database takes this person for a visitor. */
export function SavingNotice() {
  const { t } = useTranslation();
  const { status, saving } = useStaffAccess();
  const [isSigningIn, setIsSigningIn] = useState(false);
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
      <Button variant="link" onClick={() => setIsSigningIn(true)}>
        {t("Sign in again")}
      </Button>
      {isSigningIn && <LateSignInDialog onClose={() => setIsSigningIn(false)} />}
    </Alert>
  );
}

function LateSignInDialog({ onClose }: { onClose: () => void }) {
  const { module, load } = useSignInDialog();
  useEffect(load, [load]);
  return module && <module.SignInDialog isOpen onClose={onClose} />;
}
