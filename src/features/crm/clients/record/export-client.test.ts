import { expect, it } from "vitest";
import { overviewOf, siteOf } from "@tests/fixtures/clients";
import { collectDownloads } from "@tests/downloads";
import { filledWith, formulasIn, FORMULAS } from "@tests/hostile/formulas";
import { stubNetwork } from "@tests/stub-network";
import { saveClientAsCsv, saveClientAsJson } from "./use-client-actions";

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

it("holds no formula, whatever was typed", async () => {
  const part = {
    version: 1,
    client_id: client.id,
    created_at: "2025-05-05T14:00:00Z",
    updated_at: "2025-05-05T14:00:00Z",
    archived_at: null,
    is_sample: false,
  };
  const person = { name: "x", job_title: "x", email: "x", phone: "x", is_primary: true };
  const place = { label: "x", street: "x", town: "x", region: "x", postal_code: "x" };
  const full = overviewOf({
    id: client.id,
    contacts: [{ ...part, ...person, id: "p1" }],
    addresses: [{ ...part, ...place, id: "a1" }],
    sites: [siteOf({ id: "s1", domain: "x", registrar: "x" })],
  });
  const untimed = { created_at: null, resolved_at: null };
  const ticket = { number: 1, subject: "x", priority: "x", status: "x", ...untimed };
  const message = { author_name: "x", body: "x", created_at: null };
  const downloads = collectDownloads();
  for (const formula of FORMULAS) {
    stubNetwork(({ path }) => ({
      body: path.endsWith("/tickets")
        ? [{ ...filledWith(ticket, formula), id: "t1" }]
        : [{ ...filledWith(message, formula), ticket_id: "t1" }],
    }));
    await saveClientAsCsv(filledWith(full, formula));
    const text = (await downloads.at(-1)?.text) ?? "";
    expect(formulasIn(text)).toEqual([]);
    for (const kind of ["contact", "address", "site", "ticket", "message"]) {
      expect(text, kind).toContain(`\n${kind},1,`);
    }
  }
  expect(downloads).toHaveLength(FORMULAS.length);
});
