import type { Calendar, CalendarDemo, CalendarTask } from "@/data/calendar/queries";
import type { OfficeTime } from "@/data/settings/use-company-hours";
import type { CalendarDay } from "@/lib/dates/calendar-day";
import {
  busyBlocks,
  minutesOn,
  placeDemos,
  type BusyBlock,
  type Minutes,
  type PlacedDemo,
} from "./day-layout";
import { closedDayName, openMinutes, type ClosedDay } from "./office-days";
import type { Colleagues } from "./use-colleagues";

/** The items of one day. */
export type DayContent = {
  day: CalendarDay;
  /** The name of a holiday or closed day. */
  closed: string | null;
  open: readonly Minutes[];
  /** Names. */
  off: readonly string[];
  tasks: readonly CalendarTask[];
  demos: readonly PlacedDemo[];
  busy: readonly BusyBlock[];
};

/** The items of these people; of everybody where nobody is chosen. */
export function itemsOf(calendar: Calendar, people: readonly string[]): Calendar {
  if (people.length === 0) return calendar;
  const isChosen = (id: string | null) => id !== null && people.includes(id);
  return {
    ...calendar,
    demos: calendar.demos.filter(({ host_id }) => isChosen(host_id)),
    tasks: calendar.tasks.filter(({ task }) => isChosen(task.assignee_id)),
    busy: calendar.busy.filter(({ staff_id }) => isChosen(staff_id)),
    days_off: calendar.days_off.filter(({ staff_id }) => isChosen(staff_id)),
  };
}

type Company = { hours: OfficeTime["hours"]; closedDays: readonly ClosedDay[] };

export function contentOf(
  day: CalendarDay,
  calendar: Calendar | undefined,
  { hours, closedDays }: Company,
  colleagues: Colleagues,
  shortestMinutes: number,
): DayContent {
  const closed = closedDayName(day, closedDays);
  return {
    day,
    closed,
    open: closed === null ? openMinutes(day, hours) : [],
    off: (calendar?.days_off ?? [])
      .filter(({ first_day, last_day }) => first_day <= day && day <= last_day)
      .flatMap(({ staff_id }) => colleagues.nameOf(staff_id) ?? []),
    tasks: (calendar?.tasks ?? []).filter(({ task }) => task.due_on === day),
    demos: placeDemos(day, calendar?.demos ?? [], shortestMinutes),
    busy: busyBlocks(day, calendar?.busy ?? []),
  };
}

/** How long a demo takes. */
export function minutesOf(demo: CalendarDemo, days: readonly CalendarDay[]): number {
  const spans = days.flatMap((day) => minutesOn(day, demo.starts_at, demo.ends_at) ?? []);
  return spans.reduce((sum, { from, to }) => sum + to - from, 0) || 20;
}
