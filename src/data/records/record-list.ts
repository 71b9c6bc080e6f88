import type { ImportList } from "@/data/imports/schema";
import { recordField, type RecordField } from "./record-fields";

/** English, for `t()`. A test searches for a row by each of them. */
export const searchFields = {
  leads: ["name", "business", "town", "phone", "e-mail", "website", "reference", "message"],
  clients: ["business", "contact", "phone", "e-mail", "domain", "town", "trade"],
  tickets: ["subject", "number", "conversation", "client", "contact", "phone"],
  mails: ["recipient", "e-mail", "subject", "reference", "words", "phone"],
  inboundMails: ["sender", "e-mail", "subject", "words"],
  posts: ["title", "slug"],
  pictures: ["name", "alternative text"],
  spam: ["name", "business", "town", "phone", "e-mail", "reference", "message"],
} as const satisfies Record<string, readonly string[]>;
export type SearchedList = keyof typeof searchFields;

export type RecordColumn<Field extends string = string, SortKey extends string = never> = {
  /** Its name in the URL. */
  id: string;
  /** By default that of its first field. */
  label?: string;
  fields: readonly [Field, ...Field[]];
  isShownAtFirst?: true;
  sort?: { key: SortKey; begins: "up" | "down" };
};

export type RecordFilter<Field extends string = string> = {
  /** In the URL and for the database. */
  name: string;
  /** By default that of its field. */
  label?: string;
  kind: "some" | "one" | "on";
  /** The field whose choices it offers. Without one, it takes a record's id. */
  field?: Field;
  choices?: Record<string, string>;
  /** Takes two days too, such as "2026-11-01..2026-11-15". */
  isSpan?: true;
  /** The value of a switch that is on, if not true. */
  value?: string;
  /** The board shows every stage, and no archived leads. */
  isOfListOnly?: true;
};

type FilterValue<Filter extends RecordFilter> = Filter extends { isSpan: true }
  ? string
  : Filter extends {
        choices: Record<infer Choice, string>;
      }
    ? Filter["kind"] extends "some"
      ? Choice[]
      : Choice
    : Filter extends { value: infer Value }
      ? Value
      : { some: string[]; one: string; on: true }[Filter["kind"]];

/** The active filters by name; a person is an id or "none". */
export type FilterValues<Filter extends RecordFilter> = {
  [Each in Filter as Each["name"]]?: FilterValue<Each>;
};

/** The filters that fields request by name. */
export type FieldFilters<Field extends RecordField> = {
  [Each in Extract<Field, { filter: string }> as Each["filter"]]?: string[];
};

export const fieldColumns = <Field extends RecordField>(fields: readonly Field[]) =>
  fields.flatMap(({ id, column }: Field): RecordColumn<Field["id"]>[] =>
    column === undefined ? [] : [{ id: column, fields: [id] }],
  );

export const fieldFilters = <Field extends RecordField>(fields: readonly Field[]) =>
  fields.flatMap(({ id, filter }: Field): RecordFilter<Field["id"]>[] =>
    filter === undefined ? [] : [{ name: filter, field: id, kind: "some" }],
  );

/** The possible values of a filter, with labels. */
export function filterChoices(
  list: ImportList,
  { choices, field: id }: RecordFilter,
): Record<string, string> {
  const field = id === undefined ? undefined : recordField(list, id);
  return choices ?? (field?.kind === "choice" ? field.labels : {});
}

/** The label of a column or filter, by default its field's. */
export const listLabel = (
  list: ImportList,
  { label, field }: Pick<RecordFilter, "label" | "field">,
): string => label ?? (field === undefined ? "" : recordField(list, field).label);
