import { PAGE_LOCALE } from "@/lib/format/locale";
import { site } from "@/content/company";
import {
  momentOf,
  wallTime,
  weekday,
  type WallTime,
  formatHour,
  formatWeekday,
} from "@/lib/dates/zoned-time";
import { isFederalHoliday, isOntarioHoliday } from "./holidays";
import type { OpenHours } from "./business-clock";

const dateOf = (weekday: number) => new Date(Date.UTC(2024, 0, weekday));

/** "Monday", or "Mon"; 1 is Monday. */
export const weekdayName = (weekday: number, width: "long" | "short" = "long") =>
  formatWeekday(dateOf(weekday), "UTC", width);

function timeLabel(time: string): string {
  const moment = new Date(`2024-01-01T${time}Z`);
  return Number.isNaN(moment.getTime()) ? time : formatHour(moment, "UTC");
}

const spansOf = (hours: readonly OpenHours[], weekday: number) =>
  hours
    .filter((span) => span.weekday === weekday)
    .map(({ opens_at, closes_at }) => `${timeLabel(opens_at)}–${timeLabel(closes_at)}`)
    .join(", ");

/** "Mon–Thu 9 am–12 pm, 1 pm–5 pm; Fri 9 am–12 pm". Empty without hours. */
export function hoursLabel(hours: readonly OpenHours[]): string {
  const runs: { first: number; last: number; spans: string }[] = [];
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const spans = spansOf(hours, weekday);
    const run = runs.at(-1);
    if (spans === "") continue;
    if (run?.spans === spans && run.last === weekday - 1) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, spans });
  }
  return runs
    .map(({ first, last, spans }) => {
      const days = [...new Set([first, last])].map((day) => weekdayName(day, "short")).join("–");
      return `${days} ${spans}`;
    })
    .join("; ");
}

const { opens, closes } = site.openingMinutes;

export const openingTimes = () => ({ opens: textOf(opens), closes: textOf(closes) });

function textOf(minutes: number): string {
  return formatHour(new Date(Date.UTC(2000, 0, 1, 0, minutes)), "UTC", PAGE_LOCALE);
}

const zones = [...new Set(site.offices.map(({ timeZone }) => timeZone))];

/** Holidays by country: federal ones in the States, Ontario's in Canada. */
const zonesOfStates: string[] = site.offices
  .filter(({ region }) => region.endsWith("USA"))
  .map(({ timeZone }) => timeZone);

const isHoliday = (time: WallTime, timeZone: string) =>
  zonesOfStates.includes(timeZone) ? isFederalHoliday(time) : isOntarioHoliday(time);

const isWorkday = (time: WallTime, timeZone: string) =>
  weekday(time) >= 1 && weekday(time) <= 5 && !isHoliday(time, timeZone);

export type OfficeStatus = {
  isOpen: boolean;
  /** The next closing or opening. */
  changesAt: Date;
};

/** Open Monday to Friday from 9 am to 5 pm, except on holidays. */
export function officeStatus(now: Date, timeZone: string): OfficeStatus {
  const here = wallTime(now, timeZone);
  const isOpen = isWorkday(here, timeZone) && here.minutes >= opens && here.minutes < closes;
  return {
    isOpen,
    changesAt: isOpen
      ? momentOf({ ...here, minutes: closes }, timeZone)
      : nextOpening(now, here, timeZone),
  };
}

/** The phone is answered while any office is open. */
export function phoneStatus(now: Date): OfficeStatus {
  const statuses = zones.map((timeZone) => officeStatus(now, timeZone));
  const changes = (some: OfficeStatus[]) => some.map(({ changesAt }) => changesAt.getTime());
  const open = statuses.filter(({ isOpen }) => isOpen);
  if (open.length === 0) {
    return { isOpen: false, changesAt: new Date(Math.min(...changes(statuses))) };
  }
  const changesAt = new Date(Math.max(...changes(open)));
  const then = phoneStatus(changesAt);
  return then.isOpen ? then : { isOpen: true, changesAt };
}

function nextOpening(now: Date, here: WallTime, timeZone: string): Date {
  let opening: WallTime = { ...here, minutes: opens };
  while (!isWorkday(opening, timeZone) || momentOf(opening, timeZone) <= now) {
    opening = wallTime(momentOf({ ...opening, day: opening.day + 1 }, timeZone), timeZone);
  }
  return momentOf(opening, timeZone);
}
