import { expect, type APIRequestContext } from "@playwright/test";
import { ownerHeaders } from "./open-page";

export async function createClient(
  request: APIRequestContext,
  { domain, email }: { domain?: string; email?: string } = {},
) {
  const headers = await ownerHeaders(request);
  const id = crypto.randomUUID();
  const business = `Test Air ${id.slice(0, 8)}`;
  const client = { id, business, trade: "roofing", town: "Dublin", region: "OH" };
  const answer = await request.post("/rest/v1/clients", { headers, data: client });
  expect(answer.status(), await answer.text()).toBe(201);
  const addPart = async (table: string, part: object) => {
    const added = await request.post(`/rest/v1/${table}`, {
      headers,
      data: { client_id: id, ...part },
    });
    expect(added.status(), await added.text()).toBe(201);
  };
  if (domain !== undefined) await addPart("client_sites", { domain });
  if (email !== undefined) await addPart("client_contacts", { name: "Björn Müßig", email });
  const row = async () => {
    const read = await request.get(`/rest/v1/clients?id=eq.${id}`, { headers });
    return ((await read.json()) as Record<string, unknown>[])[0];
  };
  return { id, business, path: `/admin/crm/clients/${id}`, row };
}
