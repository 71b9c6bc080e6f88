import { expect, type APIRequestContext } from "@playwright/test";
import { ownerHeaders } from "./open-page";

export type StoredLead = Record<string, unknown>;

export async function storedLeads(
  request: APIRequestContext,
  email: string,
): Promise<StoredLead[]> {
  const answer = await request.get(
    `/rest/v1/leads?select=*,lead_submissions(*)&email=eq.${encodeURIComponent(email)}`,
    { headers: { apikey: process.env.CURBFRONT_SECRET_KEY ?? "" } },
  );
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as StoredLead[];
}

export const newEmail = () => `owner-${crypto.randomUUID().slice(0, 8)}@trade.example`;

export const newPhone = () => {
  const digits = String(20_000 + Math.floor(Math.random() * 80_000));
  return `(${digits.slice(0, 3)}) 555-01${digits.slice(3)}`;
};

export const newBusiness = () => `Roofers ${crypto.randomUUID().slice(0, 8)}`;

export async function createLead(request: APIRequestContext, email = newEmail()) {
  const lead = { id: crypto.randomUUID(), business: newBusiness(), name: "Elaine Brack" };
  const headers = await ownerHeaders(request);
  const data = { ...lead, email, trade: "roofing", source: "referral" };
  const answer = await request.post("/rest/v1/leads", { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return lead;
}
