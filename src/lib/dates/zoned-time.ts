import { TZDate } from "@date-fns/tz";
import { lightFormat } from "date-fns";
import type { CalendarDay } from "./calendar-day";

/** Local date and time in a zone. */
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
 * The moment of a local time in `timeZone`. `day` may be past the month's end. A skipped time is an
 * hour later; of a repeated one it is the first.
 */
export function momentOf({ year, month, day, minutes }: WallTime, timeZone: string): Date {
  return new Date(new TZDate(year, month - 1, day, 0, minutes, timeZone).getTime());
}

/** 0 is Sunday. */
export function weekday({ year, month, day }: WallTime): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** The day at that moment in the zone. */
export function dayIn(timeZone: string, moment: Date): CalendarDay {
  return lightFormat(new TZDate(moment, timeZone), "yyyy-MM-dd");
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** "09:30", as a time input expects it. */
export function clockIn(timeZone: string, moment: Date): string {
  return lightFormat(new TZDate(moment, timeZone), "HH:mm");
}

/** The moment of a day and time in the zone; null where either is incomplete. */
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
