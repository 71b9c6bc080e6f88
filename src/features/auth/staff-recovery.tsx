import "@/styles/staff.css";
import { LoginPage } from "./login-page";
import { NewPasswordForm } from "./password-reset";

/** Where the link of a password reset leads. */
export function StaffRecovery({ onDone }: { onDone: () => void }) {
  return (
    <LoginPage>
      <NewPasswordForm onDone={onDone} />
    </LoginPage>
  );
}
