import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { requestPasswordReset, setNewPassword } from "@/data/staff/session";
import { errorMessage } from "@/lib/errors";
import { PasswordInput } from "./password-input";

const MIN_PASSWORD_LENGTH = 10;

const requestSchema = z.object({ email: z.email("Enter the email you sign in with.") });
const passwordSchema = z.object({
  password: z.string().check(z.minLength(MIN_PASSWORD_LENGTH, "Use at least 10 characters.")),
});

type RequestResetFormProps = { onDone: () => void };

/** Says the same whether or not the address has an account. */
export function RequestResetForm({ onDone }: RequestResetFormProps) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(requestSchema), defaultValues: { email: "" } });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = async ({ email }: { email: string }) => {
    setFailure(null);
    try {
      await requestPasswordReset(email);
    } catch (error) {
      setFailure(errorMessage(error));
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
          {t("If that address belongs to staff, a link is on its way. It works for an hour.")}
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
          {failure !== null && (
            <Alert variant="destructive">
              {t("The mail could not be sent: {{message}}.", { message: failure })}
            </Alert>
          )}
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

type NewPasswordFormProps = { onDone: () => void };

/** Where the link of the mail leads. */
export function NewPasswordForm({ onDone }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(passwordSchema), defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;

  const submit = async ({ password }: { password: string }) => {
    setFailure(null);
    try {
      await setNewPassword(password);
      onDone();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };

  return (
    <form
      className="grid gap-4.5"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <h1>{t("Choose a new password")}</h1>
      <Field
        label={t("New password")}
        hint={t("At least 10 characters.")}
        error={errors.password && t(errors.password.message ?? "")}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register("password")} autoComplete="new-password" />
        )}
      </Field>
      {failure !== null && (
        <Alert variant="destructive">
          {t("The password was not changed: {{message}}.", { message: failure })}
        </Alert>
      )}
      <Button variant="ink" size="lg" type="submit" busyLabel={isSubmitting && t("Saving")}>
        {t("Save password")}
      </Button>
    </form>
  );
}
