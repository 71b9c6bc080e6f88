import { beforeAll, describe, expect, it } from "vitest";
import {
  arrangeRowsWithoutMails,
  callFromServer,
  endHolding,
  storedMails,
} from "../mails/stored-mails.ts";
import { freshId, looseClient, ROWS, storedRow } from "../support/crm-rows.ts";
import { openTestBackend, PEOPLE, type Person, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
let call: Awaited<ReturnType<typeof callFromServer>>;
beforeAll(async () => {
  backend = await openTestBackend();
  call = await callFromServer();
});
arrangeRowsWithoutMails();

const TICKET = ROWS.ticket.real;

async function reply(person: Person, more: object = {}) {
  const id = freshId();
  const message = { id, ticket_id: TICKET, kind: "reply", body: "I mended it.", ...more };
  await looseClient(backend, person).rpc("add_ticket_message", message).throwOnError();
  return id;
}
const takeBack = async (person: Person, message_id: string, status?: string) =>
  looseClient(backend, person).rpc("take_back_reply", {
    ticket_id: TICKET,
    message_id,
    ...(status !== undefined && { status }),
  });
const isStored = async (id: string) =>
  (await storedRow(backend, "ticket_messages", id)) !== undefined;
const taken = async () => ((await call("take_mails", { most: 10 })) as unknown[]).length;

describe("a reply", () => {
  it("is delayed by the database for ten seconds, and then sent once", async () => {
    await reply("support");
    expect(await taken()).toBe(0);
    const [delay] = await backend.sql<{ seconds: string }>(
      `select extract(epoch from next_try_at - created_at) as seconds from public.mails
       where kind = 'ticket-reply' and not is_sample`,
    );
    expect(Number(delay?.seconds)).toBe(10);
    await endHolding();
    expect(await taken()).toBe(1);
    expect(await taken()).toBe(0);
  });

  it("is taken back with its text and mail, which the history records", async () => {
    const id = await reply("support");
    const { data, error } = await takeBack("support", id);
    expect(error).toBeNull();
    expect(JSON.stringify(data)).not.toContain("I mended it.");
    expect(await isStored(id)).toBe(false);
    expect(await storedMails()).toEqual([]);
    await endHolding();
    expect(await taken()).toBe(0);
    const { data: history } = await looseClient(backend, "support").rpc("crm_history", {
      ticket_id: TICKET,
    });
    const text = JSON.stringify(history);
    expect(text).toContain("reply-taken-back");
    expect(text).not.toContain("I mended it.");
    // Repeats the request, as after a lost answer.
    expect((await takeBack("support", id)).error).toBeNull();
    const events = await backend.sql(
      `select from public.crm_events where action = 'reply-taken-back' and ticket_id = '${TICKET}'`,
    );
    expect(events).toHaveLength(1);
  });

  it("is taken back with the status that went with it, unless that was changed since", async () => {
    const status = async () => (await storedRow(backend, "tickets", TICKET))?.["status"];
    const version = async () => (await storedRow(backend, "tickets", TICKET))?.["version"];
    const first = await reply("support", { status: "resolved", version: await version() });
    expect(await status()).toBe("resolved");
    expect((await takeBack("support", first, "open")).error).toBeNull();
    expect(await storedRow(backend, "tickets", TICKET)).toMatchObject({
      status: "open",
      clock_stopped_at: null,
      resolved_at: null,
    });
    const second = await reply("support", { status: "waiting", version: await version() });
    await looseClient(backend, "owner")
      .from("tickets")
      .update({ status: "in-progress", version: await version() })
      .eq("id", TICKET)
      .throwOnError();
    expect((await takeBack("support", second, "open")).error).toBeNull();
    expect(await status()).toBe("in-progress");
  });

  it("stays once a sender has had it, also where its try failed", async () => {
    const id = await reply("support");
    await endHolding();
    expect(await taken()).toBe(1);
    expect((await takeBack("support", id)).error?.hint).toBe("left");
    await call("mail_failed", { mail_id: (await storedMails())[0]?.id, error: "busy" });
    expect((await takeBack("support", id)).error?.hint).toBe("left");
    expect(await isStored(id)).toBe(true);
  });

  it("that is not mailed stays: there is nothing to take back", async () => {
    await backend.sql(
      `update public.client_contacts set email = null, version = version where client_id = '${ROWS.client.real}'`,
    );
    const id = await reply("support");
    expect((await takeBack("support", id)).error?.hint).toBe("left");
    expect(await isStored(id)).toBe(true);
  });

  it("is never both sent and taken back", async () => {
    for (let nth = 0; nth < 4; nth += 1) {
      const id = await reply("support", { body: `Race ${nth}.` });
      await endHolding();
      const [count, { error }] = await Promise.all([taken(), takeBack("support", id)]);
      expect(count).toBe(error === null ? 0 : 1);
      expect(await isStored(id)).toBe(error !== null);
    }
  });
});

it.each(PEOPLE)("the %s takes no reply of somebody else's back", async (person) => {
  const writer = person === "support" ? "owner" : "support";
  const id = await reply(writer);
  expect((await takeBack(person, id)).error?.code).toBe("42501");
  expect(await isStored(id)).toBe(true);
});

it("no note, no words of the client and no reply of another ticket is taken back", async () => {
  const note = await reply("support", { kind: "note" });
  const words = await reply("support", { kind: "client", author_name: "Dana" });
  for (const id of [note, words, ROWS.message.sample]) {
    await takeBack("support", id);
    expect(await isStored(id)).toBe(true);
  }
});
