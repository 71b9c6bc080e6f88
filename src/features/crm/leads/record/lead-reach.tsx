import { Mail, Phone, PhoneMissed } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AddressText } from "@/features/crm/shared/fields/address-text";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import type { Lead } from "@/data/leads/schema";
import { bestTime, leadName } from "../lead-labels";
import { useLogMissedCall } from "../board/use-log-missed-call";

const ICON = { className: "flex-none", size: 19, "aria-hidden": true } as const;

/** The phone number and the e-mail address, to read out or to press. */
export function LeadReach({ lead, canWrite }: { lead: Lead; canWrite: boolean }) {
  const { t } = useTranslation();
  const noAnswer = useLogMissedCall();
  const { phone, email } = lead;
  if (phone === null && email === null) {
    return (
      <p className="px-4.5 pb-3.5 text-muted">
        {t("There is no way to reach {{lead}} yet: no phone number, no e\u2011mail address.", {
          lead: leadName(lead),
        })}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4.5 pb-3.5">
      {phone !== null && (
        <ReachLink to={`tel:${phone.replace(/[^\d+]/g, "")}`}>
          <Phone {...ICON} />
          <span className="sr-only">{t("Call")}</span> {phone}
        </ReachLink>
      )}
      {phone !== null && lead.call_time !== null && (
        <span className="-ml-3 text-muted">{bestTime(lead, t)}</span>
      )}
      {email !== null && (
        <ReachLink to={`mailto:${encodeURIComponent(email)}`}>
          <Mail {...ICON} />
          <span className="sr-only">{t("Write to")}</span>{" "}
          <span className="min-w-0">
            <AddressText>{email}</AddressText>
          </span>
        </ReachLink>
      )}
      {phone !== null && canWrite && (
        <Button variant="secondary" onClick={() => void noAnswer(lead)}>
          <PhoneMissed size={17} aria-hidden />
          {t("No answer")}
        </Button>
      )}
    </div>
  );
}

function ReachLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink
      className="inline-flex min-h-11 min-w-0 items-center gap-2 text-body font-semibold wrap-anywhere tabular-nums"
      to={to}
    >
      {children}
    </TextLink>
  );
}
