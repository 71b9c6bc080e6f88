import { expect, type APIRequestContext } from "@playwright/test";
import { ownerHeaders } from "./open-page";

export type NewTicket = { id: string; subject: string };

export async function createTicket(
  request: APIRequestContext,
  fields: Record<string, unknown> = {},
): Promise<NewTicket> {
  const headers = await ownerHeaders(request);
  const list = await request.post("/rest/v1/rpc/list_clients", {
    headers,
    data: { page_size: 1 },
  });
  const { rows } = (await list.json()) as { rows: { id: string }[] };
  const id = crypto.randomUUID();
  const ticket = { id, client_id: rows[0]?.id, subject: `Ticket ${id.slice(0, 8)}`, ...fields };
  const answer = await request.post("/rest/v1/tickets", { headers, data: ticket });
  expect(answer.status(), await answer.text()).toBe(201);
  await request.post("/rest/v1/rpc/add_ticket_message", {
    headers,
    data: {
      id: crypto.randomUUID(),
      ticket_id: id,
      kind: "client",
      body: "The form is quiet.",
      author_name: "Dana",
    },
  });
  return { id, subject: ticket.subject };
}

export async function changeTicket(
  request: APIRequestContext,
  id: string,
  changes: Record<string, unknown> & { version: number },
): Promise<void> {
  const answer = await request.patch(`/rest/v1/tickets?id=eq.${id}`, {
    headers: await ownerHeaders(request),
    data: changes,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
