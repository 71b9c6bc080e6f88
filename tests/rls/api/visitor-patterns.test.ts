import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrangeRows, looseClient, removeRows } from "../support/crm-rows.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  await arrangeRows(backend);
});
afterAll(() => removeRows(backend));

async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const answer = await backend.fetch(`${backend.origin}/rest/v1/${path}`, {
    method,
    headers: { apikey: backend.publishableKey, "Content-Type": "application/json", ...headers },
    ...(method === "POST" ? { body: "{}" } : {}),
  });
  return { status: answer.status, text: await answer.text() };
}

const PATTERNS = [
  "business=match.(.%2B)%5C1",
  "business=imatch.x",
  "business=like.*a*b*",
  "business=ilike.*a*",
  "business=not.match.x",
  "business=match(any).{x,y}",
  "business=ilike(all).{*x*}",
  "business=%6Datch.x",
  "or=(id.is.null,business.match.x)",
  "and=(id.not.is.null,or(business.not.ilike.*x*,town.eq.y))",
  "not.or=(business.imatch.x)",
];

describe("a visitor of the demo", () => {
  it.each(PATTERNS)("reads no sample by a pattern: %s", async (filter) => {
    const key = `Bearer ${backend.publishableKey}`;
    for (const Authorization of ["", key, "Bearer x", "x.y.z"]) {
      const { status, text } = await ask(`clients?select=id&${filter}`, { Authorization });
      expect(status, text).toBe(401);
      expect(JSON.parse(text)).toMatchObject({ code: "42501" });
    }
    const { status, text } = await ask(`clients?select=id&${filter}`, {
      Authorization: "Bearer x.y.z",
    });
    expect(status, text).toBe(401);
  });

  it("reads none by a pattern for what belongs to it, or for what a function answers", async () => {
    for (const path of [
      "clients?select=id,client_sites!inner(id)&client_sites.domain=match.x",
      "clients?select=id,client_sites(id)&client_sites.or=(domain.match.x)",
    ]) {
      expect((await ask(path)).status, path).toBe(401);
    }
    const { status } = await ask("rpc/list_leads?list_leads->>rows=match.x", {}, "POST");
    expect(status).toBe(401);
  });

  it("is answered normally where a value only looks like a pattern", async () => {
    const { status } = await ask("clients?select=id&business=eq.Match.%20Like.&limit=1");
    expect(status).toBe(200);
  });
});

it("leaves staff their patterns", async () => {
  const clients = looseClient(backend, "viewer").from("clients");
  const { error, data } = await clients.select("id").ilike("business", "%a%").limit(1);
  expect(error).toBeNull();
  expect(data).toHaveLength(1);
});
