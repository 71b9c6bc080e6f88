import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { Trans } from "@/components/trans";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { authMessage, linkMessage } from "@/data/staff/auth-message";
import type { Credentials } from "@/data/staff/session";
import { isDemo } from "@/lib/env";
import { PasswordInput } from "./password-input";
import { useStaffAccess } from "./staff-access";

declare const __IS_DEMO__: boolean;

/** Also seeded into the embedded backend. A build constant keeps them out of production bundles. */
const demoCredentials: Credentials = __IS_DEMO__
  ? { email: "demo@curbfront.example", password: "demo-only" }
  : { email: "", password: "" };

const demoCredentialsText = `${demoCredentials.email} / ${demoCredentials.password}`;

function isDemoPair({ email, password }: Credentials): boolean {
  return (
    email.trim().toLowerCase() === demoCredentials.email && password === demoCredentials.password
  );
}

/** Messages are English, for `t()`. */
const schema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, "Enter your email.")),
  password: z.string().check(z.minLength(1, "Enter your password.")),
});

type LoginFormProps = {
  onForgotPassword: () => void;
  /** In a dialog over a page, with a title of its own. */
  isInPlace?: boolean;
  onSignedIn?: () => void;
};

export function LoginForm({ onForgotPassword, isInPlace = false, onSignedIn }: LoginFormProps) {
  const { t } = useTranslation();
  const { signIn, signOut, isStranger } = useStaffAccess();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: isDemo ? demoCredentials : { email: "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = async (credentials: Credentials) => {
    setFailure(null);
    if (isDemo && !isDemoPair(credentials)) {
      setFailure(
        t("Invalid credentials. Use {{credentials}}", { credentials: demoCredentialsText }),
      );
      return;
    }
    try {
      await signIn(credentials);
      onSignedIn?.();
    } catch (error) {
      setFailure(authMessage(error, t("Signing in failed")));
    }
  };

  return (
    <form
      className="grid gap-4.5"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {!isInPlace && <h1>{t("Staff sign in")}</h1>}
      {isDemo && (
        <Alert variant="warning">
          <Trans
            i18nKey="<b>Demo credentials</b> are filled in for you."
            components={{ b: <b className="font-semibold" /> }}
          />
          <code className="block font-sans text-sm font-semibold tabular-nums">
            {demoCredentials.email}
          </code>
          <code className="block font-sans text-sm font-semibold tabular-nums">
            {demoCredentials.password}
          </code>
        </Alert>
      )}
      {!isInPlace && <DoorNotice />}
      {isStranger && (
        <FieldError role="alert">
          <span>
            {t("This account is not on the staff list. Ask an owner to add you.")}{" "}
            <Button variant="link" onClick={() => void signOut()}>
              {t("Use another account")}
            </Button>
          </span>
        </FieldError>
      )}
      <Field label={t("Email")} error={errors.email && t(errors.email.message ?? "")}>
        {(control) => (
          <Input
            {...control}
            {...form.register("email")}
            size="lg"
            type="email"
            autoComplete="username"
            required
          />
        )}
      </Field>
      <Field label={t("Password")} error={errors.password && t(errors.password.message ?? "")}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register("password")}
            aria-invalid={control["aria-invalid"] ?? (failure !== null || undefined)}
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      {failure !== null && <FieldError role="alert">{failure}</FieldError>}
      <Button variant="ink" size="lg" type="submit" busyLabel={isSubmitting && t("Signing in")}>
        {t("Sign in")}
      </Button>
      {!isDemo && (
        <Button variant="link" className="min-h-11 justify-self-start" onClick={onForgotPassword}>
          {t("Forgot your password?")}
        </Button>
      )}
    </form>
  );
}

/** Explains why the login form is shown, after a link or a sign-out. */
function DoorNotice() {
  const { t } = useTranslation();
  const { linkFailure, hasSignedOut } = useStaffAccess();
  if (linkFailure !== null) {
    return <Alert variant="destructive">{linkMessage(linkFailure)}</Alert>;
  }
  return hasSignedOut && <p role="status">{t("You have signed out.")}</p>;
}
