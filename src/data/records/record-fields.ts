import type { ImportList } from "@/data/imports/queries";
import { clientFields } from "@/data/clients/fields";
import { leadFields } from "@/data/leads/fields";
import { ticketFields } from "@/data/tickets/fields";

/** What a field accepts for each stored value: its own name, its label and these. */
export type ChoiceWords = Record<string, readonly string[]>;

type Kind =
  | { kind: "text"; longest: number; keepsLines?: true }
  | { kind: "email" | "phone" | "region" | "money" | "day" | "person" | "domain" | "website" }
  /** `labels` are what people read, English for `t()`, and `words` what files say besides. */
  | { kind: "choice"; words: ChoiceWords; labels?: Record<string, string> }
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
  /** What a choice may be left at: "Not known". */
  noneLabel?: string;
  /** Said when it is left empty and must not be. */
  missing?: string;
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
