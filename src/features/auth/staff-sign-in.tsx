import { useState } from "react";
import { LoginForm } from "./login-form";
import { LoginPage } from "./login-page";
import { RequestResetForm } from "./password-reset";

export function StaffSignIn() {
  const [isResetting, setIsResetting] = useState(false);
  return (
    <LoginPage>
      {isResetting ? (
        <RequestResetForm onDone={() => setIsResetting(false)} />
      ) : (
        <LoginForm onForgotPassword={() => setIsResetting(true)} />
      )}
    </LoginPage>
  );
}
