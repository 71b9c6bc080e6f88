import type { TicketPriority } from "@/data/dashboard/dashboard-source";

export const PRIORITY_COLORS: Record<TicketPriority, string> = {
  urgent: "var(--stop)",
  high: "var(--hold)",
  medium: "var(--chart-2)",
  low: "var(--field)",
};

export const PRIORITY_COUNTS: Record<TicketPriority, string> = {
  urgent: "{{number}} urgent",
  high: "{{number}} high",
  medium: "{{number}} medium",
  low: "{{number}} low",
};
