import { beforeAll, describe, expect, it } from "vitest";
import { arrangeRowsWithoutMails, storedMails } from "../mails/stored-mails.ts";
import { freshId, looseClient, ROWS, storedRow } from "../support/crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
arrangeRowsWithoutMails();

const MAIL = ROWS.inboundMail.real;
const TICKET = ROWS.ticket.real;
const LEAD = ROWS.lead.real;
const add = async (to: object, version = 1) => {
  const answer = await looseClient(backend, "owner")
    .rpc("add_inbound_mail", { mail_id: MAIL, version, ...to })
    .throwOnError();
  return answer.data as number;
};
const takeBack = async (version: number, person: Person = "owner") =>
  (await looseClient(backend, person).rpc("undo_add_inbound_mail", { mail_id: MAIL, version }))
    .error;

const kept = (row: Record<string, unknown> | undefined) =>
  row && Object.fromEntries(Object.entries(row).filter(([n]) => !/^(version|updated_at)$/.test(n)));
const stored = async () => ({
  mail: kept(await storedRow(backend, "inbound_mails", MAIL)),
  ticket: kept(await storedRow(backend, "tickets", TICKET)),
  lead: kept(await storedRow(backend, "leads", LEAD)),
  messages: await backend.sql(
    `select id, body from public.ticket_messages where ticket_id = '${TICKET}' order by id`,
  ),
  submissions: await backend.sql(
    `select id from public.lead_submissions where lead_id = '${LEAD}' order by id`,
  ),
});
const setTicket = (set: string) =>
  backend.sql(`update public.tickets set ${set}, version = version where id = '${TICKET}'`);
const history = async (of: object) => {
  const { data } = await looseClient(backend, "owner").rpc("crm_history", of).throwOnError();
  return (data as { rows: { action: string }[] }).rows.map(({ action }) => action);
};

describe("what was added to a ticket", () => {
  it.each(["open", "waiting", "resolved"])("that was %s is taken back whole", async (status) => {
    if (status !== "open") await setTicket(`status = '${status}'`);
    await setTicket("requester_id = null");
    await backend.sql(`update public.inbound_mails set from_email = (select lower(email)
      from public.client_contacts where id = '${ROWS.contact.real}'), version = version where id = '${MAIL}'`);
    const before = await stored();
    const version = await add({ to_ticket: TICKET }, 2);
    expect((await stored()).messages).toHaveLength(before.messages.length + 1);
    expect(await takeBack(version)).toBeNull();
    expect(await stored()).toEqual(before);
    expect(await history({ ticket_id: TICKET })).toContain("mail-taken-back");
    const [mail] = await backend.sql<{ words: string }>(
      `select body as words from public.inbound_mails where id = '${MAIL}'`,
    );
    expect(mail?.words).not.toBe("");
    const kept = await backend.sql(`select 1 from public.crm_events
      where entity <> 'inbound_mails' and strpos(after::text, '${mail?.words}') > 0`);
    expect(kept).toEqual([]);
    expect(await history({ client_id: ROWS.client.real })).toContain("mail-taken-back");
  });

  it("sends no alert that followed from its clock", async () => {
    await setTicket("status = 'waiting'");
    const version = await add({ to_ticket: TICKET });
    await backend.sql(`insert into public.mails (kind, occasion, to_email, to_name, staff_id, data, client_id, ticket_id)
      values ('sla-warning', 'sla-warning ${TICKET}', 'a@b.example', 'A', '${userIdOf("owner")}', '{}',
        '${ROWS.client.real}', '${TICKET}')`);
    expect(await takeBack(version)).toBeNull();
    expect(await storedMails("sla-warning")).toEqual([]);
  });

  it("keeps no warning from being sent later that was sent because of it", async () => {
    await setTicket("status = 'waiting'");
    const version = await add({ to_ticket: TICKET });
    const occasion = `sla-warning ${TICKET}`;
    await backend.sql(`insert into public.mails (kind, occasion, to_email, to_name, staff_id, data, client_id, ticket_id, state)
      values ('sla-warning', '${occasion}', 'a@b.example', 'A', '${userIdOf("owner")}', '{}',
        '${ROWS.client.real}', '${TICKET}', 'sent')`);
    expect(await takeBack(version)).toBeNull();
    expect(await storedMails("sla-warning")).toHaveLength(1);
    expect(await backend.sql(`select 1 from public.mails where occasion = '${occasion}'`)).toEqual(
      [],
    );
  });

  it.each([
    [
      "answered",
      () =>
        looseClient(backend, "support").rpc("add_ticket_message", {
          id: freshId(),
          ticket_id: TICKET,
          kind: "reply",
          body: "Thank you.",
        }),
    ],
    ["changed", async () => ({ error: null, data: await setTicket("priority = 'high'") })],
  ])("stays once somebody has %s it", async (_, goOn) => {
    const version = await add({ to_ticket: TICKET });
    expect((await goOn()).error).toBeNull();
    const before = await stored();
    expect((await takeBack(version))?.hint).toBe("built-on");
    expect(await stored()).toEqual(before);
  });
});

describe("what was added to a lead", () => {
  it("is taken back, and nobody waits for it any more", async () => {
    await backend.sql(`update public.leads set stage = 'contacted', first_responded_at = now(),
        version = version where id = '${LEAD}';
      select private.follow_submissions('${LEAD}');
      update public.inbound_mails set created_at = now() + interval '1 minute', version = version
        where id = '${MAIL}'`);
    const before = await stored();
    const version = await add({ to_lead: LEAD }, 2);
    expect((await stored()).lead?.["wrote_again_at"]).not.toBeNull();
    expect(await takeBack(version)).toBeNull();
    expect(await stored()).toEqual(before);
    const actions = await history({ lead_id: LEAD });
    expect(actions[0]).toBe("mail-taken-back");
  });

  it("stays once a call was logged", async () => {
    const version = await add({ to_lead: LEAD });
    await looseClient(backend, "sales")
      .from("crm_notes")
      .insert({ id: freshId(), lead_id: LEAD, kind: "call", body: "Called." })
      .throwOnError();
    expect((await takeBack(version))?.hint).toBe("built-on");
  });

  it("that was made of it archives the lead, and the mail may make another", async () => {
    const made = freshId();
    const version = await add({ new_lead: made });
    expect(await takeBack(version)).toBeNull();
    expect((await storedRow(backend, "leads", made))?.["archived_at"]).not.toBeNull();
    expect(await storedRow(backend, "inbound_mails", MAIL)).toMatchObject({
      added_at: null,
      lead_id: null,
      reason: "unknown",
    });
    expect(await add({ new_lead: freshId() }, version + 1)).toBe(version + 2);
  });
});

it("is taken back once, from the version that adding made", async () => {
  const version = await add({ to_ticket: TICKET });
  expect((await takeBack(version - 1))?.hint).toBe("conflict");
  // Repeats the request, as after a lost answer.
  expect(await Promise.all([takeBack(version), takeBack(version)])).toEqual([null, null]);
  const taken = await history({ ticket_id: TICKET });
  expect(taken.filter((action) => action === "mail-taken-back")).toHaveLength(1);
  expect((await takeBack(version + 1))?.hint).toBe("conflict");
  expect(await add({ to_ticket: TICKET }, version + 1)).toBe(version + 2);
  expect((await takeBack(version))?.hint).toBe("conflict");
});

it("waits again as it did: about what it was about, or dismissed", async () => {
  await backend.sql(`update public.inbound_mails set lead_id = '${LEAD}', reason = 'other-sender',
    archived_at = '2026-01-01', version = version where id = '${MAIL}'`);
  const before = await stored();
  const version = await add({ to_ticket: TICKET }, 2);
  expect((await takeBack(version, "support"))?.code).toBe("42501");
  expect(await takeBack(version)).toBeNull();
  expect(await stored()).toEqual(before);
});

describe.each(PEOPLE)("by the %s", (person) => {
  it.each([
    ["a ticket", { to_ticket: TICKET }, ["support", "owner"]],
    ["a lead", { to_lead: LEAD }, ["sales", "owner"]],
  ] as const)("is taken off %s only with the right to write that", async (_, to, allowed) => {
    const version = await add(to);
    const before = await stored();
    const error = await takeBack(version, person);
    if ((allowed as readonly Person[]).includes(person)) {
      expect(error).toBeNull();
      expect((await stored()).mail).toMatchObject({ added_at: null });
      return;
    }
    expect(error?.code).toBe("42501");
    expect(await stored()).toEqual(before);
  });
});
