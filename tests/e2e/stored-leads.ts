import { expect, type APIRequestContext, type Page } from "@playwright/test";

export type StoredLead = Record<string, unknown>;

/** What the database holds for this address, read past row security with the secret key. */
export async function storedLeads(
  request: APIRequestContext,
  email: string,
  origin = "",
): Promise<StoredLead[]> {
  const answer = await request.get(
    `${origin}/rest/v1/leads?select=*&email=eq.${encodeURIComponent(email)}`,
    { headers: { apikey: process.env.CURBFRONT_SECRET_KEY ?? "" } },
  );
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as StoredLead[];
}

let visitors = 0;

/** An address of its own for each visitor, so that one test's requests do not limit another's. */
export async function comeFromOwnAddress(page: Page): Promise<void> {
  visitors += 1;
  const address = `203.0.113.${(process.pid + visitors) % 250}`;
  await page.route("**/rest/v1/rpc/submit_lead", (route) =>
    route.fallback({ headers: { ...route.request().headers(), "x-forwarded-for": address } }),
  );
}

export const newEmail = () => `owner-${crypto.randomUUID().slice(0, 8)}@trade.example`;
