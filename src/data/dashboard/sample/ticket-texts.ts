import type { TicketPriority, TicketStatus } from "@/data/dashboard/dashboard-source";

export const ASSIGNEES = ["Priya N.", "Luis O.", "Sam K."] as const;

type TicketAtHand = {
  client: string;
  subject: string;
  priority: TicketPriority;
  status: Exclude<TicketStatus, "resolved">;
  assignee: (typeof ASSIGNEES)[number];
  hoursAgo: number;
};

// prettier-ignore
export const TICKETS_AT_HAND: readonly TicketAtHand[] = [
  { client: "Halden Air", subject: "Contact form emails going to old inbox", priority: "urgent", status: "open", assignee: "Priya N.", hoursAgo: 26 },
  { client: "Pryor Overhead Door", subject: "Swap hero photo for new truck", priority: "low", status: "in-progress", assignee: "Luis O.", hoursAgo: 3 },
  { client: "Halden Air", subject: "Phone number wrong on Dublin page", priority: "high", status: "open", assignee: "Priya N.", hoursAgo: 6.9 },
  { client: "Ridgeline Roofing", subject: "Add financing badge to footer", priority: "medium", status: "waiting", assignee: "Sam K.", hoursAgo: 14 },
  { client: "Tidewater", subject: "Holiday hours banner", priority: "medium", status: "open", assignee: "Luis O.", hoursAgo: 5 },
  { client: "Juniper & Stone", subject: "Slow gallery on older iPhones", priority: "high", status: "in-progress", assignee: "Sam K.", hoursAgo: 6.2 },
  { client: "Okafor & Sons", subject: "Call button dials the shop, not the dispatcher", priority: "high", status: "open", assignee: "Priya N.", hoursAgo: 1.5 },
  { client: "Lookout", subject: "Map pin is on the wrong side of the river", priority: "high", status: "waiting", assignee: "Luis O.", hoursAgo: 4 },
  { client: "Brightwork", subject: "Add Saturday hours to every page", priority: "medium", status: "in-progress", assignee: "Sam K.", hoursAgo: 19 },
  { client: "Juniper & Stone", subject: "New page for retaining walls", priority: "medium", status: "waiting", assignee: "Luis O.", hoursAgo: 11 },
  { client: "Sunny Side Cleaning", subject: "Put the owner’s middle initial on the team page", priority: "low", status: "open", assignee: "Sam K.", hoursAgo: 30 },
];

/** Resolved four hours after it was opened. */
export const RESOLVED_AT_HAND = {
  client: "Lookout",
  subject: "Reviews widget shows 0 reviews",
  priority: "high",
  assignee: "Priya N.",
  hoursAgo: 50,
  tookHours: 4,
} as const;

type Subject = { subject: string; priority: TicketPriority };

// prettier-ignore
export const TICKET_SUBJECTS: readonly Subject[] = [
  { subject: "Reviews widget stuck on last month", priority: "high" },
  { subject: "Site shows a certificate warning", priority: "urgent" },
  { subject: "Form asks for a fax number", priority: "low" },
  { subject: "Emergency line missing on phones", priority: "high" },
  { subject: "Add a page for gutter guards", priority: "medium" },
  { subject: "License number changed", priority: "medium" },
  { subject: "New logo, same colors", priority: "low" },
  { subject: "Service area needs two more towns", priority: "medium" },
  { subject: "Quote requests arrive twice", priority: "high" },
  { subject: "Prices on the tune-up page are last year’s", priority: "medium" },
  { subject: "Swap the team photo, Dale retired", priority: "low" },
  { subject: "Spelling of “maintenance” on the home page", priority: "medium" },
  { subject: "Financing link goes nowhere", priority: "high" },
  { subject: "Winter special still up in spring", priority: "low" },
  { subject: "Add the new van to the gallery", priority: "low" },
  { subject: "Search result shows the old slogan", priority: "medium" },
];
