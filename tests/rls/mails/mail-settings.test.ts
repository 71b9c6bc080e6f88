import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contact, forgetLeads, submit } from "../leads/lead-forms.ts";
import { looseClient } from "../support/crm-rows.ts";
import { one } from "../support/lead-records.ts";
import { openTestBackend, PEOPLE, type Person, type TestBackend } from "../support/test-backend.ts";
import { callFromServer, forgetMails, sendingBy, storedMails } from "./stored-mails.ts";
import { sendDueMails } from "../../../supabase/functions/_shared/mail/send-due-mails.ts";
import type { Message } from "../../../supabase/functions/_shared/mail/transports/transport.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});

const putRight = () =>
  backend.sql(`update public.mail_settings set sender_name = null, sender_address = null,
    reply_address = null, kinds_off = '{}', version = 1;
    delete from public.crm_events where entity = 'settings'`);
beforeEach(async () => {
  await putRight();
  await forgetLeads();
  await forgetMails();
});
afterEach(putRight);

const NONE = {
  sender_name: "",
  sender_address: "",
  reply_address: "",
  kinds_off: [] as string[],
};
const save = (changes: object, person: Person = "owner", seen_version: number | null = 1) =>
  looseClient(backend, person).rpc("save_mail_settings", { ...NONE, ...changes, seen_version });
const stored = () => one("select * from public.mail_settings");

it("tells the sender whom mails are from and where answers go", async () => {
  const call = await callFromServer();
  const empty = { sender_name: null, sender_address: null, reply_address: null };
  expect(await call("mail_addresses", {})).toEqual([empty]);
  const wanted = {
    sender_name: "Curbfront, Macon",
    sender_address: "office@one.example",
    reply_address: "answers@one.example",
  };
  expect(await save({ ...wanted, sender_name: "  Curbfront, Macon " })).toMatchObject({ data: 2 });
  expect(await call("mail_addresses", {})).toEqual([wanted]);
  const event = await one(`select actor_name, action, before, after from public.crm_events
    where entity = 'settings'`);
  expect(event).toMatchObject({ action: "mail-settings", before: empty, after: wanted });
});

it("is used by the sender, which keeps a conversation's Message-IDs", async () => {
  const messages: Message[] = [];
  const sending = await sendingBy({
    send: async (message) => void messages.push(message),
    close: () => undefined,
  });
  const send = async () => {
    await submit(contact);
    await backend.sql(
      "delete from public.mails where kind <> 'request-received' and not is_sample",
    );
    expect(await sendDueMails(sending)).toBe(1);
  };
  await send();
  await save({
    sender_name: "Office",
    sender_address: "office@two.example",
    reply_address: "answers@two.example",
  });
  await forgetLeads();
  await send();
  const from = messages.map((message) => message.from);
  expect(from).toEqual(['"Curbfront" <hello@curbfront.example>', '"Office" <office@two.example>']);
  const [usual, set] = messages.map(({ replyTo }) => replyTo.replace(/\+[0-9a-f]+@/, "@"));
  expect([usual, set]).toEqual(["hello@curbfront.example", "answers@two.example"]);
  for (const { messageId } of messages) expect(messageId).toMatch(/@curbfront\.example>$/);
});

it("queues no mail of a kind that is off, and the others as ever", async () => {
  const kinds = async () => [...new Set((await storedMails()).map(({ kind }) => kind))].toSorted();
  await submit(contact);
  expect(await kinds()).toEqual(["new-lead", "request-received"]);
  await save({ kinds_off: ["request-received", "request-received"] });
  expect(await stored()).toMatchObject({ kinds_off: ["request-received"] });
  await forgetMails();
  await forgetLeads();
  const { body } = await submit(contact);
  expect(body.reference).toMatch(/^CF-/);
  expect(await kinds()).toEqual(["new-lead"]);
});

describe("what is refused", () => {
  it.each([
    ["a header in the sender's address", { sender_address: "a@one.example\nBcc: b@two.example" }],
    ["a header behind a return", { reply_address: "a@one.example\r\nX: y" }],
    ["two addresses", { reply_address: "a@one.example, b@two.example" }],
    ["an address with a name", { sender_address: "Us <a@one.example>" }],
    ["an address without a host", { sender_address: "us@localhost" }],
    ["an address without its first half", { reply_address: "@one.example" }],
    ["letters of another alphabet that look alike", { sender_address: "us@оne.example" }],
    ["an address too long", { sender_address: `us@${"a".repeat(300)}.example` }],
    ["a header in the name", { sender_name: "Us\r\nBcc: b@two.example" }],
    ["a name that ends its quotes", { sender_name: 'Us" <b@two.example>' }],
    ["a name too long", { sender_name: "x".repeat(81) }],
    ["replies to tickets off", { kinds_off: ["ticket-reply"] }],
    ["a kind that is none", { kinds_off: ["x'; drop table mails"] }],
    ["no list of kinds", { kinds_off: null }],
    ["a kind without a name", { kinds_off: [null] }],
  ])("%s", async (_, changes) => {
    const before = await stored();
    expect((await save(changes)).error).toMatchObject({ code: "22023", hint: "invalid" });
    expect(await stored()).toEqual(before);
  });

  it("a form that somebody else was faster than", async () => {
    await save({ sender_name: "Us" });
    for (const seen of [1, 3, null]) {
      const { error } = await save({ sender_name: "Them" }, "owner", seen);
      expect(error).toMatchObject({ hint: "conflict", details: "2" });
    }
  });

  it.each(PEOPLE)("whoever is no owner: %s", async (person) => {
    const { error } = await save({ sender_name: "Us" }, person);
    if (person === "owner") expect(error).toBeNull();
    else expect(error?.code).toBe("42501");
    const refused = await looseClient(backend, person).rpc("mail_addresses");
    expect(refused.error?.code).toBe("42501");
  });
});
