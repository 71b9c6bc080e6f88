import { useTranslation } from "react-i18next";
import type { Person } from "@/data/staff/schema";
import { ticketPatch, type TicketChanges } from "@/data/tickets/mutations";
import type { Ticket, TicketDetail, TicketPriority, TicketStatus } from "@/data/tickets/schema";
import { ticketIsNowLabels } from "@/features/crm/shared/crm-labels";
import { useRecordChange } from "@/features/crm/shared/fields/use-record-change";

type TicketChange = {
  changes: TicketChanges;
  /** The present values of the same columns. */
  before: TicketChanges;
  /** The optimistic state. */
  shown: Partial<TicketDetail>;
  message: string;
};

const hasPriorityLabels: Record<TicketPriority, string> = {
  urgent: "{{number}} has urgent priority now.",
  high: "{{number}} has high priority now.",
  medium: "{{number}} has medium priority now.",
  low: "{{number}} has low priority now.",
};

/** Every change of a ticket except messages, each with a message and Undo. */
export function useTicketActions(ticket: TicketDetail) {
  const { t } = useTranslation();
  const store = useRecordChange();
  const change = ({ shown, ...rest }: TicketChange) =>
    store({ table: "tickets", record: ticket, patches: [ticketPatch(ticket, shown)], ...rest });
  const number = `#${ticket.number}`;
  return {
    // Undo works even against the transitions: the database allows it to the same person for longer
    // than it is offered.
    setStatus: (status: TicketStatus) =>
      void change({
        changes: { status },
        before: { status: ticket.status },
        shown: { status },
        message: t(ticketIsNowLabels[status], { ticket: number }),
      }),
    setPriority: (priority: TicketPriority) =>
      void change({
        changes: { priority },
        before: { priority: ticket.priority },
        shown: { priority },
        message: t(hasPriorityLabels[priority], { number }),
      }),
    assign: (person: Person | null) => {
      const changes = { assignee_id: person?.id ?? null };
      return void change({
        changes,
        before: { assignee_id: ticket.assignee_id },
        shown: { ...changes, assignee: person && { id: person.id, name: person.name } },
        message:
          person === null
            ? t("Nobody has {{number}} now.", { number })
            : t("{{name}} has {{number}} now.", { name: person.name, number }),
      });
    },
    setSite: (site: Ticket["site"]) => {
      const changes = { site_id: site?.id ?? null };
      return void change({
        changes,
        before: { site_id: ticket.site_id },
        shown: { ...changes, site },
        message:
          site === null
            ? t("{{number}} is about no particular site now.", { number })
            : t("{{number}} is about {{domain}} now.", { number, domain: site.domain }),
      });
    },
    setArchived: (isArchived: boolean) => {
      const changes = { archived_at: isArchived ? new Date().toISOString() : null };
      return change({
        changes,
        before: { archived_at: ticket.archived_at },
        shown: changes,
        message: isArchived
          ? t("Archived {{number}}.", { number })
          : t("Brought {{number}} back.", { number }),
      });
    },
  };
}

export type TicketActions = ReturnType<typeof useTicketActions>;
