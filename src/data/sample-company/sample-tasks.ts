import type { TaskStatus } from "@/data/tasks/schema";
import { clientNamed, settledClients, type Client } from "./sample-clients";
import { COLLEAGUES, type Colleague } from "./colleagues";
import { pick, seededRandom, integerBetween } from "./seeded-random";
import { TASKS_AT_HAND, TASK_TITLES } from "./content/task-titles";

const COMPLETED_COUNT = 40;

export type CompanyTask = {
  title: string;
  type: string;
  client: Client;
  assignee: Colleague;
  dueInDays: number;
  status: TaskStatus;
  /** At least 1; null until it is completed. */
  completedDaysAgo: number | null;
};

export function inventTasks(clients: readonly Client[]): CompanyTask[] {
  const atHand = TASKS_AT_HAND.map((task) => ({
    ...task,
    client: clientNamed(clients, task.client),
    completedDaysAgo: null,
  }));
  return [...atHand, ...completedTasks(clients)];
}

/** The first was due today; the others go back from there. */
function completedTasks(clients: readonly Client[]): CompanyTask[] {
  const random = seededRandom(14);
  const settled = settledClients(clients);
  return Array.from({ length: COMPLETED_COUNT }, (_, index) => {
    const completedDaysAgo = index === 0 ? 1 : integerBetween(random, 1, 100);
    const dueInDays = index === 0 ? 0 : integerBetween(random, -2, 3) - completedDaysAgo;
    return {
      ...pick(random, TASK_TITLES),
      client: pick(random, settled),
      assignee: pick(random, COLLEAGUES),
      dueInDays,
      status: "completed",
      completedDaysAgo,
    };
  });
}
