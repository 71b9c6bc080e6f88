import type { TFunction } from "i18next";
import { slaLabels } from "@/data/tickets/choices";
import type { TicketFieldId } from "@/data/tickets/fields";
import { ticketColumns } from "@/data/tickets/list";
import type { ExportedTicket, Ticket } from "@/data/tickets/schema";
import { exportColumn } from "@/features/crm/shared/list/export-column";
import { fieldReader } from "@/features/crm/shared/fields/format-field";
import type { CsvColumn } from "@/components/data-table/list-column";

export const ticketValue = fieldReader<Ticket, TicketFieldId>({
  assignee_id: ({ assignee }) => assignee?.name ?? null,
  last_author: ({ last_message: last }) => last?.author_name ?? null,
  last_words: ({ last_message: last }) => last?.excerpt ?? null,
  sla: ({ sla_status }, t) => t(slaLabels[sla_status]),
});

const csvColumn = (t: TFunction) => (id: TicketFieldId) =>
  exportColumn("tickets", id, (ticket: Ticket) => ticketValue(ticket, id, t));

/** The first columns of an export, which identify the ticket. */
export const ticketNameCsv: CsvColumn<Ticket>[] = [
  exportColumn("tickets", "number", ({ number }) => number),
  exportColumn("tickets", "subject", ({ subject }) => subject),
  exportColumn("tickets", "client", ({ client }) => client.business),
  exportColumn("tickets", "site", ({ site }) => site?.domain ?? null),
];

export const ticketCsv = (t: TFunction): Record<string, CsvColumn<Ticket>[]> =>
  Object.fromEntries(ticketColumns.map(({ id, fields }) => [id, fields.map(csvColumn(t))]));

export const fullTicketCsv = (t: TFunction): CsvColumn<ExportedTicket>[] => [
  ...ticketNameCsv,
  ...ticketColumns.flatMap(({ fields }) => fields.map(csvColumn(t))),
  exportColumn("tickets", "message", ({ message }: ExportedTicket) => message ?? null),
];
