import { Trans } from "@/components/trans";
import type { SentLead } from "../use-lead-form";
import type { SentRequest } from "./sent-requests";

const DAY = 86_400_000;

type SentMailProps = { sent: SentLead; earlier: readonly SentRequest[] };

/** That a mail is on its way, and to which address. */
export function SentMail({ sent, earlier }: SentMailProps) {
  return (
    <p className="leading-snug wrap-anywhere">
      <Trans
        i18nKey={
          isCovered(sent, earlier)
            ? "We send one confirmation a day: the mail you already have at <email>{{email}}</email> covers this one."
            : "A mail with all this is on its way to <email>{{email}}</email>."
        }
        values={{ email: sent.values.email }}
        components={{ email: <b className="font-semibold" /> }}
      />
    </p>
  );
}

/** An address is mailed once a day for each form, unless a demo is booked. */
function isCovered(sent: SentLead, earlier: readonly SentRequest[]): boolean {
  return (
    sent.booking === null &&
    earlier.some(
      ({ values, sentAt }) =>
        values.email.toLowerCase() === sent.values.email.toLowerCase() &&
        sent.sentAt.getTime() - sentAt.getTime() < DAY,
    )
  );
}
