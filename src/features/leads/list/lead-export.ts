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
    exportColumn("leads", "lost_reason", ({ lost_reason }) => lost_reason),
  ],
  trade: [exportColumn("leads", "trade", ({ trade }) => trade)],
  place: [
    exportColumn("leads", "town", ({ town }) => town),
    exportColumn("leads", "region", ({ region }) => region),
  ],
  owner: [exportColumn("leads", "owner_id", ({ owner }) => owner?.name ?? null)],
  source: [exportColumn("leads", "source", ({ source }) => source)],
  nextStep: [
    exportColumn("leads", "next_step", ({ next_step }) => next_step),
    exportColumn("leads", "next_step_on", ({ next_step_on }) => next_step_on),
  ],
  value: [
    exportColumn("leads", "plan", ({ plan }) => plan),
    exportColumn("leads", "value_cents", ({ value_cents }) => value_cents),
  ],
  response: [
    exportColumn(
      "leads",
      "first_response_due_at",
      ({ first_response_due_at }) => first_response_due_at,
    ),
    exportColumn("leads", "first_responded_at", ({ first_responded_at }) => first_responded_at),
  ],
  created: [exportColumn("leads", "created_at", ({ created_at }) => created_at)],
  email: [exportColumn("leads", "email", ({ email }) => email)],
  phone: [exportColumn("leads", "phone", ({ phone }) => phone)],
};
