import type { Ticket } from "@/data/tickets/schema";

/** A ticket on time that nobody has touched, but for what a test says of it. */
export const ticketOf = (fields: Pick<Ticket, "id" | "number"> & Partial<Ticket>): Ticket => ({
  version: 1,
  subject: "Phone number wrong",
  priority: "high",
  status: "open",
  slaStatus: "on-time",
  warnAt: "2099-11-20T18:00:00Z",
  dueAt: "2099-11-20T19:00:00Z",
  clockStoppedAt: null,
  client: { id: "c1c1f5e0-2b34-4c5d-8e9f-0a1b2c3d4e5f", business: "Halden Air" },
  site: null,
  assignee: null,
  lastMessage: null,
  createdAt: "2026-11-20T14:00:00Z",
  updatedAt: "2026-11-20T14:00:00Z",
  resolvedAt: null,
  archivedAt: null,
  isSample: false,
  ...fields,
});
