import type { TFunction } from "i18next";
import type { Lead } from "@/data/crm/leads";
import type { CsvColumn } from "../parts/list/list-column";
import { setFilters, type ListFilter } from "../parts/list/list-filter";
import type { LeadsAddress } from "./leads-address";

/** What narrows the leads, in words, as the file's first lines and its name have it. */
export const filterWords = (
  t: TFunction,
  filters: readonly ListFilter[],
  address: LeadsAddress,
) => [
  ...(address.search.filters.search
    ? [{ label: t("Search"), value: address.search.filters.search }]
    : []),
  ...setFilters(filters, address).map(({ label }) => ({ label: t("Filter"), value: label })),
];

/** The first columns of every file: which lead it is. */
export const nameColumns = (t: TFunction): CsvColumn<Lead>[] => [
  { label: t("Reference"), value: ({ reference }) => reference },
  { label: t("Business"), value: ({ business }) => business },
  { label: t("Person"), value: ({ name }) => name },
];
