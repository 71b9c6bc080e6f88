import type { TaskStatus } from "@/data/dashboard/dashboard-source";
import { addDays, type CalendarDay } from "@/lib/time/calendar-day";
import { rentingClient, settledClients, type Client } from "./clients";
import { pick, seededRandom, wholeBetween } from "./seeded-random";
import type { Segment } from "./segment";
import { TASKS_AT_HAND, TASK_TITLES } from "./task-texts";
import { ASSIGNEES } from "./ticket-texts";

const COMPLETED_COUNT = 70;
const FIRST_NUMBER = 701;

export type SampleTask = {
  id: string;
  title: string;
  type: string;
  client: string;
  segment: Segment;
  assignee: string;
  due: CalendarDay;
  /** Until it is completed. */
  status: Exclude<TaskStatus, "completed">;
  completed: CalendarDay | null;
};

type Unnumbered = Omit<SampleTask, "id">;

export function inventTasks(anchorDay: CalendarDay, clients: readonly Client[]): SampleTask[] {
  return [...tasksAtHand(anchorDay, clients), ...completedTasks(anchorDay, clients)].map(
    (task, index) => ({ id: `K-${FIRST_NUMBER + index}`, ...task }),
  );
}

function tasksAtHand(anchorDay: CalendarDay, clients: readonly Client[]): Unnumbered[] {
  return TASKS_AT_HAND.map(({ dueInDays, ...task }) => ({
    ...task,
    segment: rentingClient(clients, task.client).segment,
    due: addDays(anchorDay, dueInDays),
    completed: null,
  }));
}

/** The first was due today and is done; the others go back from there. */
function completedTasks(anchorDay: CalendarDay, clients: readonly Client[]): Unnumbered[] {
  const random = seededRandom(14);
  const settled = settledClients(clients, anchorDay);
  return Array.from({ length: COMPLETED_COUNT }, (_, index) => {
    const client = pick(random, settled);
    const completedDaysAgo = index === 0 ? 0 : wholeBetween(random, 0, 100);
    const dueDaysAgo = index === 0 ? 0 : completedDaysAgo + wholeBetween(random, -3, 2);
    return {
      ...pick(random, TASK_TITLES),
      client: client.name,
      segment: client.segment,
      assignee: pick(random, ASSIGNEES),
      due: addDays(anchorDay, -dueDaysAgo),
      status: "in-progress",
      completed: addDays(anchorDay, -completedDaysAgo),
    };
  });
}
