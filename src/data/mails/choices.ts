import type { StaffRight } from "@/data/staff/staff-roles";

export const ALERTS = [
  "new-lead",
  "answer-due",
  "assigned",
  "host-demo",
  "sla-warning",
  "mail-given-up",
  "weekly-summary",
  "suspects-waiting",
] as const;
export type Alert = (typeof ALERTS)[number];

/** Alerts by mail, unless turned off, and the rights of which one is required. */
export const alertChoices: Record<
  Alert,
  { label: string; hint: string; rights: readonly StaffRight[] }
> = {
  "new-lead": {
    label: "New leads",
    hint: "A mail as soon as somebody sends a form.",
    rights: ["leads.write"],
  },
  "answer-due": {
    label: "First answer due",
    hint: "A mail an hour before it is due: for your leads, and for those without an owner if you are told of new leads.",
    rights: ["leads.write"],
  },
  assigned: {
    label: "Assigned to me",
    hint: "A mail when a colleague gives you a ticket, lead or task.",
    rights: ["leads.read", "clients.read"],
  },
  "host-demo": {
    label: "My demos",
    hint: "A mail when a demo that you give is booked, moved, taken over or cancelled by somebody else.",
    rights: ["leads.read"],
  },
  "sla-warning": {
    label: "SLA warnings",
    hint: "A mail when three quarters of a ticket’s time have gone: for yours, and for those nobody has.",
    rights: ["tickets.write"],
  },
  "mail-given-up": {
    label: "Mails given up",
    hint: "A mail when one to a client or a lead could not be delivered.",
    rights: ["leads.write", "tickets.write", "clients.write"],
  },
  "weekly-summary": {
    label: "Weekly summary",
    hint: "A mail on Mondays at 8 am: how the week went, beside the one before.",
    rights: ["staff.manage"],
  },
  "suspects-waiting": {
    label: "Requests put aside",
    hint: "A mail at 8 am each day while requests that were put aside as suspect wait for a look.",
    rights: ["leads.write"],
  },
};
