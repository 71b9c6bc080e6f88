import type { TFunction } from "i18next";
import type { Ticket } from "@/data/crm/tickets";
import { parseTimestamp } from "@/lib/format";
import { priorityLabels, slaLabels, ticketStatusLabels } from "../parts/crm-labels";
import type { CsvColumn } from "../parts/list/list-column";

const iso = (text: string | null) => parseTimestamp(text)?.toISOString() ?? null;

/** A ticket as a line of a spreadsheet. */
export function ticketCsv(t: TFunction): CsvColumn<Ticket>[] {
  return [
    { label: t("Number"), value: ({ number }) => number },
    { label: t("Subject"), value: ({ subject }) => subject },
    { label: t("Client"), value: ({ client }) => client.business },
    { label: t("Site"), value: ({ site }) => site?.domain ?? null },
    { label: t("Priority"), value: ({ priority }) => t(priorityLabels[priority].label) },
    { label: t("Status"), value: ({ status }) => t(ticketStatusLabels[status].label) },
    { label: t("SLA"), value: ({ slaStatus }) => t(slaLabels[slaStatus].label) },
    { label: t("Due"), value: ({ dueAt }) => iso(dueAt) },
    { label: t("Assignee"), value: ({ assignee }) => assignee?.name ?? null },
    { label: t("Opened"), value: ({ createdAt }) => iso(createdAt) },
    { label: t("Last change"), value: ({ updatedAt }) => iso(updatedAt) },
    { label: t("Last words by"), value: ({ lastMessage }) => lastMessage?.authorName ?? null },
    { label: t("Last words"), value: ({ lastMessage }) => lastMessage?.excerpt ?? null },
  ];
}
