import * as z from "zod/mini";
import type { CompanyRecords } from "@/data/dashboard/company-records";
import type { LeadSource } from "@/data/leads/schema";
import { callFunction } from "@/data/records/call-function";
import { planSchema } from "./plan-schema";

const SOURCES = [
  "organic-search",
  "business-profile",
  "referral",
  "paid-search",
  "direct",
] as const satisfies readonly LeadSource[];

const answerSchema = z.nullable(
  z.array(
    z.object({ day: z.string(), source: z.enum(SOURCES), plan: planSchema, count: z.number() }),
  ),
);

/** Null for readers without access to leads. Visits are not counted yet. */
export async function readLeads(): Promise<Pick<CompanyRecords, "leads" | "visits">> {
  const answer = await callFunction("dashboard_leads", {}, answerSchema);
  return {
    leads: answer?.map(({ plan, ...lead }) => ({ ...lead, segment: plan })) ?? null,
    visits: null,
  };
}
