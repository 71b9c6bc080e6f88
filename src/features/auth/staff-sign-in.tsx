import { useState } from "react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { authMessage } from "@/data/staff/auth-message";
import { requestPasswordReset } from "@/data/staff/session";
import { cleanEmail, isEmail } from "@/lib/format/email-address";
import { LoginForm } from "./login-form";
import { LoginPage } from "./login-page";

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

const requestSchema = z.object({
  email: z
    .string()
    .check(z.overwrite(cleanEmail), z.refine(isEmail, "Enter the email you sign in with.")),
});

type RequestResetFormProps = { onDone: () => void };

function RequestResetForm({ onDone }: RequestResetFormProps) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(requestSchema), defaultValues: { email: "" } });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = async ({ email }: { email: string }) => {
    setFailure(null);
    try {
      await requestPasswordReset(email);
    } catch (error) {
      setFailure(authMessage(error, t("The mail could not be sent")));
    }
  };
  const isSent = isSubmitSuccessful && failure === null;

  return (
    <form
      className="grid gap-4.5"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <h1>{t("Reset your password")}</h1>
      {isSent ? (
        <p role="status">
          {t(
            "If that address belongs to staff, a link is on its way. It works for an hour, in this browser.",
          )}
        </p>
      ) : (
        <>
          <Field label={t("Email")} error={errors.email && t(errors.email.message ?? "")}>
            {(control) => (
              <Input
                {...control}
                {...form.register("email")}
                size="lg"
                type="email"
                autoComplete="username"
              />
            )}
          </Field>
          {failure !== null && <Alert variant="destructive">{failure}</Alert>}
          <Button variant="ink" size="lg" type="submit" busyLabel={isSubmitting && t("Sending")}>
            {t("Send the link")}
          </Button>
        </>
      )}
      <Button variant="link" className="min-h-11 justify-self-start" onClick={onDone}>
        {t("Back to sign in")}
      </Button>
    </form>
  );
}
