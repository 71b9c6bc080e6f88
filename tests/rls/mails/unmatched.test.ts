import { beforeAll, describe, expect, it } from "vitest";
import { freshId, looseClient, ROWS, storedRow } from "../support/crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";
import { arrangeRowsWithoutMails, storedMails } from "./stored-mails.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
arrangeRowsWithoutMails();

const MAIL = ROWS.inboundMail.real;
const toTicket = { to_ticket: ROWS.ticket.real };
const toLead = { to_lead: ROWS.lead.real };
const add = (person: Person, to: object, version = 1) =>
  looseClient(backend, person).rpc("add_inbound_mail", { mail_id: MAIL, version, ...to });
const mail = () => storedRow(backend, "inbound_mails", MAIL);
const words = async () => {
  const [row] = await backend.sql<{ count: number }>(`select
    (select count(*) from public.ticket_messages where ticket_id = '${ROWS.ticket.real}' and kind = 'client')
    + (select count(*) from public.lead_submissions where lead_id = '${ROWS.lead.real}'
      and payload ->> 'form' = 'email') as count`);
  return Number(row?.count);
};

describe.each(PEOPLE)("a mail that waits, by the %s,", (person) => {
  it.each([
    ["a ticket", toTicket, ["support", "owner"]],
    ["a lead", toLead, ["sales", "owner"]],
  ] as const)("is added to %s only with the right to write that", async (_, to, allowed) => {
    const { error } = await add(person, to);
    if (!(allowed as readonly Person[]).includes(person)) {
      expect(error?.code).toBe("42501");
      expect(await words()).toBe(0);
      expect(await mail()).toMatchObject({ added_at: null, version: 1 });
      return;
    }
    expect(error).toBeNull();
    expect(await words()).toBe(1);
    expect(await mail()).toMatchObject({ added_by_id: userIdOf(person), reason: null });
    expect(await storedMails()).toEqual([]);
  });

  it("is made a lead only with the right to write leads", async () => {
    const { error } = await add(person, { new_lead: freshId() });
    const isAllowed = person === "sales" || person === "owner";
    expect(error?.code).toBe(isAllowed ? undefined : "42501");
    const made = await backend.sql(`select from public.leads as l
      join public.inbound_mails as m on m.lead_id = l.id where m.id = '${MAIL}' and m.added_at is not null`);
    expect(made).toHaveLength(isAllowed ? 1 : 0);
  });

  it("that is about a lead is read only with the right to write leads", async () => {
    await backend.sql(
      `update public.inbound_mails set lead_id = '${ROWS.lead.real}', version = version where id = '${MAIL}'`,
    );
    const isRead = person === "sales" || person === "owner";
    const { data: row } = await looseClient(backend, person)
      .from("inbound_mails")
      .select("id")
      .eq("id", MAIL);
    expect((row ?? []).length > 0).toBe(isRead);
    const { data: list } = await looseClient(backend, person).rpc("list_inbound_mails", {
      page_size: 1000,
    });
    expect(JSON.stringify(list).includes(MAIL)).toBe(isRead);
    if (!isRead) expect((await add(person, toTicket, 2)).error?.code).toBe("42501");
  });

  it("comes in by the server alone", async () => {
    const { error } = await looseClient(backend, person).rpc("receive_mail", { message: {} });
    expect(error?.code).toBe("42501");
  });
});

it("is added once, by the first of two people, from the version they saw", async () => {
  const answers = await Promise.all([add("owner", toTicket), add("support", toTicket)]);
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  expect(answers.find(({ error }) => error !== null)?.error?.hint).toBe("conflict");
  expect((await add("owner", toTicket, 2)).error?.hint).toBe("conflict");
  expect(await words()).toBe(1);
});

describe("made a lead", () => {
  const id = freshId();
  const setMail = (set: string) =>
    backend.sql(`update public.inbound_mails set ${set}, version = version where id = '${MAIL}'`);
  const lead = async () => {
    const { data } = await looseClient(backend, "sales").rpc("lead_detail", { lead_id: id });
    return data as Record<string, unknown> | null;
  };

  it("has its sender, words and moment, whose it is that made it, and waits for an answer", async () => {
    await setMail(`from_name = 'Ada Moss', from_email = 'ada@moss.example', body = 'How much is a site?',
      attachment_names = array['plan.pdf'], created_at = '2026-11-24T15:00:00Z'`);
    expect((await add("sales", { new_lead: id }, 2)).error).toBeNull();
    const words = expect.stringMatching(/^How much is a site\?\n\n\[Attached.*plan\.pdf/) as string;
    expect(await lead()).toMatchObject({
      name: "Ada Moss",
      email: "ada@moss.example",
      message: words,
      form: "manual",
      stage: "new",
      source: "direct",
      owner: { id: userIdOf("sales") },
      wrote_again_at: null,
      submissions: [{ said: { form: "email", message: words } }],
    });
    const stored = await storedRow(backend, "leads", id);
    expect(Date.parse(String(stored?.["created_at"]))).toBe(Date.parse("2026-11-24T15:00:00Z"));
    expect(Date.parse(String(stored?.["first_response_due_at"]))).toBe(
      Date.parse("2026-11-25T15:00:00Z"),
    );
    expect(await mail()).toMatchObject({
      lead_id: id,
      added_by_id: userIdOf("sales"),
      reason: null,
    });
    expect(await storedMails()).toEqual([]);
    const { data: history } = await looseClient(backend, "sales").rpc("crm_history", {
      lead_id: id,
    });
    expect(JSON.stringify(history)).toMatch(/"created".*"requested"|"requested".*"created"/);
  });

  it("becomes one lead when sent repeatedly, and is refused to the second person", async () => {
    const sent = await Promise.all([1, 2].map(() => add("sales", { new_lead: id })));
    for (const { error } of [...sent, await add("sales", { new_lead: id })]) {
      expect(error).toBeNull();
    }
    expect((await lead())?.["submissions"]).toHaveLength(1);
    expect((await add("owner", { new_lead: id })).error?.hint).toBe("conflict");
    const other = { new_lead: freshId() };
    expect((await add("sales", other, 2)).error?.hint).toBe("conflict");
    expect(await storedRow(backend, "leads", other.new_lead)).toBeUndefined();
  });

  it("does not duplicate an existing lead", async () => {
    expect((await add("sales", { new_lead: ROWS.lead.real })).error?.code).toBe("23505");
    expect(await mail()).toMatchObject({ added_at: null });
  });

  it.each(["", "root@localhost"])("has no address where it is no lead's: %j", async (address) => {
    await setMail(`from_email = '${address}', from_name = ''`);
    expect((await add("sales", { new_lead: id }, 2)).error).toBeNull();
    expect(await lead()).toMatchObject({ name: address || "Unknown", email: null });
  });
});

it("is quoted in our next reply as the client's message", async () => {
  await backend.sql(
    `update public.inbound_mails set body = 'I wrote this.', version = version where id = '${MAIL}'`,
  );
  await add("support", toTicket, 2);
  const reply = { id: freshId(), ticket_id: ROWS.ticket.real, kind: "reply", body: "Thank you." };
  await looseClient(backend, "support").rpc("add_ticket_message", reply).throwOnError();
  const [sent] = await backend.sql(`select data -> 'earlier' as earlier from public.mails
    where not is_sample and data ->> 'body' = 'Thank you.'`);
  expect(sent).toMatchObject({ earlier: [{ body: "I wrote this." }] });
});

it("is added to one record, which is there and not archived", async () => {
  for (const to of [{}, { ...toTicket, ...toLead }]) {
    expect((await add("owner", to)).error?.hint).toBe("invalid");
  }
  await backend.sql(
    `update public.tickets set archived_at = now(), version = version where id = '${ROWS.ticket.real}'`,
  );
  expect((await add("owner", toTicket)).error?.hint).toBe("archived");
  expect((await add("owner", { to_lead: crypto.randomUUID() })).error?.hint).toBe("archived");
  expect(await words()).toBe(0);
});

it("that was dismissed may still be added, and one that was added is dismissed no more", async () => {
  const dismiss = (version: number) =>
    looseClient(backend, "support")
      .from("inbound_mails")
      .update({ archived_at: new Date().toISOString(), version })
      .eq("id", MAIL);
  expect((await dismiss(1)).error).toBeNull();
  expect((await add("support", toTicket, 2)).error).toBeNull();
  expect(await mail()).toMatchObject({ archived_at: null, version: 3 });
  expect((await dismiss(3)).error?.code).toBe("23514");
});

it.each([
  ["a ticket", toTicket],
  ["a lead", toLead],
] as const)("that names no sender is added to %s, too", async (_, to) => {
  await backend.sql(`update public.inbound_mails set from_email = '', from_name = '', body = '',
    version = version where id = '${MAIL}'`);
  expect((await add("owner", to, 2)).error).toBeNull();
  expect(await words()).toBe(1);
});
