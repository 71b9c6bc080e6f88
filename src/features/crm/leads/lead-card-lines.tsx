import { Clock, CornerDownRight, MessageSquareX, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Lead } from "@/data/crm/leads";
import { parseTimestamp } from "@/lib/format";
import { officeDay } from "@/lib/time/office-day";
import { formatMoment } from "@/lib/time/reader-time";
import { dayWords } from "./day-words";
import { responseClock } from "./response-clock";

type LeadLinesProps = { lead: Lead; now: Date };

const ICON = { size: 16, strokeWidth: 2, "aria-hidden": true } as const;

/** What has to happen next: the first answer, then the step that was agreed. */
export function LeadCardLines({ lead, now }: LeadLinesProps) {
  const { t } = useTranslation();
  const clock = responseClock(t, lead, now);
  const again = parseTimestamp(lead.wroteAgainAt);
  return (
    <>
      {again !== null && (
        <p className="lead-line" data-late>
          <TriangleAlert {...ICON} />
          {t("Wrote again, {{moment}}", { moment: formatMoment(again, now) })}
        </p>
      )}
      {clock !== null && (
        <p className="lead-line" data-late={clock.isOverdue || undefined}>
          {clock.isOverdue ? <TriangleAlert {...ICON} /> : <Clock {...ICON} />}
          {clock.words}
        </p>
      )}
      {lead.stage === "lost" && lead.lostReason !== null ? (
        <p className="lead-line">
          <MessageSquareX {...ICON} />
          {lead.lostReason}
        </p>
      ) : (
        <NextStep lead={lead} now={now} />
      )}
    </>
  );
}

function NextStep({ lead: { nextStep, nextStepOn, stage }, now }: LeadLinesProps) {
  const { t } = useTranslation();
  if (nextStep === null && nextStepOn === null) return null;
  const today = officeDay(now);
  const isLate = nextStepOn !== null && nextStepOn < today && stage !== "won";
  return (
    <p className="lead-line" data-late={isLate || undefined}>
      {isLate ? <TriangleAlert {...ICON} /> : <CornerDownRight {...ICON} />}
      <span>
        {nextStepOn !== null && (
          <>
            <b className="lead-line-day">
              {isLate
                ? t("was due {{day}}:", { day: dayWords(t, nextStepOn, today) })
                : t("{{day}}:", { day: dayWords(t, nextStepOn, today) })}
            </b>{" "}
          </>
        )}
        {nextStep ?? t("Next step")}
      </span>
    </p>
  );
}
