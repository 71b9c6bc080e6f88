import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { LoginPage } from "../login-page";
import { useStaffAccess } from "../staff-access";
import { CodeAppSetup } from "./code-app-setup";
import { CodeForm } from "./code-form";
import { RecoveryCodes } from "./recovery-codes";

export function StaffCode() {
  return (
    <LoginPage>
      <CodeForm />
    </LoginPage>
  );
}

/** Shown after signing in when an owner requires a second step and this person has none. */
export function StaffSecondStepSetup({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { signOut } = useStaffAccess();
  const [isSetUp, setIsSetUp] = useState(false);
  return (
    <LoginPage>
      <div className="grid gap-4.5">
        <h1>{t("Set up a second step")}</h1>
        {isSetUp ? (
          <RecoveryCodes onDone={onDone} />
        ) : (
          <>
            <p>{t("An owner asks everyone who works here for one.")}</p>
            <CodeAppSetup onDone={() => setIsSetUp(true)} />
            <Button
              variant="link"
              className="min-h-11 justify-self-start"
              onClick={() => void signOut()}
            >
              {t("Use another account")}
            </Button>
          </>
        )}
      </div>
    </LoginPage>
  );
}
