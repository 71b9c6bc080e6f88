import type { StaffRight } from "@/data/staff/staff-roles";

export const ALERTS = ["new-lead", "assigned"] as const;
export type Alert = (typeof ALERTS)[number];

/** What staff are told by mail, unless they turn it off, and which rights it takes: one will do. */
export const alertChoices: Record<
  Alert,
  { label: string; hint: string; rights: readonly StaffRight[] }
> = {
  "new-lead": {
    label: "New leads",
    hint: "A mail as soon as somebody sends a form.",
    rights: ["leads.write"],
  },
  assigned: {
    label: "Assigned to me",
    hint: "A mail when a colleague gives you a ticket, lead or task.",
    rights: ["leads.read", "clients.read"],
  },
};
