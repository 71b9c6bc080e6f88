import type { DashboardQuery, Task } from "@/data/dashboard/dashboard-source";
import { isWithin, rangeDays } from "@/data/dashboard/range-days";
import type { CompanyRecords, TaskRecord } from "@/data/dashboard/company-records";
import type { CalendarDay } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import { ofSegment } from "@/data/dashboard/answers/counting";

export type TaskRecords = Pick<CompanyRecords, "tasks" | "tasksLeftOut">;

export function tasks(records: TaskRecords, query: DashboardQuery): Task[] {
  const span = rangeDays(query);
  const today = officeDay(query.asOf);
  const completed = ofSegment(records.tasks, query.clients)
    .filter((task) => task.completed !== null && isWithin(task.completed, span))
    .map((task) => toTask(task, today));
  return [...openTasks(records, query), ...completed].toSorted(bySoonestDue);
}

export function openTasks(records: TaskRecords, query: DashboardQuery): Task[] {
  const today = officeDay(query.asOf);
  return ofSegment(records.tasks, query.clients)
    .filter((task) => task.completed === null)
    .map((task) => toTask(task, today));
}

function toTask(task: TaskRecord, today: CalendarDay): Task {
  const { id, title, client, clientId, leadId, assignee, due, type, stored } = task;
  return {
    id,
    title,
    client,
    clientId,
    leadId,
    assignee,
    dueDate: due,
    status: task.status,
    isOverdue: task.completed === null && due < today,
    type,
    ...(stored && { stored }),
  };
}

function bySoonestDue(one: Task, other: Task): number {
  return one.dueDate < other.dueDate ? -1 : Number(one.dueDate > other.dueDate);
}
