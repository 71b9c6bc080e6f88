import { leadRowFields, type LeadRowField } from "@/data/leads/fields";
import { leadColumns } from "@/data/leads/list";
import type { ExportedLead, Lead } from "@/data/leads/schema";
import { exportColumn } from "@/features/crm/shared/list/export-column";
import type { CsvColumn } from "@/components/data-table/list-column";
import { leadValue } from "@/features/crm/shared/lead-labels";

const csvColumn = (id: LeadRowField): CsvColumn<Lead> =>
  exportColumn("leads", id, (lead: Lead) => leadValue(lead, id));

/** The first columns of every file, which identify the lead. */
const NAME_FIELDS: readonly LeadRowField[] = ["reference", "business", "name"];
export const leadNameCsv = NAME_FIELDS.map(csvColumn);

export const fullLeadCsv: CsvColumn<ExportedLead>[] = [
  ...leadNameCsv,
  ...leadRowFields.filter(({ id }) => !NAME_FIELDS.includes(id)).map(({ id }) => csvColumn(id)),
  exportColumn("leads", "message", ({ message }: ExportedLead) => message ?? null),
];

/** Export columns by list column id. */
export const leadCsv: Record<string, CsvColumn<Lead>[]> = Object.fromEntries(
  leadColumns.map(({ id, fields }) => [id, fields.map(csvColumn)]),
);
