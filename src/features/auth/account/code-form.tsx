import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { authMessage } from "@/data/staff/auth-message";
import { enterCode, spendRecoveryCode } from "@/data/staff/second-step";
import { useStaffAccess } from "../staff-access";
import { CodeField, digitsOf } from "./code-field";

/** After the password: a code from the app, or a recovery code. */
export function CodeForm() {
  const { t } = useTranslation();
  const { signOut } = useStaffAccess();
  const [isRecovering, setIsRecovering] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // The form replaces the focused element.
  useEffect(() => form.current?.querySelector("input")?.focus(), [isRecovering]);
  return (
    <div ref={form} className="grid gap-4.5">
      {isRecovering ? <RecoveryForm /> : <AppCodeForm />}
      <div className="flex flex-wrap gap-x-6">
        <Button variant="link" className="min-h-11" onClick={() => setIsRecovering(!isRecovering)}>
          {isRecovering ? t("Use the app") : t("Phone lost? Use a recovery code")}
        </Button>
        <Button variant="link" className="min-h-11" onClick={() => void signOut()}>
          {t("Use another account")}
        </Button>
      </div>
    </div>
  );
}

function useSubmit(send: () => Promise<string | null>) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    setFailure(await send());
    setIsBusy(false);
  };
  return { failure, isBusy, submit: (event: FormEvent) => void submit(event) };
}

function AppCodeForm() {
  const { t } = useTranslation();
  const [code, setCode] = useState("");
  const { failure, isBusy, submit } = useSubmit(async () => {
    if (digitsOf(code).length !== 6) return t("Enter the six digits that your app shows.");
    try {
      await enterCode(digitsOf(code));
      return null;
    } catch (error) {
      setCode("");
      return authMessage(error, t("The code was not checked"));
    }
  });
  return (
    <form className="grid gap-4.5" noValidate onSubmit={submit}>
      <h1>{t("Enter your code")}</h1>
      <CodeField value={code} onChange={setCode} error={failure} />
      <Button variant="ink" size="lg" type="submit" busyLabel={isBusy && t("Checking")}>
        {t("Go on")}
      </Button>
    </form>
  );
}

function RecoveryForm() {
  const { t } = useTranslation();
  const [code, setCode] = useState("");
  const { failure, isBusy, submit } = useSubmit(async () => {
    if (code.trim() === "") return t("Enter one of your recovery codes.");
    try {
      const isRight = await spendRecoveryCode(code);
      return isRight
        ? null
        : t("This is none of your recovery codes. Ten wrong ones a day are looked at.");
    } catch (error) {
      return authMessage(error, t("The code was not checked"));
    }
  });
  return (
    <form className="grid gap-4.5" noValidate onSubmit={submit}>
      <h1>{t("Use a recovery code")}</h1>
      <p>{t("It takes the lost app off your account. Set up a new one once you are in.")}</p>
      <Field label={t("Recovery code")}>
        {(control) => (
          <Input
            {...control}
            className="tracking-widest uppercase"
            size="lg"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      {failure !== null && <Alert variant="destructive">{failure}</Alert>}
      <Button variant="ink" size="lg" type="submit" busyLabel={isBusy && t("Checking")}>
        {t("Go on")}
      </Button>
      <p className="text-sm text-muted">
        {t("No codes either? An owner can take the second step away from you.")}
      </p>
    </form>
  );
}
