import { Clock, CornerDownRight, MessageSquareX, Phone, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Lead } from "@/data/leads/schema";
import { useBusinessClock } from "@/data/settings/use-company-hours";
import { officeDay } from "@/lib/dates/office/office-day";
import { CardLine } from "./card-line";
import { WroteAgainLine } from "./wrote-again-line";
import { dayLabel } from "../day-label";
import { bestTime } from "../lead-labels";
import { responseClock } from "../response-clock";

type LeadLinesProps = { lead: Lead; now: Date };

export function LeadCardLines({ lead, now }: LeadLinesProps) {
  const { t } = useTranslation();
  const clock = responseClock(t, lead, now, useBusinessClock());
  return (
    <>
      <WroteAgainLine lead={lead} now={now} />
      {clock !== null && (
        <CardLine Icon={clock.isOverdue ? TriangleAlert : Clock} isLate={clock.isOverdue}>
          {clock.label}
        </CardLine>
      )}
      {lead.call_time !== null && lead.stage !== "won" && lead.stage !== "lost" && (
        <CardLine Icon={Phone}>{bestTime(lead, t)}</CardLine>
      )}
      {lead.stage === "lost" && lead.lost_reason !== null ? (
        <CardLine Icon={MessageSquareX}>{lead.lost_reason}</CardLine>
      ) : (
        <NextStep lead={lead} now={now} />
      )}
    </>
  );
}

function NextStep({ lead: { next_step: step, next_step_on: day, stage }, now }: LeadLinesProps) {
  const { t } = useTranslation();
  if (step === null && day === null) return null;
  const today = officeDay(now);
  const isLate = day !== null && day < today && stage !== "won";
  return (
    <CardLine Icon={isLate ? TriangleAlert : CornerDownRight} isLate={isLate}>
      {day !== null && (
        <>
          <b className="inline-block font-semibold whitespace-nowrap first-letter:uppercase">
            {isLate
              ? t("was due {{day}}:", { day: dayLabel(t, day, today) })
              : t("{{day}}:", { day: dayLabel(t, day, today) })}
          </b>{" "}
        </>
      )}
      <span>{step ?? t("Next step")}</span>
    </CardLine>
  );
}
