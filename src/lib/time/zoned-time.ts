import { TZDate } from "@date-fns/tz";
import { lightFormat } from "date-fns";
import type { CalendarDay } from "./calendar-day";

/** A moment as a clock on a wall of some time zone shows it. */
export type WallTime = {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** Since midnight. */
  minutes: number;
};

export function wallTime(moment: Date, timeZone: string): WallTime {
  const there = new TZDate(moment, timeZone);
  return {
    year: there.getFullYear(),
    month: there.getMonth() + 1,
    day: there.getDate(),
    minutes: there.getHours() * 60 + there.getMinutes(),
  };
}

/**
 * The moment at which a clock in `timeZone` shows `time`. `day` may run past the month's end.
 * A time that the clocks skip is taken as the hour after; one they show twice as the first.
 */
export function momentOf({ year, month, day, minutes }: WallTime, timeZone: string): Date {
  return new Date(new TZDate(year, month - 1, day, 0, minutes, timeZone).getTime());
}

/** 0 is Sunday. */
export function weekday({ year, month, day }: WallTime): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** Which day it is there. */
export function dayIn(timeZone: string, moment: Date): CalendarDay {
  return lightFormat(new TZDate(moment, timeZone), "yyyy-MM-dd");
}

/** Whether a clock can be read by that name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** "09:30", as a field for a time holds it. */
export function clockIn(timeZone: string, moment: Date): string {
  return lightFormat(new TZDate(moment, timeZone), "HH:mm");
}

/** The moment at which it is that day and time there; null where either is not whole. */
export function momentAt(day: string, clock: string, timeZone: string): Date | null {
  const [, year, month, date, hours, minutes] =
    /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d)$/.exec(`${day} ${clock}`) ?? [];
  if (year === undefined) return null;
  return momentOf(
    {
      year: Number(year),
      month: Number(month),
      day: Number(date),
      minutes: Number(hours) * 60 + Number(minutes),
    },
    timeZone,
  );
}
