import type { APIRequestContext, Page } from "@playwright/test";
import { ownerHeaders } from "../support/open-page";
import { expect } from "../support/test";
import { BACKEND } from "./production-site";

const DAY_MS = 24 * 60 * 60 * 1000;

async function rows(api: APIRequestContext, table: string, query: string) {
  const headers = await ownerHeaders(api, BACKEND);
  const answer = await api.get(
    `/rest/v1/${table}?is_sample=eq.false&archived_at=is.null&${query}`,
    { headers },
  );
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Record<string, unknown>[];
}

async function figuresOfRows(api: APIRequestContext) {
  // Rows of these journeys are from today or long ago.
  const since = new Date(Date.now() - 29 * DAY_MS).toISOString();
  const leads = await rows(api, "leads", `select=id&created_at=gte.${since}`);
  const paying = await rows(api, "clients", "select=monthly_price_cents&status=eq.active");
  const open = await rows(api, "tickets", "select=id&status=neq.resolved");
  const cents = paying.reduce((sum, row) => sum + Number(row["monthly_price_cents"]), 0);
  return {
    "Current MRR": `$${Math.round(cents / 100).toLocaleString("en-US")}`,
    "Active Clients": paying.length.toLocaleString("en-US"),
    "New Leads": leads.length.toLocaleString("en-US"),
    "Open Tickets": open.length.toLocaleString("en-US"),
  };
}

/** Refreshes until tiles and rows agree, because other journeys write meanwhile. */
export async function expectAgreement(page: Page, api: APIRequestContext): Promise<void> {
  const tiles = page.getByRole("region", { name: "Key figures" }).getByRole("listitem");
  const refresh = page.getByRole("button", { name: "Refresh", exact: true });
  await expect(async () => {
    await refresh.click();
    await expect(refresh).toHaveAttribute("aria-busy", "false");
    for (const [label, value] of Object.entries(await figuresOfRows(api))) {
      const tile = tiles.filter({ hasText: label }).locator("[data-slot=figure-value]");
      await expect(tile, label).toHaveText(value, { timeout: 1_000 });
    }
  }).toPass({ timeout: 60_000 });
}

export async function addPayingClient(
  api: APIRequestContext,
  cents: number,
  fields: { client_since?: string } = {},
): Promise<void> {
  const headers = await ownerHeaders(api, BACKEND);
  const business = `Figures ${crypto.randomUUID().slice(0, 8)}`;
  const data = {
    business,
    status: "active",
    plan: "enterprise",
    monthly_price_cents: cents,
    ...fields,
  };
  const answer = await api.post("/rest/v1/clients", { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
}
