import type { TFunction } from "i18next";
import type { Lead } from "@/data/crm/leads";
import type { CsvColumn } from "../parts/list/list-column";

/** The first columns of every file: which lead it is. */
export const nameColumns = (t: TFunction): CsvColumn<Lead>[] => [
  { label: t("Reference"), value: ({ reference }) => reference },
  { label: t("Business"), value: ({ business }) => business },
  { label: t("Person"), value: ({ name }) => name },
];
