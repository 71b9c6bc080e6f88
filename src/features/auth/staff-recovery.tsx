import { LoginPage } from "./login-page";
import { useTranslation } from "react-i18next";
import { NewPasswordForm } from "./new-password-form";

export function StaffRecovery({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <LoginPage>
      <NewPasswordForm onDone={onDone} title={<h1>{t("Choose a new password")}</h1>} />
    </LoginPage>
  );
}
