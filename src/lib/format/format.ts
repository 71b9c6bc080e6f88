import { PAGE_LOCALE } from "./locale";

/** Reads Postgres' own spelling (`2026-11-21 07:58:53.055+00`) and ISO 8601. Null for anything else. */
export function parseTimestamp(text: unknown): Date | null {
  if (typeof text !== "string") return null;
  const iso = text
    .trim()
    .replace(" ", "T")
    .replace(/([+-]\d\d)$/, "$1:00");
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** "10,000" and "1.25". Not by Intl, whose first use takes 100 ms on a slow phone. */
export function formatNumber(value: number, decimals = 3): string {
  const [whole = "", fraction] = String(Number(value.toFixed(decimals))).split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** "12 kB", "8.3 MB", "1.2 GB". */
export function formatFileSize(bytes: number): string {
  const format = (unit: string, size: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(PAGE_LOCALE, { style: "unit", unit, maximumFractionDigits }).format(size);
  if (bytes >= 1_000_000_000) return format("gigabyte", bytes / 1_000_000_000, 1);
  if (bytes >= 1_000_000) return format("megabyte", bytes / 1_000_000, 1);
  return format("kilobyte", bytes === 0 ? 0 : Math.max(1, bytes / 1_000), 0);
}

/** Whole dollars: "$299", "-$299". */
export function formatUsd(amount: number): string {
  return `${amount < 0 ? "-" : ""}$${formatNumber(Math.abs(amount), 0)}`;
}

/** "$49,036", and "$12.3M" from ten million on, to fit its box. */
export function formatUsdFigure(amount: number): string {
  if (Math.abs(amount) < 10_000_000) return formatUsd(amount);
  return new Intl.NumberFormat(PAGE_LOCALE, {
    style: "currency",
    currency: "USD",
    notation: "compact",
    maximumFractionDigits: 1,
  }).format(amount);
}

/** "48,210", and "12.3M" from ten million on. */
export function formatFigure(value: number): string {
  if (Math.abs(value) < 10_000_000) return formatNumber(value);
  const options = { notation: "compact", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(PAGE_LOCALE, options).format(value);
}

/** Each unit begins where its marks are round: below ten thousand dollars "$2k" would hide too much. */
const UNITS = [
  { size: 1e9, from: 2e9, suffix: "b" },
  { size: 1e6, from: 2e6, suffix: "m" },
  { size: 1e3, from: 1e4, suffix: "k" },
];

/** "$45k": a mark of an axis, in the unit that suits the `largest` mark. */
export function formatUsdMark(amount: number, largest: number): string {
  const unit = UNITS.find(({ from }) => Math.abs(largest) >= from);
  const text = new Intl.NumberFormat(PAGE_LOCALE, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: 0,
    maximumFractionDigits: unit ? 1 : 0,
  }).format(amount / (unit?.size ?? 1));
  return `${text}${unit?.suffix ?? ""}`;
}

/** Takes percent, not a share of one: 87.5 becomes "87.5%". */
export function formatPercent(percent: number): string {
  return new Intl.NumberFormat(PAGE_LOCALE, {
    style: "percent",
    maximumFractionDigits: Math.abs(percent) < 1000 ? 1 : 0,
  }).format(percent / 100);
}

const MINUS = "\u2212";

/** Always one decimal, and a minus as wide as the plus. */
export function formatSigned(value: number): string {
  return new Intl.NumberFormat(PAGE_LOCALE, {
    signDisplay: "exceptZero",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .formatToParts(value)
    .map(({ type, value: text }) => (type === "minusSign" ? MINUS : text))
    .join("");
}

/** "Priya Nair" becomes "PN". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // By characters, because half of a surrogate pair is invalid HTML.
  return ends
    .map((word = "") => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase();
}

/** "Macon, GA, ZIP code". Empty items are left out. */
export function formatList(items: readonly (string | null | undefined | false)[]): string {
  return items.filter(Boolean).join(", ");
}

/** Formats ten digits as (740) 555-0199; leaves other numbers unchanged. */
export function formatPhone(typed: string): string {
  const [, area, exchange, line] =
    /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(typed.replaceAll(/[\s().-]/g, "")) ?? [];
  return area === undefined ? typed : `(${area}) ${exchange}-${line}`;
}

/** Keeps each "2:30 pm" and "(740) 555-0199" of a text on one line. */
export const unbroken = (text: string): string =>
  text.replaceAll(/(\d|\(\d{3}\)) (?=[ap]m\b|\d{3}-\d{4})/g, "$1\u00a0");
