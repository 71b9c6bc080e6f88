import type { MailKind } from "./schema";

/** English, for `t()`. */
export const kindLabels: Record<MailKind, string> = {
  "request-received": "Request confirmed",
  "new-lead": "New lead",
  "ticket-received": "Ticket confirmed",
  "ticket-reply": "Ticket reply",
  "assigned-ticket": "Ticket assigned",
  "assigned-lead": "Lead assigned",
  "assigned-task": "Task assigned",
  "demo-booked": "Demo booked",
  "demo-moved": "Demo moved",
  "demo-host-changed": "Demo host changed",
  "demo-cancelled": "Demo cancelled",
  "demo-reminder": "Demo reminder",
  "host-demo": "Your demos",
  "answer-due": "First answer due",
  "sla-warning": "SLA warning",
  "weekly-summary": "Weekly summary",
  "mail-given-up": "Mail given up",
  "suspects-waiting": "Requests put aside",
  invitation: "Invitation",
};
