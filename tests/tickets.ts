import type { Ticket } from "@/data/tickets/schema";

/** A ticket on time that nobody has touched, but for what a test says of it. */
export const ticketOf = (fields: Pick<Ticket, "id" | "number"> & Partial<Ticket>): Ticket => ({
  version: 1,
  subject: "Phone number wrong",
  priority: "high",
  status: "open",
  sla_status: "on-time",
  warn_at: "2099-11-20T18:00:00Z",
  due_at: "2099-11-20T19:00:00Z",
  clock_stopped_at: null,
  client_id: "c1c1f5e0-2b34-4c5d-8e9f-0a1b2c3d4e5f",
  client: { id: "c1c1f5e0-2b34-4c5d-8e9f-0a1b2c3d4e5f", business: "Halden Air" },
  site_id: null,
  site: null,
  assignee_id: null,
  assignee: null,
  last_message: null,
  created_at: "2026-11-20T14:00:00Z",
  updated_at: "2026-11-20T14:00:00Z",
  resolved_at: null,
  archived_at: null,
  is_sample: false,
  ...fields,
});
