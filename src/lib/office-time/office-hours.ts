import { PAGE_LOCALE } from "@/lib/format/locale";
import { site } from "@/lib/site/site";
import { isFederalHoliday } from "./federal-holidays";
import { formatHour } from "@/lib/time/zoned-label";
import { dayIn, momentOf, wallTime, weekday, type WallTime } from "@/lib/time/zoned-time";

const { opens, closes } = site.openingMinutes;
const MINUTE = 60_000;
const SLOT_EVERY_MINUTES = 30;
const NOTICE_MS = 120 * MINUTE;
const DEMO_DAYS = 10;

/** "9 am" and "5 pm", wherever the office is. */
export const openingTimes = () => ({ opens: textOf(opens), closes: textOf(closes) });

function textOf(minutes: number): string {
  return formatHour(new Date(Date.UTC(2000, 0, 1, 0, minutes)), "UTC", PAGE_LOCALE);
}

const isWorkday = (time: WallTime) => weekday(time) >= 1 && weekday(time) <= 5;

export type OfficeStatus = {
  isOpen: boolean;
  /** When that changes: the closing of today, or the next opening. */
  changesAt: Date;
};

/** Open from 9 am sharp, closed from 5 pm sharp, Monday to Friday there. */
export function officeStatus(now: Date, timeZone: string): OfficeStatus {
  const here = wallTime(now, timeZone);
  const isOpen = isWorkday(here) && here.minutes >= opens && here.minutes < closes;
  return {
    isOpen,
    changesAt: isOpen
      ? momentOf({ ...here, minutes: closes }, timeZone)
      : nextOpening(now, here, timeZone),
  };
}

function nextOpening(now: Date, here: WallTime, timeZone: string): Date {
  let opening: WallTime = { ...here, minutes: opens };
  while (!isWorkday(opening) || momentOf(opening, timeZone) <= now) {
    opening = { ...opening, day: opening.day + 1 };
  }
  return momentOf(opening, timeZone);
}

/**
 * Every time a demo can be asked for: workdays, federal holidays left out, on the half hour from
 * 9 am to 4:30 pm in New York, at least two hours from now, on the next ten days that have one. The
 * database asks the same.
 */
export function demoSlots(now: Date): Date[] {
  const earliest = now.getTime() + NOTICE_MS;
  let day: WallTime = { ...wallTime(now, site.phoneTimeZone), minutes: 0 };
  const slots: Date[] = [];
  for (let days = 0; days < DEMO_DAYS; day = { ...day, day: day.day + 1 }) {
    const offered = slotsOf(day).filter((slot) => slot.getTime() >= earliest);
    slots.push(...offered);
    if (offered.length > 0) days += 1;
  }
  return slots;
}

/** The same day with a `day` that is within its month. */
function inCalendar({ year, month, day, minutes }: WallTime): WallTime {
  const date = new Date(Date.UTC(year, month - 1, day));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    minutes,
  };
}

function slotsOf(day: WallTime): Date[] {
  if (!isWorkday(day) || isFederalHoliday(inCalendar(day))) return [];
  const count = (closes - opens) / SLOT_EVERY_MINUTES;
  return Array.from({ length: count }, (_, index) =>
    momentOf({ ...day, minutes: opens + index * SLOT_EVERY_MINUTES }, site.phoneTimeZone),
  );
}

export type SlotDay = { key: string; slots: Date[] };

/** The slots under the day they fall on where the visitor is, which may not be New York's. */
export function slotDays(slots: readonly Date[], timeZone: string): SlotDay[] {
  const days = new Map<string, Date[]>();
  for (const slot of slots) {
    const key = dayIn(timeZone, slot);
    days.set(key, [...(days.get(key) ?? []), slot]);
  }
  return Array.from(days, ([key, daySlots]) => ({ key, slots: daySlots }));
}
