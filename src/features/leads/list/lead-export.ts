import type { Lead } from "@/data/leads/queries";
import { exportColumn } from "@/components/record/export-column";
import type { CsvColumn } from "@/components/data-table/list-column";
import type { LeadColumn } from "../leads-address";

/** The first columns of every file: which lead it is. */
export const leadNameCsv: CsvColumn<Lead>[] = [
  exportColumn("leads", "reference", ({ reference }) => reference),
  exportColumn("leads", "business", ({ business }) => business),
  exportColumn("leads", "name", ({ name }) => name),
];

/** What each column of the list becomes in a file. */
export const leadCsv: Record<LeadColumn, CsvColumn<Lead>[]> = {
  stage: [
    exportColumn("leads", "stage", ({ stage }) => stage),
    exportColumn("leads", "lost_reason", ({ lostReason }) => lostReason),
  ],
  trade: [exportColumn("leads", "trade", ({ trade }) => trade)],
  place: [
    exportColumn("leads", "town", ({ town }) => town),
    exportColumn("leads", "region", ({ region }) => region),
  ],
  owner: [exportColumn("leads", "owner_id", ({ owner }) => owner?.name ?? null)],
  source: [exportColumn("leads", "source", ({ source }) => source)],
  nextStep: [
    exportColumn("leads", "next_step", ({ nextStep }) => nextStep),
    exportColumn("leads", "next_step_on", ({ nextStepOn }) => nextStepOn),
  ],
  value: [
    exportColumn("leads", "plan", ({ plan }) => plan),
    exportColumn("leads", "value_cents", ({ valueCents }) => valueCents),
  ],
  response: [
    exportColumn("leads", "first_response_due_at", ({ responseDueAt }) => responseDueAt),
    exportColumn("leads", "first_responded_at", ({ respondedAt }) => respondedAt),
  ],
  created: [exportColumn("leads", "created_at", ({ createdAt }) => createdAt)],
  email: [exportColumn("leads", "email", ({ email }) => email)],
  phone: [exportColumn("leads", "phone", ({ phone }) => phone)],
};
