import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { correctEmail, type CorrectionRefusal } from "@/data/leads/correct-email";
import { site } from "@/content/company";
import { EmailQuestion } from "../fields/email-question";
import { emailSchema } from "../lead-schema";
import type { SentLead } from "../use-lead-form";
import { keepAnswers } from "../visitor-answers";
import { changeSent } from "./sent-requests";

/** English, for `t()`. */
const WHY: Record<CorrectionRefusal, string> = {
  invalid: "This email is not complete. Check it.",
  unknown: "We could not find your request. Call {{phone}} and say the reference.",
  over: "This can no longer be changed here. Call {{phone}} and say the reference.",
  "too-often": "It was changed many times. Call {{phone}} and say the reference.",
  unreachable: "No answer came back, so we can’t say it arrived. Try again.",
};

type CorrectEmailProps = { sent: SentLead; onDone: (hasChanged: boolean) => void };

export function CorrectEmail({ sent, onDone }: CorrectEmailProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(sent.values.email);
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const refuse = (why: string) => {
    setError(t(why, { phone: site.phone }));
    input.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const checked = emailSchema.safeParse(typed);
    if (!checked.success) {
      refuse(checked.error.issues[0]?.message ?? WHY.invalid);
      return;
    }
    setError(undefined);
    setIsSending(true);
    const refusal = await correctEmail(sent.requestId, checked.data);
    setIsSending(false);
    if (refusal !== null) {
      refuse(WHY[refusal]);
      return;
    }
    const values = { ...sent.values, email: checked.data };
    changeSent(sent.form, sent.reference, (kept) => ({ ...kept, values }));
    keepAnswers({ email: checked.data });
    onDone(checked.data !== sent.values.email);
  };
  return (
    <form className="mt-2 grid gap-2" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t("Send it to")} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            size="lg"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <EmailQuestion
        email={typed}
        onTake={(email) => {
          setTyped(email);
          input.current?.focus();
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink" busyLabel={isSending && t("Sending")}>
          {t("Send it there")}
        </Button>
        <Button variant="secondary" onClick={() => onDone(false)}>
          {t("Keep it as it is")}
        </Button>
      </div>
    </form>
  );
}
