import { zodResolver } from "@hookform/resolvers/zod";
import { useState, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { textsAlone } from "@/components/ui/texts-alone";
import { authMessage } from "@/data/staff/auth-message";
import { setNewPassword } from "@/data/staff/session";
import { PasswordInput } from "./password-input";

const MIN_PASSWORD_LENGTH = 10;
/** The auth service's limit. */
const MAX_PASSWORD_BYTES = 72;

/** For `t()`. */
const schema = z.object({
  password: z.string().check(
    z.minLength(MIN_PASSWORD_LENGTH, "Use at least 10 characters."),
    z.refine(
      (password) => new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES,
      "Make it shorter: at most 72 characters.",
    ),
  ),
});

type NewPasswordFormProps = {
  /** Stores the password; errors are shown. By default it becomes the signed-in person's. */
  save?: (password: string) => Promise<void>;
  onDone: () => void;
  title?: ReactNode;
};

export function NewPasswordForm({ save = setNewPassword, onDone, title }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;

  const submit = async ({ password }: { password: string }) => {
    setFailure(null);
    try {
      await save(password);
      form.reset();
      onDone();
    } catch (error) {
      setFailure(authMessage(error, t("The password was not changed")));
    }
  };

  return (
    <form
      className="grid gap-4.5"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {textsAlone(title)}
      <Field
        label={t("New password")}
        hint={t("At least 10 characters.")}
        error={errors.password && t(errors.password.message ?? "")}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register("password")} autoComplete="new-password" />
        )}
      </Field>
      {failure !== null && <Alert variant="destructive">{failure}</Alert>}
      <Button
        variant="ink"
        size="lg"
        type="submit"
        className="justify-self-start"
        busyLabel={isSubmitting && t("Saving")}
      >
        {t("Save password")}
      </Button>
    </form>
  );
}
