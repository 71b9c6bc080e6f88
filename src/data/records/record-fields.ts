import type { ImportList } from "@/data/imports/schema";
import { clientFields } from "@/data/clients/fields";
import { leadFields } from "@/data/leads/fields";
import { ticketFields } from "@/data/tickets/fields";

/** What a field accepts for each stored value: its own name, its label and these. */
export type ChoiceAliases = Record<string, readonly string[]>;

type Kind =
  | { kind: "text"; longest: number; keepsLines?: true }
  | { kind: "email" | "phone" | "region" | "money" | "day" | "person" | "domain" | "website" }
  /** `labels` are what people read, English for `t()`, and `aliases` what files say besides. */
  | { kind: "choice"; aliases: ChoiceAliases; labels: Record<string, string> }
  /** What only the CRM itself writes: a point in time, or words and figures. */
  | { kind: "moment" | "note" };

/**
 * A field of a record, and all that files, forms, lists and the history say of it. Texts are
 * English, which is the key of their translation on a screen.
 */
export type RecordField = Kind & {
  /** The column it is stored in; a part of a name belongs to `partOf`. */
  id: string;
  /**
   * Heads its column in an export and is known again in an import: in English in every language,
   * so that each file can be read anywhere. Screens use it too, unless they have one of their own.
   */
  label: string;
  screenLabel?: string;
  formLabel?: string;
  /** Within a sentence: "changed the owner". Without it a change is no news. */
  spoken?: string;
  /** Within "Add trade, town and website", where that is not what is spoken of. */
  asked?: string;
  /** Which part of the form asks it that adds a record; without it the form does not. */
  form?: "who" | "what";
  /** What that form begins with; nothing without it. */
  initial?: string;
  /** Among the facts of the record's page, where it is changed. */
  isFact?: true;
  /** A column of the list after those that it places itself, by its name in the address. */
  column?: string;
  /** Likewise a filter, for several of its choices. */
  filter?: string;
  /**
   * What a choice may be left at: "Not known". A region that has one is chosen in a form too, and
   * typed as its two letters otherwise.
   */
  noneLabel?: string;
  /** What files say for that, where they do not leave it empty. */
  noneAliases?: readonly string[];
  /** Said when it is left empty and must not be, and of a price or a day that is none. */
  missing?: string;
  /** It takes more than its share of a form's row. */
  isWide?: true;
  isRequired?: true;
  /** The CRM works it out itself: exported, known again in a file, and left alone there. */
  isKept?: true;
  /** First and last name make the name when there is no column for the whole. */
  partOf?: string;
  /** How other programs head this column, in lower case without spaces and signs. */
  headers: readonly string[];
};

const fieldsOf = { leads: leadFields, clients: clientFields, tickets: ticketFields };

/** Names of the fields of a list, for those who name them one by one. */
export type FieldId<List extends ImportList> = (typeof fieldsOf)[List][number]["id"];

/** Names of those whose changes are told. */
export type SpokenId = Extract<(typeof fieldsOf)[ImportList][number], { spoken: string }>["id"];

/** Every column a file of this list may have that means something here. */
export const listFields = (list: ImportList): readonly RecordField[] => fieldsOf[list];

export function recordField(list: ImportList, id: string): RecordField {
  const field = listFields(list).find((one) => one.id === id);
  if (field === undefined) throw new Error(`${list} have no field ${id}.`);
  return field;
}

/** What a choice is called, in English for `t()`; an unknown value stands for itself. */
export const choiceLabel = (field: RecordField, value: string): string =>
  (field.kind === "choice" ? field.labels[value] : undefined) ?? value;

export const allFields: readonly RecordField[] = Object.values(fieldsOf).flat();

/** Those that a person fills in. */
export const importFields = (list: ImportList): readonly RecordField[] =>
  listFields(list).filter(({ isKept }) => isKept !== true);
