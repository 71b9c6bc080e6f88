import type { ClientPlan } from "@/data/clients/schema";

/** Enterprise: a client with 25 or more employees. The CRM calls it the plan. */
export type Segment = ClientPlan;
