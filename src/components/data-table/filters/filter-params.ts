import { formatCalendarDay, isCalendarDay } from "@/lib/dates/calendar-day";

export type FilterValue = string | readonly string[] | true;

export type FilterParam<Value> = {
  parse: (text: string) => Value | undefined;
  write: (value: Value) => string;
};

const LONGEST_LIST = 60;
const LONGEST_TEXT = 200;

/** Control characters are in no name, and Postgres refuses some. */
export const cleanText = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, LONGEST_TEXT);

type ListParam<Value extends string> = FilterParam<Value[]>;

const listParam = <Value extends string>(
  accept: (parts: string[]) => Value[],
): ListParam<Value> => ({
  parse: (text) => {
    const values = accept(text.slice(0, 2_000).split(",").map(cleanText).slice(0, LONGEST_LIST));
    return values.length > 0 ? values : undefined;
  },
  write: (values) => values.join(","),
});

export const someOf = <Value extends string>(values: readonly Value[]) =>
  listParam((parts) => values.filter((value) => parts.includes(value)));

const someLike = (pattern: RegExp) =>
  listParam((parts) => [...new Set(parts.filter((part) => pattern.test(part)))].sort());

export const oneOf = <Value extends string>(values: readonly Value[]): FilterParam<Value> => ({
  parse: (text) => values.find((value) => value === text),
  write: (value) => value,
});

export const oneLike = (pattern: RegExp): FilterParam<string> => ({
  parse: (text) => (pattern.test(text) ? text : undefined),
  write: (value) => value,
});

export const isOn: FilterParam<true> = {
  parse: (text) => (text === "yes" ? true : undefined),
  write: () => "yes",
};

export const RECORD_ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A person's id, or "none". */
export const person = oneLike(/^(?:none|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/);

export const regions = someLike(/^[A-Z]{2}$/);

/** The two days of "2026-11-01..2026-11-15"; null for anything else. */
export function daysOfSpan(text: string): [first: string, last: string] | null {
  const [first = "", last = "", ...rest] = text.split("..");
  const isSpan = [first, last].every(isCalendarDay) && first <= last && rest.length === 0;
  return isSpan ? [first, last] : null;
}

/** One of the choices, or two days. */
export const spanOr = (choices: readonly string[]): FilterParam<string> => ({
  parse: (text) => (choices.includes(text) || daysOfSpan(text) !== null ? text : undefined),
  write: (value) => value,
});

export function spanLabel(text: string): string {
  const days = daysOfSpan(text);
  return days === null ? text : days.map((day) => formatCalendarDay(day)).join(" – ");
}
