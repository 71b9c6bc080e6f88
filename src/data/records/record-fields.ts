import type { ImportList } from "@/data/imports/queries";
import { clientFields } from "@/data/clients/fields";
import { leadFields } from "@/data/leads/fields";
import { ticketFields } from "@/data/tickets/fields";

/** What a field accepts for each stored value: its own name, its label and these. */
export type ChoiceWords = Record<string, readonly string[]>;

type Kind =
  | { kind: "text"; longest: number; keepsLines?: true }
  | { kind: "email" | "phone" | "region" | "money" | "day" | "person" | "domain" | "website" }
  | { kind: "choice"; words: ChoiceWords }
  /** What only the CRM itself writes: a point in time, or words and figures. */
  | { kind: "moment" | "note" };

/**
 * A column of a file, the same for export and import: what is written under a field's label is
 * read back from under it. In English in every language, so that each file can be read anywhere.
 */
export type RecordField = Kind & {
  /** The column it is stored in; a part of a name belongs to `partOf`. */
  id: string;
  /** Heads it in an export. English, which is the key of its translation on a screen. */
  label: string;
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

/** Every column a file of this list may have that means something here. */
export const listFields = (list: ImportList): readonly RecordField[] => fieldsOf[list];

/** Those that a person fills in. */
export const importFields = (list: ImportList): readonly RecordField[] =>
  listFields(list).filter(({ isKept }) => isKept !== true);
