import type { ImportList } from "@/data/crm/imports";
import { clientFields } from "./client-fields";
import { leadFields } from "./lead-fields";
import { ticketFields } from "./ticket-fields";

/** What a field accepts for each stored value: its own name, its label and these. */
export type ChoiceWords = Record<string, readonly string[]>;

type Kind =
  | { kind: "text"; longest: number; keepsLines?: true }
  | { kind: "email" | "phone" | "region" | "money" | "day" | "person" | "domain" | "website" }
  | { kind: "choice"; words: ChoiceWords };

export type ImportField = Kind & {
  /** The column it is stored in; a part of a name belongs to `partOf`. */
  id: string;
  /** English, which is the key of its translation. */
  label: string;
  isRequired?: true;
  /** First and last name make the name when there is no column for the whole. */
  partOf?: string;
  /** How other programs head this column, in lower case without spaces and signs. */
  headers: readonly string[];
};

const fieldsOf: Record<ImportList, readonly ImportField[]> = {
  leads: leadFields,
  clients: clientFields,
  tickets: ticketFields,
};

export const importFields = (list: ImportList): readonly ImportField[] => fieldsOf[list];
