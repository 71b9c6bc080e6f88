import type { TFunction } from "i18next";
import type { Task, Ticket } from "@/data/dashboard/dashboard-source";
import { SLA_BUSINESS_HOURS } from "@/data/tickets/sla";
import type { FigureTable } from "../panel/figure-table";
import type { Definition } from "../panel/panel-menu-items";
import { PRIORITIES, SLA_STATES, TASK_STATES, TICKET_STATES } from "./support-labels";

export function ticketTable(tickets: Ticket[], t: TFunction): FigureTable {
  return {
    caption: t("Tickets"),
    columns: [
      t("ID"),
      t("Subject"),
      t("Client"),
      t("Site"),
      t("Priority"),
      t("Status"),
      t("SLA"),
      t("Owner"),
      t("Opened (UTC)"),
    ].map((label) => ({ label })),
    rows: tickets.map((ticket) => [
      ticket.id,
      ticket.subject,
      ticket.client,
      ticket.site,
      t(PRIORITIES[ticket.priority].label),
      t(TICKET_STATES[ticket.status]),
      t(SLA_STATES[ticket.slaStatus].label),
      ticket.assignee,
      ticket.created,
    ]),
  };
}

export function taskTable(tasks: Task[], t: TFunction): FigureTable {
  return {
    caption: t("Tasks"),
    columns: [
      t("ID"),
      t("Task"),
      t("Client"),
      t("Assignee"),
      t("Type"),
      t("Status"),
      t("Due"),
      t("Overdue"),
    ].map((label) => ({ label })),
    rows: tasks.map((task) => [
      task.id,
      task.title,
      task.client,
      task.assignee,
      task.type,
      t(TASK_STATES[task.status].label),
      task.dueDate,
      task.isOverdue ? t("Yes") : t("No"),
    ]),
  };
}

export function ticketDefinitions(t: TFunction): Definition[] {
  return [
    {
      term: t("Tickets"),
      meaning: t(
        "What clients asked us to fix or change: everything not resolved, however old, and what was resolved within the time range. Only for the clients chosen at the top of the page.",
      ),
    },
    {
      term: t("Unresolved"),
      meaning: t(
        "Open, in progress or waiting for somebody else. Their number stands on the tab and on the Open Tickets tile.",
      ),
    },
    {
      term: t("SLA"),
      meaning: t(
        "The business hours (Monday to Friday, 9 am to 5 pm in New York) we allow ourselves since the ticket was opened: urgent {{urgent}}, high {{high}}, medium {{medium}}, low {{low}}. The clock stands still while the ticket waits for the client. Overdue is past it, Warning is its last quarter. A resolved ticket keeps the state it was resolved in.",
        SLA_BUSINESS_HOURS,
      ),
    },
    {
      term: t("Most pressing first"),
      meaning: t(
        "Past their SLA first, then close to it, then by priority, then the longest waiting. Resolved ones come last, the latest first. Filters leave rows out and never change the order.",
      ),
    },
  ];
}

export function taskDefinitions(t: TFunction): Definition[] {
  return [
    {
      term: t("Tasks"),
      meaning: t(
        "Our own work for clients: everything not completed, and what was completed within the time range. Only for the clients chosen at the top of the page.",
      ),
    },
    {
      term: t("To do"),
      meaning: t("Pending or in progress. Their number stands on the tab."),
    },
    {
      term: t("Overdue"),
      meaning: t(
        "Due before the day of the last refresh and not completed. A task due today is not overdue until the day is over.",
      ),
    },
    {
      term: t("Notify Client"),
      meaning: t(
        "Offered for overdue tasks. So far it writes to the browser's console and sends nothing.",
      ),
    },
  ];
}
