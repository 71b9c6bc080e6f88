import type { TFunction } from "i18next";
import type { Ticket } from "@/data/tickets/schema";
import { slaLabels } from "@/components/record/crm-labels";
import { exportColumn } from "@/components/record/export-column";
import type { CsvColumn } from "@/components/data-table/list-column";
import type { QueueColumnId } from "./ticket-search";

/** What stands first in every line of an export: which ticket, and whose. */
export const ticketNameCsv: CsvColumn<Ticket>[] = [
  exportColumn("tickets", "number", ({ number }) => number),
  exportColumn("tickets", "subject", ({ subject }) => subject),
  exportColumn("tickets", "client", ({ client }) => client.business),
  exportColumn("tickets", "site", ({ site }) => site?.domain ?? null),
];

/** What each column of the queue becomes in a file. */
export const ticketCsv = (t: TFunction): Record<QueueColumnId, CsvColumn<Ticket>[]> => ({
  words: [
    exportColumn("tickets", "last_author", ({ lastMessage }) => lastMessage?.authorName ?? null),
    exportColumn("tickets", "last_words", ({ lastMessage }) => lastMessage?.excerpt ?? null),
  ],
  priority: [exportColumn("tickets", "priority", ({ priority }) => priority)],
  sla: [
    exportColumn("tickets", "sla", ({ slaStatus }) => t(slaLabels[slaStatus].label)),
    exportColumn("tickets", "due_at", ({ dueAt }) => dueAt),
  ],
  status: [exportColumn("tickets", "status", ({ status }) => status)],
  assignee: [exportColumn("tickets", "assignee_id", ({ assignee }) => assignee?.name ?? null)],
  opened: [exportColumn("tickets", "created_at", ({ createdAt }) => createdAt)],
  updated: [exportColumn("tickets", "updated_at", ({ updatedAt }) => updatedAt)],
});
