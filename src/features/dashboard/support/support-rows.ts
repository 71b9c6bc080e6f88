import type { DashboardSource, Task, Ticket } from "@/data/dashboard/dashboard-source";
import type { CalendarDay } from "@/lib/dates/calendar-day";
import type { DashboardSearch } from "../dashboard-search";

export type TicketFilter = Pick<DashboardSearch, "priority" | "status">;
export type TaskFilter = Pick<DashboardSearch, "task">;

export const DEFAULT_TICKET_FILTER: TicketFilter = { priority: "all", status: "unresolved" };
export const DEFAULT_TASK_FILTER: TaskFilter = { task: "to-do" };

export const isDefaultTicketFilter = ({ priority, status }: TicketFilter) =>
  priority === DEFAULT_TICKET_FILTER.priority && status === DEFAULT_TICKET_FILTER.status;
export const isDefaultTaskFilter = ({ task }: TaskFilter) => task === DEFAULT_TASK_FILTER.task;

const isUnresolved = ({ status }: Ticket) => status !== "resolved";
const isToDo = ({ status }: Task) => status !== "completed";

export const unresolvedTickets = (tickets: Ticket[]) => tickets.filter(isUnresolved);
export const tasksToDo = (tasks: Task[]) => tasks.filter(isToDo);

export function filterTickets(tickets: Ticket[], { priority, status }: TicketFilter): Ticket[] {
  return tickets.filter(
    (ticket) =>
      (priority === "all" || ticket.priority === priority) &&
      (status === "all" ||
        (status === "unresolved" ? isUnresolved(ticket) : ticket.status === status)),
  );
}

/** Keeps the order: soonest due first. `today` is the office's. */
export function filterTasks(
  tasks: Task[],
  { task: choice }: TaskFilter,
  today: CalendarDay,
): Task[] {
  if (choice === "all") return tasks;
  if (choice === "today") return tasks.filter((task) => isToDo(task) && task.dueDate === today);
  if (choice === "to-do") return tasks.filter(isToDo);
  if (choice === "overdue") return tasks.filter(({ isOverdue }) => isOverdue);
  return tasks.filter(({ status }) => status === choice);
}

/** Whether a limit may have cut the list of open or completed work. */
export function hasListEnded(
  open: number,
  all: number,
  { mostRows = Infinity }: DashboardSource,
): boolean {
  return Math.max(open, all - open) >= mostRows;
}
