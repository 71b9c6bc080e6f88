import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { CalendarUnit, TimeRange } from "@/data/dashboard/dashboard-source";
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
  const { query } = useDashboard();
  const { asOf } = query;
  const before = stepRange(period, -1);
  const after = stepRange(period, 1);
  const lastBefore = wholeRange({ range: before, asOf }).last;
  return (
    <div className="flex items-center gap-1.5 max-sm:w-full">
      <StepButton
        label={t(STEPS[period.unit].before)}
        Icon={ChevronLeft}
        to={before}
        isOffered={firstDay !== null && lastBefore >= (firstDay ?? "")}
      />
      <span
        className="min-w-34 text-center font-semibold tabular-nums max-sm:flex-1"
        aria-live="polite"
      >
        {rangeText(t, query.range)}
      </span>
      <StepButton
        label={t(STEPS[period.unit].after)}
        Icon={ChevronRight}
        to={after}
        isOffered={hasBegun({ range: after, asOf })}
      />
    </div>
  );
}

type StepButtonProps = { label: string; Icon: LucideIcon; to: TimeRange; isOffered: boolean };

/** Keeps the focus at the end, unlike a disabled button. */
function StepButton({ label, Icon, to, isOffered }: StepButtonProps) {
  const { change } = useDashboard();
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={label}
      aria-disabled={!isOffered}
      className="aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:inset-ring-line-strong"
      onClick={() => isOffered && change({ range: to })}
    >
      <Icon size={19} aria-hidden />
    </Button>
  );
}
