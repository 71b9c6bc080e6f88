import { expect, it } from "vitest";
import { overviewOf, siteOf } from "@tests/fixtures/clients";
import { collectDownloads } from "@tests/downloads";
import { stubNetwork } from "@tests/stub-network";
import { saveClientAsCsv, saveClientAsJson } from "./export-client";

const client = overviewOf({
  id: "5a000000-0000-4000-8000-0000000000c1",
  owner_id: "priya",
  monthly_price_cents: 34950,
  sites: [siteOf({ id: "s1", domain: "haldenair.example" })],
});

const FACTS = {
  business: "Halden Air",
  trade: "heating-and-cooling",
  town: "Columbus",
  region: "OH",
  plan: "small-business",
  monthly_price_usd: 349.5,
  status: "active",
  client_since: "2025-05-05",
};

it("hands over everything asked of a client but who of us looks after them", async () => {
  stubNetwork(() => ({ body: [] }));
  const downloads = collectDownloads();
  await saveClientAsJson(client);
  const { contacts, addresses, sites, requests, tickets, ...facts } = JSON.parse(
    (await downloads[0]?.text) ?? "",
  );
  expect(facts).toEqual(FACTS);
  expect(sites).toMatchObject([{ domain: "haldenair.example", redirects_to: null }]);
  expect([contacts, addresses, requests, tickets]).toEqual([[], [], [], []]);
});

it("says the same in lines of a table", async () => {
  stubNetwork(() => ({ body: [] }));
  const downloads = collectDownloads();
  await saveClientAsCsv(client);
  const text = (await downloads[0]?.text) ?? "";
  for (const [name, value] of Object.entries(FACTS)) expect(text).toContain(`${name},${value}`);
  expect(text).toContain("domain,haldenair.example");
  expect(text).not.toContain("owner");
});
