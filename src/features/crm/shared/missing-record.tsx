import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { useSignInAgain } from "@/data/staff/use-staff-member";

/** Explains a missing record; after the session ended, that it did. */
export function MissingRecord({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const signInAgain = useSignInAgain();
  if (signInAgain === null) return children;
  return (
    <div className="grid justify-items-start gap-3 py-2">
      <p>{t("Your sign-in has ended, so this cannot be shown. It is as it was.")}</p>
      <Button variant="ink" onClick={signInAgain}>
        {t("Sign in again")}
      </Button>
    </div>
  );
}
