import type { DashboardQuery, Task } from "@/data/dashboard/dashboard-source";
import { isWithin, rangeDays } from "@/data/dashboard/range-days";
import { ofSegment } from "@/data/dashboard/sample/segment";
import type { SampleTask } from "@/data/dashboard/sample/tasks";
import type { World } from "@/data/dashboard/sample/world";
import type { CalendarDay } from "@/lib/time/calendar-day";
import { officeDay } from "@/lib/time/office-day";

export function tasks(world: World, query: DashboardQuery): Task[] {
  const span = rangeDays(query);
  const today = officeDay(query.asOf);
  const completed = ofSegment(world.tasks, query.clients)
    .filter((task) => isCompleted(task, today) && isWithin(task.completed, span))
    .map((task) => toTask(task, today));
  return [...openTasks(world, query), ...completed].toSorted(bySoonestDue);
}

export function openTasks(world: World, query: DashboardQuery): Task[] {
  const today = officeDay(query.asOf);
  return ofSegment(world.tasks, query.clients)
    .filter((task) => !isCompleted(task, today))
    .map((task) => toTask(task, today));
}

function isCompleted(
  task: SampleTask,
  today: CalendarDay,
): task is SampleTask & { completed: CalendarDay } {
  return task.completed !== null && task.completed <= today;
}

function toTask(task: SampleTask, today: CalendarDay): Task {
  const { id, title, client, assignee, due, type } = task;
  const isDone = isCompleted(task, today);
  return {
    id,
    title,
    client,
    assignee,
    dueDate: due,
    status: isDone ? "completed" : task.status,
    isOverdue: !isDone && due < today,
    type,
  };
}

/** `toSorted` keeps the order of those due on one day. */
function bySoonestDue(one: Task, other: Task): number {
  return one.dueDate < other.dueDate ? -1 : Number(one.dueDate > other.dueDate);
}
