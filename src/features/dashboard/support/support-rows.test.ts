import { describe, expect, it } from "vitest";
import {
  TASK_STATUSES,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
} from "@/data/dashboard/dashboard-source";
import { task, ticket } from "@tests/fixtures/support-tickets";
import { PRIORITY_FILTER, STATUS_FILTER } from "./support-labels";
import { filterTasks, filterTickets } from "./support-rows";

/** One of each kind, shuffled to reveal sorting. */
const TICKETS = TICKET_STATUSES.flatMap((status) =>
  TICKET_PRIORITIES.map((priority) => ticket({ id: `${priority} ${status}`, priority, status })),
).sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? 1 : -1));

describe("filterTickets", () => {
  const combinations = PRIORITY_FILTER.flatMap(({ value: priority }) =>
    STATUS_FILTER.map(({ value: status }) => ({ priority, status })),
  );

  it.each(combinations)("priority $priority, status $status", ({ priority, status }) => {
    const priorities = priority === "all" ? TICKET_PRIORITIES : [priority];
    const statuses =
      status === "all"
        ? TICKET_STATUSES
        : status === "unresolved"
          ? (["open", "in-progress", "waiting"] as const)
          : [status];
    const wanted = new Set(statuses.flatMap((s) => priorities.map((p) => `${p} ${s}`)));
    const ids = filterTickets(TICKETS, { priority, status }).map(({ id }) => id);
    expect(new Set(ids)).toEqual(wanted);
    expect(ids).toEqual(TICKETS.map(({ id }) => id).filter((id) => wanted.has(id)));
  });
});

describe("filterTasks", () => {
  const tasks = [
    task({ id: "late pending", isOverdue: true }),
    task({ id: "completed", status: "completed", dueDate: "2026-11-21" }),
    task({ id: "late in-progress", status: "in-progress", isOverdue: true }),
    task({ id: "pending", dueDate: "2026-11-21" }),
    task({ id: "in-progress", status: "in-progress" }),
  ];
  const ids = (choice: Parameters<typeof filterTasks>[1]["task"]) =>
    filterTasks(tasks, { task: choice }, "2026-11-21").map(({ id }) => id);

  it("leaves out the completed ones unless they are asked for", () => {
    expect(ids("to-do")).toEqual(["late pending", "late in-progress", "pending", "in-progress"]);
    expect(ids("all")).toEqual(tasks.map(({ id }) => id));
    expect(ids("completed")).toEqual(["completed"]);
  });

  it("shows those due today that are not done", () => {
    expect(ids("today")).toEqual(["pending"]);
  });

  it("shows the overdue ones whatever their status", () => {
    expect(ids("overdue")).toEqual(["late pending", "late in-progress"]);
    expect(ids("pending")).toEqual(["late pending", "pending"]);
    expect(ids("in-progress")).toEqual(["late in-progress", "in-progress"]);
  });

  it("knows every status there is", () => {
    for (const status of TASK_STATUSES) expect(ids(status).length).toBeGreaterThan(0);
  });
});
