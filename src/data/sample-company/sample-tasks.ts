import type { TaskStatus } from "@/data/tasks/schema";
import { clientNamed, settledClients, type Client } from "./sample-clients";
import { COLLEAGUES, type Colleague } from "./colleagues";
import { pick, seededRandom, integerBetween } from "./seeded-random";

type TaskAtHand = {
  title: string;
  type: string;
  client: string;
  assignee: Colleague;
  status: Exclude<TaskStatus, "completed">;
  dueInDays: number;
};

// prettier-ignore
const TASKS_AT_HAND: readonly TaskAtHand[] = [
  { title: "Renew okaforplumbing.example by hand", type: "Domain", client: "Okafor & Sons", assignee: "Sam Kowalski", status: "pending", dueInDays: -2 },
  { title: "Send last month’s report", type: "Report", client: "Ridgeline Roofing", assignee: "Priya Nair", status: "in-progress", dueInDays: -1 },
  { title: "Call about the form inbox", type: "Call", client: "Halden Air", assignee: "Priya Nair", status: "in-progress", dueInDays: 0 },
  { title: "Publish the holiday hours banner", type: "Content", client: "Tidewater", assignee: "Luis Ortega", status: "pending", dueInDays: 0 },
  { title: "Check the first form deliveries", type: "Launch", client: "Sunny Side Cleaning", assignee: "Sam Kowalski", status: "pending", dueInDays: 0 },
  { title: "Write the retaining walls page", type: "Content", client: "Juniper & Stone", assignee: "Luis Ortega", status: "in-progress", dueInDays: 0 },
  { title: "Ask for a sharper truck photo", type: "Call", client: "Pryor Overhead Door", assignee: "Luis Ortega", status: "pending", dueInDays: 0 },
  { title: "Answer three new reviews", type: "Reviews", client: "Lookout", assignee: "Priya Nair", status: "pending", dueInDays: 0 },
  { title: "Confirm brightwork.example stays", type: "Domain", client: "Brightwork", assignee: "Sam Kowalski", status: "pending", dueInDays: 1 },
  { title: "Draft the storm damage page", type: "Content", client: "Ridgeline Roofing", assignee: "Luis Ortega", status: "in-progress", dueInDays: 2 },
  { title: "Review search terms for no-heat calls", type: "SEO", client: "Halden Air", assignee: "Priya Nair", status: "pending", dueInDays: 3 },
  { title: "Compress the gallery", type: "Performance", client: "Juniper & Stone", assignee: "Sam Kowalski", status: "in-progress", dueInDays: 4 },
  { title: "Quarterly call with the owner", type: "Call", client: "Tidewater", assignee: "Priya Nair", status: "pending", dueInDays: 6 },
  { title: "Refresh the winter offer", type: "Content", client: "Okafor & Sons", assignee: "Luis Ortega", status: "pending", dueInDays: 9 },
];

type Title = { title: string; type: string };

const TASK_TITLES: readonly Title[] = [
  { title: "Update the service area", type: "Content" },
  { title: "Send the monthly report", type: "Report" },
  { title: "Check the call tracking number", type: "Launch" },
  { title: "Rewrite the home page headline", type: "SEO" },
  { title: "Replace stock photos with the crew’s own", type: "Content" },
  { title: "Answer new reviews", type: "Reviews" },
  { title: "Verify the business profile address", type: "SEO" },
  { title: "Speed check on a cheap phone", type: "Performance" },
  { title: "Call after the first month", type: "Call" },
  { title: "Renew the certificate", type: "Domain" },
];

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
