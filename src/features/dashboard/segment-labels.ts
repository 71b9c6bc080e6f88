import type { ClientFilter, TimeRange } from "@/data/dashboard/dashboard-source";

/** English, for `t()`. */
const RANGES: Record<TimeRange, string> = {
  "7d": "7 days",
  "30d": "30 days",
  "90d": "90 days",
};

/** English, for `t()`. */
const CLIENTS: Record<ClientFilter, string> = {
  all: "All",
  enterprise: "Enterprise",
  "small-business": "Small business",
};

export const rangeText = (range: TimeRange) => RANGES[range];
export const clientFilterText = (clients: ClientFilter) => CLIENTS[clients];
