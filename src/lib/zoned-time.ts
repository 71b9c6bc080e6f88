/** A moment as a clock on a wall of some time zone shows it. */
export type WallTime = {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** Since midnight. */
  minutes: number;
};

const LOCALE = "en-US";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(options);
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone });
  formatters.set(key, formatter);
  return formatter;
}

const WALL_TIME: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  hourCycle: "h23",
};

export function wallTime(moment: Date, timeZone: string): WallTime {
  const parts = formatterOf(timeZone, WALL_TIME).formatToParts(moment);
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    year: number("year"),
    month: number("month"),
    day: number("day"),
    minutes: number("hour") * 60 + number("minute"),
  };
}

const asIfUtc = ({ year, month, day, minutes }: WallTime) =>
  Date.UTC(year, month - 1, day, 0, minutes);

/**
 * The moment at which a clock in `timeZone` shows `time`. `day` may run past the month's end.
 * A time that the clocks skip is taken as the hour after; one they show twice as the first.
 */
export function momentOf(time: WallTime, timeZone: string): Date {
  const wanted = asIfUtc(time);
  const offsetAt = (moment: number) =>
    asIfUtc(wallTime(new Date(moment), timeZone)) - Math.floor(moment / MINUTE) * MINUTE;
  // A day before and after lie on either side of a clock change, if there is one.
  const before = wanted - offsetAt(wanted - DAY);
  const after = wanted - offsetAt(wanted + DAY);
  const shows = (moment: number) => asIfUtc(wallTime(new Date(moment), timeZone)) === wanted;
  return new Date(shows(before) || !shows(after) ? before : after);
}

/** 0 is Sunday. */
export function weekday({ year, month, day }: WallTime): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** "2026-12-01": which day it is there, as a key. */
export function dayKey(moment: Date, timeZone: string): string {
  const { year, month, day } = wallTime(moment, timeZone);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** "10:30", "16:05". */
export function formatClock(moment: Date, timeZone: string): string {
  const { minutes } = wallTime(moment, timeZone);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** "Tuesday, December 1". */
export function formatDay(moment: Date, timeZone: string): string {
  return formatterOf(timeZone, { weekday: "long", month: "long", day: "numeric" }).format(moment);
}

/** "Tue". */
export function formatWeekday(moment: Date, timeZone: string, width: "long" | "short"): string {
  return formatterOf(timeZone, { weekday: width }).format(moment);
}

/** "Dec 1". */
export function formatShortDay(moment: Date, timeZone: string): string {
  return formatterOf(timeZone, { month: "short", day: "numeric" }).format(moment);
}

/** "Eastern Time", "India Standard Time": the zone's name, the same in summer and winter. */
export function zoneName(timeZone: string): string {
  const generic = namedAs(timeZone, "longGeneric");
  // Zones without a season have no generic name, only an offset.
  return generic.startsWith("GMT") ? namedAs(timeZone, "long") : generic;
}

function namedAs(timeZone: string, timeZoneName: "long" | "longGeneric"): string {
  const parts = formatterOf(timeZone, { timeZoneName }).formatToParts(new Date(0));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
