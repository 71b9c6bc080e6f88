import type { UrlCodec } from "@/hooks/use-url-state";
import { RECORD_ID } from "@/components/data-table/filters/filter-params";
import { addDays, type CalendarDay } from "@/lib/dates/calendar-day";
import type { DaySpan } from "@/data/calendar/queries";

const VIEWS = ["week", "day"] as const;
export type CalendarView = (typeof VIEWS)[number];

export type CalendarSearch = {
  /** Null for what fits the screen. */
  view: CalendarView | null;
  /** Null for today. */
  day: CalendarDay | null;
  /** Ids of people; nobody stands for everybody. */
  people: readonly string[];
  /** The lead whose sheet is open. */
  lead: string | null;
};

/** Other years have no holidays here, and no calendar needs them. */
const YEAR = /^20[0-5]\d-\d\d-\d\d$/;

function parseDay(text: string | null): CalendarDay | null {
  if (text === null || !YEAR.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  // "2026-02-31" is parsed as a day in March.
  return Number.isNaN(time) || addDays(text, 0) !== text ? null : text;
}

export const calendarCodec: UrlCodec<CalendarSearch, Partial<CalendarSearch>> = {
  parse: (params) => {
    const lead = params.get("lead");
    const view = params.get("view");
    const ids = params.get("people")?.split(",") ?? [];
    return {
      view: VIEWS.find((each) => each === view) ?? null,
      day: parseDay(params.get("day")),
      people: [...new Set(ids.filter((id) => RECORD_ID.test(id)))],
      lead: lead !== null && RECORD_ID.test(lead) ? lead : null,
    };
  },
  write: ({ view, day, people, lead }) => ({
    ...(view !== undefined && { view }),
    ...(day !== undefined && { day }),
    ...(people !== undefined && { people: people.length === 0 ? null : people.join(",") }),
    ...(lead !== undefined && { lead }),
  }),
};

/** 1 is Monday. */
export const weekdayOf = (day: CalendarDay): number =>
  new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The week from Monday on, or the day alone. */
export function spanOf(day: CalendarDay, view: CalendarView): DaySpan {
  if (view === "day") return { first: day, last: day };
  const first = addDays(day, 1 - weekdayOf(day));
  return { first, last: addDays(first, 6) };
}

export function daysOf({ first, last }: DaySpan): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
