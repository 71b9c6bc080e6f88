import { Mail, Phone, PhoneMissed } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { Lead } from "@/data/crm/leads";
import { leadName } from "./move-words";
import { useNoAnswer } from "./use-no-answer";

const ICON = { size: 19, "aria-hidden": true } as const;

/** How to reach the person: the number and the address themselves, to read out or to press. */
export function LeadReach({ lead, canWrite }: { lead: Lead; canWrite: boolean }) {
  const { t } = useTranslation();
  const noAnswer = useNoAnswer();
  const { phone, email } = lead;
  if (phone === null && email === null) {
    return (
      <p className="lead-reach muted">
        {t("There is no way to reach {{lead}} yet: no phone number, no e\u2011mail address.", {
          lead: leadName(lead),
        })}
      </p>
    );
  }
  return (
    <div className="lead-reach">
      {phone !== null && (
        <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
          <Phone {...ICON} />
          <span className="sr-only">{t("Call")}</span> {phone}
        </a>
      )}
      {email !== null && (
        <a href={`mailto:${encodeURIComponent(email)}`}>
          <Mail {...ICON} />
          <span className="sr-only">{t("Write to")}</span> {email}
        </a>
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
