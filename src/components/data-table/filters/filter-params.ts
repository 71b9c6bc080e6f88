/** What a filter may hold: several choices, one, or being on. */
export type FilterValue = string | readonly string[] | true;

/** How one filter stands in the address. What cannot be read is as if it were not there. */
export type FilterParam<Value> = {
  parse: (text: string) => Value | undefined;
  write: (value: Value) => string;
};

const LONGEST_LIST = 60;
const LONGEST_TEXT = 200;

/** Control characters stand in no name, and Postgres refuses some. */
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

/** Several of `values`, in their order. */
export const someOf = <Value extends string>(values: readonly Value[]) =>
  listParam((parts) => values.filter((value) => parts.includes(value)));

/** Several texts that look like `pattern`, in the order of the alphabet. */
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

/** The id of any record. */
export const RECORD_ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A person's id, or "none" for nobody. */
export const person = oneLike(/^(?:none|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/);

/** States and provinces by their two letters. */
export const regions = someLike(/^[A-Z]{2}$/);
