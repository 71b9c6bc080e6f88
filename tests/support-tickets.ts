import {
  SLA_STATUSES,
  TICKET_PRIORITIES,
  type Task,
  type Ticket,
} from "@/data/dashboard/dashboard-source";

const HOUR_MS = 3_600_000;

export function ticket(fields: Partial<Ticket> = {}): Ticket {
  return {
    id: "#1001",
    crmId: "71c40000-0000-4000-8000-000000000001",
    client: "Halden Air",
    site: "haldenair.example",
    subject: "Contact form emails going to old inbox",
    priority: "medium",
    status: "open",
    assignee: "Priya Nair",
    created: "2026-11-21T09:00:00.000Z",
    slaStatus: "on-time",
    ...fields,
  };
}

export function task(fields: Partial<Task> = {}): Task {
  return {
    id: "K-201",
    title: "Collect photos of the new truck",
    client: "Pryor Overhead Door",
    clientId: "c11e0000-0000-4000-8000-000000000008",
    assignee: "Luis Ortega",
    dueDate: "2026-11-24",
    status: "pending",
    isOverdue: false,
    type: "Content",
    ...fields,
  };
}

/** Unresolved ones, oldest first; every fourth is of the same priority and wraps. */
export function manyTickets(count: number, now: Date): Ticket[] {
  return Array.from({ length: count }, (_, index) =>
    ticket({
      id: `T-${index + 1}`,
      subject:
        index % 4 === 0
          ? `Ticket ${index + 1} has a subject so long that it takes a second line and then some`
          : `Ticket ${index + 1}`,
      priority: TICKET_PRIORITIES[index % 4] ?? "low",
      slaStatus: SLA_STATUSES[index % 3] ?? "on-time",
      created: new Date(now.getTime() - (count - index) * HOUR_MS).toISOString(),
    }),
  );
}
