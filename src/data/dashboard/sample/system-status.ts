import type { SystemStatus } from "@/data/dashboard/dashboard-source";

export const SYSTEM_STATUS: readonly SystemStatus[] = [
  { system: "Website hosting", state: "operational", label: "Operational" },
  { system: "Form delivery", state: "operational", label: "Operational" },
  { system: "Analytics import", state: "delayed", label: "Delayed 20 min" },
  { system: "Stripe webhooks", state: "operational", label: "Operational" },
];
