import { withoutFormulaGuard } from "@/lib/format/csv";
import type { CalendarDay } from "@/lib/dates/calendar-day";
import { bareWord, MONTH_NAMES } from "@/lib/dates/calendar-month";

/** "$1,299.00", "1.299,00" and "299 / month" in cents; null if invalid. */
export function readCents(text: string): number | null {
  const bare = text
    .replace(/\s*(\/|per|a)?\s*(mo|month|monthly)\.?$/i, "")
    .replaceAll(/US\$|USD|CAD|EUR|[$€£\s]/gi, "");
  const parts = /^(\d{1,3}(?:[.,']\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(bare);
  if (parts === null) return null;
  const dollars = Number((parts[1] ?? "").replaceAll(/[.,']/g, ""));
  const cents = dollars * 100 + Number((parts[2] ?? "0").padEnd(2, "0"));
  return cents <= 100_000_000 ? cents : null;
}

/** Spreadsheets turn long numbers into 4.91512E+11, always with the sign. */
export const isPowerOfTen = (text: string): boolean => /^[+-]?\d+(?:[.,]\d+)?E[+-]\d+$/i.test(text);

/** The parts of a US number; area codes do not begin with 0 or 1. */
const AMERICAN = /^(?:\+?1[\s.-]*)?(?:\(([2-9]\d\d)\)|([2-9]\d\d))[\s./-]*(\d{3})[\s.-]*(\d{4})$/;

/** Formats a US number; keeps others. Null if invalid. */
export function readPhone(typed: string): string | null {
  // Some programs store a number as a float: 5550101234.0.
  const text = typed.replace(/^(\d{7,15})\.0$/, "$1");
  const digits = text.replaceAll(/\D/g, "");
  if (digits.length < 7 || digits.length > 15 || text.length > 40) return null;
  const number = text.replace(/(extension|ext|x)\.?\s*\d+$/i, "");
  if (!/^[\d\s().+/-]*$/.test(text)) return /[a-z]{4}/i.test(number) ? null : text;
  const parts = AMERICAN.exec(text.trim());
  return parts === null ? text : `(${parts[1] ?? parts[2]}) ${parts[3]}-${parts[4]}`;
}

export type DayOrder = "month-first" | "day-first";

/** "Nov", "novembre", "Okt.": null for ambiguous abbreviations such as "jui". */
function readMonth(typed: string): number | null {
  const word = bareWord(typed);
  const found = new Set(
    MONTH_NAMES.filter(({ name }) => name.startsWith(word)).map(({ number }) => number),
  );
  const [month] = found;
  return word.length >= 3 && month !== undefined && found.size === 1 ? month : null;
}

function dayOf(year: number, month: number, day: number): CalendarDay | null {
  const fullYear = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(fullYear, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isReal || fullYear < 1900 || fullYear > 2099) return null;
  return date.toISOString().slice(0, 10);
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/;
const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:,?\s+\d.*)?$/;
/**
 * Matches "27-Nov-2026", "27. Nov 26", "Saturday, November 21, 2026" and "27 de noviembre de 2026",
 * which a time may follow.
 */
const NAMED =
  /^(?:\p{L}+\.?,?\s+)?(?:(\d{1,2})[\s./-]+)?(?:de\s+)?(\p{L}{3,10})\.?(?:[\s./-]+(\d{1,2}))?,?[\s./-]+(?:de\s+)?(\d{4}|\d{2})(?:[,\s]+\d{1,2}:\d{2}.*)?$/u;

/** The two numbers of "3/4/2026", in either order. */
export function dayParts(text: string): { first: number; second: number } | null {
  const parts = NUMBERS.exec(text.trim());
  // With dots the day always comes first.
  if (parts === null || parts[2] === ".") return null;
  return { first: Number(parts[1]), second: Number(parts[3]) };
}

/** True when both orders are valid and different days. */
export function isAmbiguousDay(text: string): boolean {
  const parts = dayParts(text);
  return parts !== null && parts.first <= 12 && parts.second <= 12 && parts.first !== parts.second;
}

/** Parses a day, null if invalid. Accepts a spreadsheet's serial number. */
export function readDay(typed: string, order: DayOrder): CalendarDay | null {
  const text = typed.trim();
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return dayOf(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [first, second, year] = [Number(numbers[1]), Number(numbers[3]), Number(numbers[4])];
    const isDayFirst = numbers[2] === "." || order === "day-first";
    return isDayFirst ? dayOf(year, second, first) : dayOf(year, first, second);
  }
  const named = NAMED.exec(text.toLowerCase().replace(/(\d)(st|nd|rd|th)\b/, "$1"));
  if (named) {
    const month = readMonth(named[2] ?? "");
    return month === null ? null : dayOf(Number(named[4]), month, Number(named[1] ?? named[3]));
  }
  if (!/^[2-6]\d{4}$/.test(text)) return null;
  const date = new Date(Date.UTC(1899, 11, 30 + Number(text)));
  return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

// Invisible characters, which are not stored.
// oxlint-disable-next-line no-control-regex -- these are what is removed
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b-\u200d\u2060\ufeff]/g;

/** Removes invisible characters, and the apostrophe of our own exports against formulas. */
export function cleanCell(cell: string | undefined, keepsLines: boolean): string {
  const own = withoutFormulaGuard(cell ?? "");
  const text = own.replaceAll(UNSEEN, "").replaceAll("\u00a0", " ").trim();
  return keepsLines ? text : text.replaceAll(/\s+/g, " ");
}
