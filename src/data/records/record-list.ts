import type { ImportList } from "@/data/imports/schema";
import { recordField, type RecordField } from "./record-fields";

/**
 * What the search of each list looks in, as its box names it. English, for `t()`. A test finds a row
 * of each list by each of them.
 */
export const searchFields = {
  leads: ["name", "business", "town", "phone", "e-mail", "website", "reference", "message"],
  clients: ["business", "contact", "phone", "e-mail", "domain", "town", "trade"],
  tickets: ["subject", "number", "conversation", "client", "contact", "phone"],
  mails: ["recipient", "e-mail", "subject", "reference", "words", "phone"],
  inboundMails: ["sender", "e-mail", "subject", "words"],
  posts: ["title", "slug"],
  suspects: ["name", "business", "town", "phone", "e-mail", "reference", "message"],
} as const satisfies Record<string, readonly string[]>;
export type SearchedList = keyof typeof searchFields;

/** A column of a list, beside the record's name. */
export type RecordColumn<Field extends string = string, SortKey extends string = never> = {
  /** Its name in the address. */
  id: string;
  /** Of its first field, unless it says another. */
  label?: string;
  /** Each is a column of an export; the list shows the first, unless it draws more than words. */
  fields: readonly [Field, ...Field[]];
  isShownAtFirst?: true;
  sort?: { key: SortKey; begins: "up" | "down" };
};

/** What a list can be narrowed by. */
export type RecordFilter<Field extends string = string> = {
  /** In the address and for the database. */
  name: string;
  /** Of its field, unless it says another. */
  label?: string;
  /** "some" takes several choices, "one" one, and "on" is a switch. */
  kind: "some" | "one" | "on";
  /** Whose choices it offers, unless it has its own. Without either it takes a record's id. */
  field?: Field;
  choices?: Record<string, string>;
  /** What a switch says when it is on, where that is not true. */
  value?: string;
  /** The board of leads shows every stage, and nothing that was put away. */
  isOfListOnly?: true;
};

type FilterValue<Filter extends RecordFilter> = Filter extends {
  choices: Record<infer Choice, string>;
}
  ? Filter["kind"] extends "some"
    ? Choice[]
    : Choice
  : Filter extends { value: infer Value }
    ? Value
    : { some: string[]; one: string; on: true }[Filter["kind"]];

/** What is set of a list's filters, by their names; a person is an id or "none". */
export type FilterValues<Filter extends RecordFilter> = {
  [Each in Filter as Each["name"]]?: FilterValue<Each>;
};

/** The filters that fields ask for by name. */
export type FieldFilters<Field extends RecordField> = {
  [Each in Extract<Field, { filter: string }> as Each["filter"]]?: string[];
};

/** The columns that fields ask for; they come after those that the list places itself. */
export const fieldColumns = <Field extends RecordField>(fields: readonly Field[]) =>
  fields.flatMap(({ id, column }: Field): RecordColumn<Field["id"]>[] =>
    column === undefined ? [] : [{ id: column, fields: [id] }],
  );

/** Likewise their filters. */
export const fieldFilters = <Field extends RecordField>(fields: readonly Field[]) =>
  fields.flatMap(({ id, filter }: Field): RecordFilter<Field["id"]>[] =>
    filter === undefined ? [] : [{ name: filter, field: id, kind: "some" }],
  );

/** The values a filter may have, with what they are called. */
export function filterChoices(
  list: ImportList,
  { choices, field: id }: RecordFilter,
): Record<string, string> {
  const field = id === undefined ? undefined : recordField(list, id);
  return choices ?? (field?.kind === "choice" ? field.labels : {});
}

/** What a column or a filter is called: as its field, unless it says another. */
export const listLabel = (
  list: ImportList,
  { label, field }: Pick<RecordFilter, "label" | "field">,
): string => label ?? (field === undefined ? "" : recordField(list, field).label);
