import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Trans } from "@/components/trans";
import { Button } from "@/components/ui/button";
import { CORRECTABLE_MS } from "@/data/leads/correct-email";
import { useFocusAfterLoss } from "@/hooks/use-focus-after-loss";
import { useNow } from "@/hooks/use-now";
import type { SentLead } from "../use-lead-form";
import { CorrectEmail } from "./correct-email-form";
import type { KeptRequest } from "./sent-requests";

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
