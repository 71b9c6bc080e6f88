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
