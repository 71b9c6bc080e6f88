import * as z from "zod/mini";
import type { CompanyRecords, DomainRecord } from "@/data/dashboard/company-records";
import { callFunction } from "@/data/records/call-function";
import { planSchema } from "./plan-schema";

const rowSchema = z.object({
  id: z.string(),
  domain: z.string(),
  client_id: z.string(),
  business: z.string(),
  plan: planSchema,
  is_rented: z.boolean(),
  registrar: z.nullable(z.string()),
  expires_on: z.nullable(z.string()),
  auto_renew: z.boolean(),
});

const answerSchema = z.object({
  rows: z.array(rowSchema),
  left_out: z.array(
    z.object({
      plan: planSchema,
      is_rented: z.boolean(),
      expires_on: z.nullable(z.string()),
      count: z.number(),
    }),
  ),
});

const toRecord = (row: z.infer<typeof rowSchema>): DomainRecord => ({
  id: row.id,
  domain: row.domain,
  client: row.business,
  clientId: row.client_id,
  isRented: row.is_rented,
  segment: row.plan,
  registrar: row.registrar,
  expiry: row.expires_on,
  autoRenew: row.auto_renew,
  // Not recorded.
  cost: null,
});

export async function readDomains(): Promise<Pick<CompanyRecords, "domains" | "domainsLeftOut">> {
  const answer = await callFunction("dashboard_domains", {}, answerSchema);
  return {
    domains: answer.rows.map(toRecord),
    domainsLeftOut: answer.left_out.map((rest) => ({
      segment: rest.plan,
      isRented: rest.is_rented,
      expiry: rest.expires_on,
      count: rest.count,
    })),
  };
}
