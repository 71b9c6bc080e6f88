import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import {
  CALENDAR_UNITS,
  TIME_RANGES,
  type CalendarUnit,
  type RecentDays,
  type TimeRange,
} from "@/data/dashboard/dashboard-source";
import {
  calendarPeriod,
  calendarRangeOf,
  isRecentDays,
  rangeDays,
} from "@/data/dashboard/range-days";
import type { CalendarDay } from "@/lib/dates/calendar-day";
import { useDashboard } from "../dashboard-context";
import { HeadSelect } from "../head-select";
import { rangeText } from "../segment-labels";
import { PeriodStepper } from "./period-stepper";

type RangeKind = RecentDays | CalendarUnit | "dates";

/** English, for `t()`. */
const OWN_KINDS: Record<CalendarUnit | "dates", string> = {
  month: "Month",
  quarter: "Quarter",
  year: "Year",
  dates: "From – to",
};

const kindText = (t: TFunction, kind: RangeKind) =>
  isRecentDays(kind) ? rangeText(t, kind) : t(OWN_KINDS[kind]);

const kindOf = (range: TimeRange): RangeKind =>
  isRecentDays(range) ? range : (calendarPeriod(range)?.unit ?? "dates");

type RangeControlsProps = {
  /** The day of the company's first record; undefined while it is unknown. */
  firstDay: CalendarDay | null | undefined;
};

/** The last days and, where the source offers them, a month, quarter or year; RangeDates has two dates. */
export function RangeControls({ firstDay }: RangeControlsProps) {
  const { t } = useTranslation();
  const { source, query, change } = useDashboard();
  const { range } = query;
  const period = calendarPeriod(range);
  const choose = (kind: RangeKind | undefined) => {
    if (kind === undefined) return;
    const { first, last } = rangeDays(query);
    if (isRecentDays(kind)) change({ range: kind });
    else if (kind === "dates") change({ range: `${first}..${last}` });
    else change({ range: calendarRangeOf(kind, last) });
  };
  return (
    <>
      <HeadSelect
        label={t("Time range")}
        options={
          source.firstDay === undefined
            ? TIME_RANGES
            : [...TIME_RANGES, ...CALENDAR_UNITS, "dates" as const]
        }
        textOf={(kind) => kindText(t, kind)}
        value={kindOf(range)}
        onChange={choose}
      />
      {period !== null && <PeriodStepper period={period} firstDay={firstDay} />}
    </>
  );
}
