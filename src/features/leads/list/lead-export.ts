import type { LeadRowField } from "@/data/leads/fields";
import { leadColumns } from "@/data/leads/list";
import type { Lead } from "@/data/leads/schema";
import { exportColumn } from "@/components/record/export-column";
import type { CsvColumn } from "@/components/data-table/list-column";
import { leadValue } from "../lead-value";

const csvColumn = (id: LeadRowField): CsvColumn<Lead> =>
  exportColumn("leads", id, (lead: Lead) => leadValue(lead, id));

/** The first columns of every file: which lead it is. */
export const leadNameCsv = (["reference", "business", "name"] as const).map(csvColumn);

/** What each column of the list becomes in a file, by its id. */
export const leadCsv: Record<string, CsvColumn<Lead>[]> = Object.fromEntries(
  leadColumns.map(({ id, fields }) => [id, fields.map(csvColumn)]),
);
