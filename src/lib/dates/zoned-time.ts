import { TZDate } from "@date-fns/tz";
import { lightFormat } from "date-fns";
import type { CalendarDay } from "./calendar-day";
import { readerLocale } from "@/lib/format/locale";

const NO_BREAK_SPACE = "\u00a0";
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter is slow. */
function formatterOf(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  locale: string,
): Intl.DateTimeFormat {
  const key = [locale, timeZone, JSON.stringify(options)].join();
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formatters.set(key, formatter);
  return formatter;
}

export function formatIn(
  timeZone: string,
  moment: Date,
  options: Intl.DateTimeFormatOptions,
  locale: string = readerLocale(),
): string {
  return formatterOf(timeZone, options, locale).format(moment);
}

/** From one moment to another, without saying twice what both have. */
export const formatSpanIn = (
  timeZone: string,
  [from, to]: readonly [Date, Date],
  options: Intl.DateTimeFormatOptions,
): string => formatterOf(timeZone, options, readerLocale()).formatRange(from, to);

const CLOCK: Intl.DateTimeFormatOptions = { timeStyle: "short" };

/** "2:30 pm", or "14:30" by locale. Never wraps before the "pm". */
export function formatClock(moment: Date, timeZone: string, locale = readerLocale()): string {
  return clockText(formatterOf(timeZone, CLOCK, locale).formatToParts(moment));
}

/** For a sentence: "9 am" on the hour, "2:30 pm" else; a 24-hour clock keeps its minutes. */
export function formatHour(moment: Date, timeZone: string, locale = readerLocale()): string {
  const parts = formatterOf(timeZone, CLOCK, locale).formatToParts(moment);
  const isWhole = parts.some(({ type, value }) => type === "minute" && value === "00");
  if (!isWhole || !parts.some(({ type }) => type === "dayPeriod")) return clockText(parts);
  return clockText(formatterOf(timeZone, { hour: "numeric" }, locale).formatToParts(moment));
}

/** `Intl` writes "PM", and engines differ on the space before it. */
function clockText(parts: Intl.DateTimeFormatPart[]): string {
  return parts
    .map(({ type, value }) => (type === "dayPeriod" ? value.toLowerCase() : value))
    .join("")
    .replace(/\s/g, NO_BREAK_SPACE);
}

/** "Tuesday, December 1". */
export function formatLongDay(moment: Date, timeZone: string): string {
  return formatIn(timeZone, moment, { weekday: "long", month: "long", day: "numeric" });
}

/** "Tuesday", or "Tue". */
export function formatWeekday(moment: Date, timeZone: string, width: "long" | "short"): string {
  return formatIn(timeZone, moment, { weekday: width });
}

export function formatShortDay(moment: Date, timeZone: string): string {
  return formatIn(timeZone, moment, { month: "short", day: "numeric" });
}

/** "Eastern Time", "India Standard Time": the same name in summer and winter. */
export function zoneName(timeZone: string): string {
  const generic = namedAs(timeZone, "longGeneric");
  // Zones without daylight saving have no generic name, only an offset.
  return generic.startsWith("GMT") ? namedAs(timeZone, "long") : generic;
}

/** "Pacific time", "UTC": the short name. */
export function shortZoneName(timeZone: string): string {
  const name = zoneName(timeZone);
  const short = new Map([
    ["Coordinated Universal Time", "UTC"],
    ["Greenwich Mean Time", "GMT"],
  ]);
  return short.get(name) ?? name.replace(/( Standard)? Time$/, " time");
}

function namedAs(timeZone: string, timeZoneName: "long" | "longGeneric"): string {
  const parts = formatterOf(timeZone, { timeZoneName }, readerLocale()).formatToParts(new Date(0));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

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
