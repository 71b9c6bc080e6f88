import { useTranslation } from "react-i18next";
import type { Person } from "@/data/staff/people";
import type { Ticket, TicketDetail, TicketPriority, TicketStatus } from "@/data/tickets/schema";
import { priorityLabels, ticketStatusLabels } from "@/components/record/crm-labels";
import { useTicketChange } from "./use-ticket-change";

/** Everything a person does to a ticket besides writing in it; each says so and can be undone. */
export function useTicketActions(ticket: TicketDetail) {
  const { t } = useTranslation();
  const change = useTicketChange();
  const number = `#${ticket.number}`;
  return {
    // Undo goes back also where that is no transition: the database allows it to whoever made the
    // change, for longer than it is offered.
    setStatus: (status: TicketStatus) =>
      void change(ticket, {
        changes: { status },
        before: { status: ticket.status },
        shown: { status },
        said: t("{{number}} is {{status}} now.", {
          number,
          status: t(ticketStatusLabels[status].label).toLowerCase(),
        }),
      }),
    setPriority: (priority: TicketPriority) =>
      void change(ticket, {
        changes: { priority },
        before: { priority: ticket.priority },
        shown: { priority },
        said: t("{{number}} has {{priority}} priority now.", {
          number,
          priority: t(priorityLabels[priority].label).toLowerCase(),
        }),
      }),
    assign: (person: Person | null) =>
      void change(ticket, {
        changes: { assignee_id: person?.id ?? null },
        before: { assignee_id: ticket.assignee?.id ?? null },
        shown: { assignee: person === null ? null : { id: person.id, name: person.name } },
        said:
          person === null
            ? t("Nobody has {{number}} now.", { number })
            : t("{{name}} has {{number}} now.", { name: person.name, number }),
      }),
    setSite: (site: Ticket["site"]) =>
      void change(ticket, {
        changes: { site_id: site?.id ?? null },
        before: { site_id: ticket.site?.id ?? null },
        shown: { site },
        said:
          site === null
            ? t("{{number}} is about no particular site now.", { number })
            : t("{{number}} is about {{domain}} now.", { number, domain: site.domain }),
      }),
    /** Answers whether it was stored. */
    setSubject: (subject: string) =>
      change(ticket, {
        changes: { subject },
        before: { subject: ticket.subject },
        shown: {},
        said: t("Changed the subject of {{number}}.", { number }),
      }),
    setArchived: (isArchived: boolean) => {
      const archivedAt = isArchived ? new Date().toISOString() : null;
      return change(ticket, {
        changes: { archived_at: archivedAt },
        before: { archived_at: ticket.archivedAt },
        shown: { archivedAt },
        said: isArchived
          ? t("Archived {{number}}.", { number })
          : t("Brought {{number}} back.", { number }),
      });
    },
  };
}

export type TicketActions = ReturnType<typeof useTicketActions>;
