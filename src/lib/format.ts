const LOCALE = "en-US";

/**
 * Both spellings of a timestamp: Postgres' own (`2026-11-21 07:58:53.055+00`) and ISO 8601.
 * Null for anything else.
 */
export function parseTimestamp(text: unknown): Date | null {
  if (typeof text !== "string") return null;
  const iso = text
    .trim()
    .replace(" ", "T")
    .replace(/([+-]\d\d)$/, "$1:00");
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** "Nov 18, 2026". The same for every reader: prerendered and hydrated text must agree. */
export function formatDate(date: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: "UTC" }).format(date);
}

/** "Nov 18", of a day in UTC, for where the year goes without saying. */
export function formatMonthDay(date: Date): string {
  return new Intl.DateTimeFormat(LOCALE, {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  }).format(date);
}

/** "10,000". */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(LOCALE).format(value);
}

/** Whole dollars: "$299". */
export function formatUsd(amount: number): string {
  return new Intl.NumberFormat(LOCALE, {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
  }).format(amount);
}

/** "Priya Nair" becomes "PN". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0]?.charAt(0) ?? "";
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? "") : "";
  return (first + last).toUpperCase();
}
