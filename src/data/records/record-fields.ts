import type { ImportList } from "@/data/imports/schema";
import { clientFields } from "@/data/clients/fields";
import { leadFields } from "@/data/leads/fields";
import { ticketFields } from "@/data/tickets/fields";

/** Further spellings of each stored value, besides its name and label. */
export type ChoiceAliases = Record<string, readonly string[]>;

type Kind =
  | { kind: "text"; maxLength: number; keepsLines?: true }
  | { kind: "email" | "phone" | "region" | "money" | "day" | "person" | "domain" | "website" }
  /** `labels` are English, for `t()`; `aliases` are further spellings in files. */
  | { kind: "choice"; aliases: ChoiceAliases; labels: Record<string, string> }
  /** Written by the CRM only: a point in time, or words and figures. */
  | { kind: "moment" | "note" };

/**
 * A field of a record with its properties in files, forms, lists and the history. Texts are English
 * and the keys of their translations.
 */
export type RecordField = Kind & {
  /** The column it is stored in; a part of a name belongs to `partOf`. */
  id: string;
  /** The column's head in exports and imports, English in every language, and the default on screens. */
  label: string;
  screenLabel?: string;
  formLabel?: string;
  /** The name within a sentence: "changed the owner". Without it, changes are not shown. */
  lowerLabel?: string;
  /** The name within "Add trade, town and website", if another one. */
  addLabel?: string;
  form?: "who" | "what";
  initial?: string;
  /** Shown and changed on the record's page. */
  isFact?: true;
  /** The URL name of an additional list column. */
  column?: string;
  /** The URL name of an additional filter with several choices. */
  filter?: string;
  /** The label of no choice: "Not known". It makes a region a select. */
  noneLabel?: string;
  /** Spellings of that in files. */
  noneAliases?: readonly string[];
  /** The message for an empty required field, or an invalid price or day. */
  missing?: string;
  /** Takes a wider part of a form's row. */
  isWide?: true;
  isRequired?: true;
  /** Computed by the CRM: exported, and ignored in imports. */
  isComputed?: true;
  /** First and last name make the name when there is no column for the full name. */
  partOf?: string;
  /** Other programs' names of this column, lowercase and without spaces and signs. */
  headers: readonly string[];
};

const fieldsOf = { leads: leadFields, clients: clientFields, tickets: ticketFields };

export type FieldId<List extends ImportList> = (typeof fieldsOf)[List][number]["id"];

/** Fields whose changes are shown in the history. */
export type LowerLabelId = Extract<
  (typeof fieldsOf)[ImportList][number],
  { lowerLabel: string }
>["id"];

export const listFields = (list: ImportList): readonly RecordField[] => fieldsOf[list];

export function recordField(list: ImportList, id: string): RecordField {
  const field = listFields(list).find((one) => one.id === id);
  if (field === undefined) throw new Error(`${list} have no field ${id}.`);
  return field;
}

/** The label of a choice, English for `t()`; an unknown value stands for itself. */
export const choiceLabel = (field: RecordField, value: string): string =>
  (field.kind === "choice" ? field.labels[value] : undefined) ?? value;

export const allFields: readonly RecordField[] = Object.values(fieldsOf).flat();

export const importFields = (list: ImportList): readonly RecordField[] =>
  listFields(list).filter(({ isComputed }) => isComputed !== true);
