import { beforeAll, describe, expect, it } from "vitest";
import type { Json } from "@/lib/database.types";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
const WORD = "healthfinch";
const TODAY = "(now() at time zone 'America/New_York')::date";

/** Days until the domain expires (null without one), and days that a task is overdue. */
const CLIENTS = [
  { days: -1, state: "at-risk" },
  { days: 0, state: "at-risk" },
  { days: 7, state: "at-risk" },
  { days: 8, state: "watch" },
  { days: 30, state: "watch" },
  { days: 31, state: "good" },
  { days: null, late: 1, state: "watch" },
  { days: null, late: 0, state: "good" },
] as const;

const nameOf = (nth: number) => `${WORD} ${nth}`;

beforeAll(async () => {
  backend = await openTestBackend();
  const statements = CLIENTS.map(({ days, ...rest }, nth) => {
    const id = crypto.randomUUID();
    const site = `insert into public.client_sites (client_id, domain, expires_on)
      values ('${id}', '${WORD}-${nth}.example', ${TODAY} + ${days});`;
    const task = `insert into public.tasks (client_id, title, due_on)
      values ('${id}', 'Call', ${TODAY} - ${"late" in rest ? rest.late : 0});`;
    return `insert into public.clients (id, business) values ('${id}', '${nameOf(nth)}');
      ${days === null ? task : site}`;
  });
  await backend.sql(statements.join("\n"));
});

type Listed = { business: string; health: { state: string; reasons: Json[] } };

async function list(filters: Record<string, Json>) {
  const { data } = await backend.clients.owner
    .rpc("list_clients", {
      filters: { search: WORD, ...filters },
      sort: "business",
      after: null,
      page_size: 50,
    })
    .throwOnError();
  return (data as unknown as { rows: Listed[] }).rows;
}

describe("a client's health", () => {
  it("turns with the days that are left of the domain, and with a late task", async () => {
    const rows = await list({});
    const states = CLIENTS.map(
      (_, nth) => rows.find(({ business }) => business === nameOf(nth))?.health.state,
    );
    expect(states).toEqual(CLIENTS.map(({ state }) => state));
  });

  it("says the days", async () => {
    const rows = await list({});
    const found = rows.find(({ business }) => business === nameOf(3));
    expect(found?.health.reasons).toMatchObject([{ kind: "domain", days: 8 }]);
  });

  it("is at risk in the filter exactly where the row says so", async () => {
    const rows = await list({ health: "at-risk" });
    const atRisk = CLIENTS.flatMap(({ state }, nth) => (state === "at-risk" ? [nameOf(nth)] : []));
    expect(rows.map(({ business }) => business)).toEqual(atRisk);
  });
});
