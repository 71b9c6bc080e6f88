import type { TaskStatus } from "@/data/dashboard/dashboard-source";
import { addDays, type CalendarDay } from "@/lib/calendar-day";
import type { Client } from "./clients";
import { pick, seededRandom, wholeBetween } from "./seeded-random";
import type { Segment } from "./segment";
import { TASKS_AT_HAND, TASK_TITLES } from "./task-texts";
import { ASSIGNEES } from "./ticket-texts";

const COMPLETED_COUNT = 70;

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

export function inventTasks(anchorDay: CalendarDay, clients: readonly Client[]): SampleTask[] {
  const atHand = TASKS_AT_HAND.map(({ client, dueInDays, ...task }) => ({
    ...task,
    client,
    segment: segmentOf(client, clients),
    due: addDays(anchorDay, dueInDays),
    completed: null,
  }));
  return [...atHand, ...completedTasks(anchorDay, clients)].map((task, index) => ({
    id: `K-${700 + index}`,
    ...task,
  }));
}

function segmentOf(name: string, clients: readonly Client[]): Segment {
  const client = clients.find((one) => one.name === name);
  if (client === undefined) throw new Error(`${name} is no client`);
  return client.segment;
}

function completedTasks(anchorDay: CalendarDay, clients: readonly Client[]) {
  const random = seededRandom(14);
  const renting = clients.filter(({ end }) => end === null);
  return Array.from({ length: COMPLETED_COUNT }, (_, index): Omit<SampleTask, "id"> => {
    const { title, type } = pick(random, TASK_TITLES);
    const { name = "", segment = "small-business" as const } =
      renting[Math.floor(random() * renting.length)] ?? {};
    // The first was due today and is done; the others go back from there.
    const completedDaysAgo = index === 0 ? 0 : wholeBetween(random, 0, 100);
    const dueDaysAgo = index === 0 ? 0 : completedDaysAgo + wholeBetween(random, -3, 2);
    return {
      title,
      type,
      client: name,
      segment,
      assignee: pick(random, ASSIGNEES),
      due: addDays(anchorDay, -dueDaysAgo),
      status: "in-progress",
      completed: addDays(anchorDay, -completedDaysAgo),
    };
  });
}
