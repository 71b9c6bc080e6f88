import { beforeAll, describe, expect, it } from "vitest";
import { arrangeRowsWithoutMails, storedMails } from "../mails/stored-mails.ts";
import { freshId, looseClient, ROWS, storedRow } from "../support/crm-rows.ts";
import { openTestBackend, type Person, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
arrangeRowsWithoutMails();

const TICKET = ROWS.ticket.real;
type Message = { id: string; created_at: string };

const send = async (person: Person, more: object = {}) => {
  const id = freshId();
  const message = { id, ticket_id: TICKET, kind: "reply", body: "We mended it.", ...more };
  const answer = await looseClient(backend, person).rpc("add_ticket_message", message);
  return { id, ...answer };
};
/** The time of the newest message, as a page has read it. */
async function seen(person: Person = "support"): Promise<string> {
  const { data } = await looseClient(backend, person).rpc("ticket_detail", { ticket_id: TICKET });
  return (data as { messages: Message[] }).messages.at(-1)?.created_at ?? "";
}
const isStored = async (id: string) =>
  (await storedRow(backend, "ticket_messages", id)) !== undefined;

describe("a reply", () => {
  it.each([
    ["a colleague's reply", { kind: "reply" }],
    ["a colleague's note", { kind: "note" }],
    ["words that a colleague wrote down", { kind: "client", author_name: "Dana" }],
  ])("is refused after %s, with nothing stored, mailed or changed", async (_, theirs) => {
    const until = await seen();
    await send("owner", theirs);
    const [mails, ticket] = [await storedMails(), await storedRow(backend, "tickets", TICKET)];
    const change = { status: "waiting", version: ticket?.["version"] };
    const { id, error } = await send("support", { seen_until: until, ...change });
    expect(error).toMatchObject({ code: "PT409", hint: "answered" });
    expect(await isStored(id)).toBe(false);
    expect(await storedMails()).toEqual(mails);
    expect(await storedRow(backend, "tickets", TICKET)).toEqual(ticket);
    expect((await send("support", { seen_until: await seen() })).error).toBeNull();
  });

  it("is refused after the client's mail, and goes to who has seen it or insists", async () => {
    const until = await seen();
    await backend.sql(`insert into public.ticket_messages (ticket_id, kind, author_name, body)
      values ('${TICKET}', 'client', 'Dana', 'Never mind.')`);
    expect((await send("support", { seen_until: until })).error?.hint).toBe("answered");
    expect((await send("support")).error).toBeNull();
    expect((await send("support", { seen_until: await seen() })).error).toBeNull();
  });

  it("is not refused after one's own message", async () => {
    const until = await seen();
    await send("support");
    expect((await send("support", { seen_until: until })).error).toBeNull();
  });

  it("is refused to the second of two who press at once", async () => {
    for (let nth = 0; nth < 4; nth += 1) {
      const until = await seen();
      const both = await Promise.all([
        send("support", { seen_until: until }),
        send("owner", { seen_until: until }),
      ]);
      expect(both.filter(({ error }) => error === null)).toHaveLength(1);
      expect(both.find(({ error }) => error !== null)?.error?.hint).toBe("answered");
    }
  });

  it("of a role that may not write is refused as ever", async () => {
    const { error } = await send("viewer", { seen_until: "2020-01-01T00:00:00Z" });
    expect(error).not.toBeNull();
    expect(error?.hint === "answered" || error?.code === "42501").toBe(true);
  });
});
