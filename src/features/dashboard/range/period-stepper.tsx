import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { CalendarUnit } from "@/data/dashboard/dashboard-source";
import { hasBegun, stepRange, wholeRange, type CalendarPeriod } from "@/data/dashboard/range-days";
import type { CalendarDay } from "@/lib/dates/calendar-day";
import { useDashboard } from "../dashboard-context";
import { rangeText } from "../segment-labels";

/** English, for `t()`. */
const STEPS: Record<CalendarUnit, { before: string; after: string }> = {
  month: { before: "Previous month", after: "Next month" },
  quarter: { before: "Previous quarter", after: "Next quarter" },
  year: { before: "Previous year", after: "Next year" },
};

type PeriodStepperProps = {
  period: CalendarPeriod;
  firstDay: CalendarDay | null | undefined;
};

/** One month, quarter or year back or forth, between the company's first record and today. */
export function PeriodStepper({ period, firstDay }: PeriodStepperProps) {
  const { t } = useTranslation();
  const { query, change } = useDashboard();
  const { asOf } = query;
  const before = stepRange(period, -1);
  const after = stepRange(period, 1);
  const hasBefore =
    firstDay !== null && wholeRange({ range: before, asOf }).last >= (firstDay ?? "");
  const hasAfter = hasBegun({ range: after, asOf });
  return (
    <div className="flex items-center gap-1.5 max-sm:w-full">
      <Button
        variant="secondary"
        size="icon"
        aria-label={t(STEPS[period.unit].before)}
        // Stays focused at the end, unlike a disabled button.
        aria-disabled={!hasBefore}
        className="aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:inset-ring-line-strong"
        onClick={() => hasBefore && change({ range: before })}
      >
        <ChevronLeft size={19} aria-hidden />
      </Button>
      <span
        className="min-w-34 text-center font-semibold tabular-nums max-sm:flex-1"
        aria-live="polite"
      >
        {rangeText(t, query.range)}
      </span>
      <Button
        variant="secondary"
        size="icon"
        aria-label={t(STEPS[period.unit].after)}
        aria-disabled={!hasAfter}
        className="aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:inset-ring-line-strong"
        onClick={() => hasAfter && change({ range: after })}
      >
        <ChevronRight size={19} aria-hidden />
      </Button>
    </div>
  );
}
