import { expect, type APIRequestContext } from "@playwright/test";
import { ownerHeaders } from "./open-page";

/** A client of this test's own, put into the database past the screens. */
export async function createClient(request: APIRequestContext) {
  const headers = await ownerHeaders(request);
  const id = crypto.randomUUID();
  const business = `Test Air ${id.slice(0, 8)}`;
  const client = { id, business, trade: "roofing", town: "Dublin", region: "OH" };
  const answer = await request.post("/rest/v1/clients", { headers, data: client });
  expect(answer.status(), await answer.text()).toBe(201);
  const row = async () => {
    const read = await request.get(`/rest/v1/clients?id=eq.${id}`, { headers });
    return ((await read.json()) as Record<string, unknown>[])[0];
  };
  return { id, business, path: `/admin/crm/clients/${id}`, row };
}
