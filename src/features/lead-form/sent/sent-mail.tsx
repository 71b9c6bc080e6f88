import { useState, useEffect, useRef, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Trans } from "@/components/trans";
import { Button } from "@/components/ui/button";
import { CORRECTABLE_MS, correctEmail, type CorrectionRefusal } from "@/data/leads/correct-email";
import { useFocusAfterLoss } from "@/hooks/focus/use-focus-after-loss";
import { useNow } from "@/hooks/use-now";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { site } from "@/content/company";
import type { SentLead } from "../use-lead-form";
import { changeSent, type KeptRequest } from "./sent-requests";
import { EmailQuestion } from "../fields/email-question";
import { emailSchema } from "../lead-schema";
import { keepAnswers } from "../visitor-answers";

const DAY = 86_400_000;

type SentMailProps = { sent: SentLead; earlier: readonly KeptRequest[] };

/** The address that was mailed, which the sender may correct for an hour. */
export function SentMail({ sent, earlier }: SentMailProps) {
  const { t } = useTranslation();
  const now = useNow();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [isCorrected, setIsCorrected] = useState(false);
  const canCorrect = now !== null && now.getTime() - sent.sentAt.getTime() < CORRECTABLE_MS;
  const [sentence, setSentence] = useState<HTMLElement | null>(null);
  const handleFocus = useFocusAfterLoss(() => sentence);
  const words = mailSentence(sent, earlier, isCorrected);
  return (
    <div className="leading-snug" onFocus={handleFocus}>
      <p
        ref={setSentence}
        tabIndex={-1}
        className="wrap-anywhere shadow-none outline-none"
        aria-live="polite"
      >
        {/* A new key, because a translating browser keeps texts of reused elements. */}
        <span key={words + sent.values.email}>
          <Trans
            i18nKey={words}
            values={{ email: sent.values.email }}
            components={{ email: <b className="font-semibold" /> }}
          />
        </span>
      </p>
      {canCorrect && !isCorrecting && (
        <Button
          variant="link"
          className="min-h-11 text-sm"
          onClick={() => {
            setIsCorrected(false);
            setIsCorrecting(true);
          }}
        >
          {t("Not your address? Correct it")}
        </Button>
      )}
      {canCorrect && isCorrecting && (
        <CorrectEmail
          sent={sent}
          onDone={(hasChanged) => {
            setIsCorrected(hasChanged);
            setIsCorrecting(false);
          }}
        />
      )}
    </div>
  );
}

function mailSentence(sent: SentLead, earlier: readonly KeptRequest[], isCorrected: boolean) {
  if (isCorrected) return "Corrected: the email goes to <email>{{email}}</email>.";
  return isCovered(sent, earlier)
    ? "We send one confirmation a day: the email you already have at <email>{{email}}</email> covers this one."
    : sent.isNew
      ? "An email with all of this is on its way to <email>{{email}}</email>."
      : "An email with all of this went to <email>{{email}}</email>.";
}

/** Each form mails an address once a day, except for booked demos. */
function isCovered(sent: SentLead, earlier: readonly KeptRequest[]): boolean {
  return (
    sent.booking === null &&
    earlier.some(
      ({ form, values, sentAt }) =>
        form === sent.form &&
        values.email.toLowerCase() === sent.values.email.toLowerCase() &&
        sent.sentAt.getTime() - sentAt.getTime() < DAY,
    )
  );
}

/** English, for `t()`. */
const WHY: Record<CorrectionRefusal, string> = {
  invalid: "This email is not complete. Check it.",
  unknown: "We could not find your request. Call {{phone}} and say the reference.",
  over: "This can no longer be changed here. Call {{phone}} and say the reference.",
  "too-often": "It was changed many times. Call {{phone}} and say the reference.",
  unreachable: "No answer came back, so we can’t say it arrived. Try again.",
};

type CorrectEmailProps = { sent: SentLead; onDone: (hasChanged: boolean) => void };

function CorrectEmail({ sent, onDone }: CorrectEmailProps) {
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
