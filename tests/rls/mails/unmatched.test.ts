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
    // Nobody is told by mail.
    expect(await storedMails()).toEqual([]);
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

it("is added once, by whoever is first, from the version they saw", async () => {
  const answers = await Promise.all([add("owner", toTicket), add("support", toTicket)]);
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  expect(answers.find(({ error }) => error !== null)?.error?.hint).toBe("conflict");
  expect((await add("owner", toTicket, 2)).error?.hint).toBe("conflict");
  expect(await words()).toBe(1);
});

it("is quoted in our next reply, for it is the client's words whoever added it", async () => {
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
