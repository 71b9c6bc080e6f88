import type { TFunction } from "i18next";
import type { Task, Ticket } from "@/data/dashboard/dashboard-source";
import type { FigureTable } from "../panel/figure-table";
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
