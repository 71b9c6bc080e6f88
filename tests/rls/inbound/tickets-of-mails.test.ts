import { beforeAll, describe, expect, it } from "vitest";
import { arrangeRowsWithoutMails, storedMails } from "../mails/stored-mails.ts";
import { freshId, looseClient, OTHER_CLIENT, ROWS, storedRow } from "../support/crm-rows.ts";
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
const SENDER = "ada@zqclient.example";
const setMail = (set: string) =>
  backend.sql(`update public.inbound_mails set ${set}, version = version where id = '${MAIL}'`);
const add = (person: Person, to: object, version = 1) =>
  looseClient(backend, person).rpc("add_inbound_mail", { mail_id: MAIL, version, ...to });
const toNew = (more: { client?: string; new_contact?: string } = {}) => ({
  new_ticket: freshId(),
  client: ROWS.client.real,
  ...more,
});
const contacts = () =>
  backend.sql<{ id: string; name: string }>(
    `select id, name from public.client_contacts
     where client_id = '${ROWS.client.real}' and email = '${SENDER}' and archived_at is null`,
  );
type Candidates = {
  clients: { id: string; contact: string | null }[];
  leads: { id: string }[];
};
async function candidatesFor(person: Person): Promise<Candidates | undefined> {
  const client = looseClient(backend, person);
  const { data } = await client.rpc("inbound_mail_detail", { mail_id: MAIL });
  return (data as { candidates: Candidates } | null)?.candidates;
}

describe.each(PEOPLE)("of a mail that waits, the %s", (person) => {
  const isAllowed = person === "support" || person === "owner";

  it("opens a ticket, and makes its sender a contact, only with the right to write tickets", async () => {
    await setMail(`from_email = '${SENDER}', from_name = 'Ada Moss'`);
    const to = toNew({ new_contact: freshId() });
    const { error } = await add(person, to, 2);
    expect(error?.code).toBe(isAllowed ? undefined : "42501");
    expect(await storedRow(backend, "tickets", to.new_ticket)).toEqual(
      isAllowed ? expect.objectContaining({ came_by_mail: true }) : undefined,
    );
    expect(await contacts()).toHaveLength(isAllowed ? 1 : 0);
    if (!isAllowed)
      expect(await storedRow(backend, "inbound_mails", MAIL)).toMatchObject({ added_at: null });
  });

  it("shows the candidates that the person may see", async () => {
    await setMail(`from_email = (select email from public.client_contacts where id = '${ROWS.contact.real}'),
      subject = 'Re: ' || (select reference from public.leads where id = '${ROWS.lead.real}')`);
    const candidates = await candidatesFor(person);
    const readsMail = ["sales", "support", "owner"].includes(person);
    expect(candidates?.clients.map(({ id }) => id)).toEqual(
      readsMail ? [ROWS.client.real] : undefined,
    );
    expect(candidates?.leads.map(({ id }) => id)).toEqual(
      readsMail ? (person === "support" ? [] : [ROWS.lead.real]) : undefined,
    );
  });
});

describe("a ticket of a mail that waited", () => {
  it("has its sender's words, waits since they wrote, and tells nobody by mail", async () => {
    await setMail(`from_email = '${SENDER}', from_name = 'Ada Moss', subject = 'Saturday',
      body = 'The hours are wrong.', created_at = '2026-11-24T15:00:00Z'`);
    const to = toNew({ new_contact: freshId() });
    expect((await add("support", to, 2)).error).toBeNull();
    expect(await storedRow(backend, "tickets", to.new_ticket)).toMatchObject({
      client_id: ROWS.client.real,
      subject: "Saturday",
      status: "open",
      priority: "medium",
      requester_id: to.new_contact,
      created_at: expect.stringContaining("2026-11-24T15:00") as string,
    });
    const { data } = await looseClient(backend, "support").rpc("ticket_detail", {
      ticket_id: to.new_ticket,
    });
    expect(data).toMatchObject({
      contact: { name: "Ada Moss", email: SENDER, is_primary: false },
      messages: [{ kind: "client", author_name: "Ada Moss", body: "The hours are wrong." }],
    });
    expect(await storedMails()).toEqual([]);
  });

  it("becomes one when sent repeatedly, and is refused to the second person", async () => {
    const to = toNew();
    const sent = await Promise.all([1, 2].map(() => add("support", to)));
    for (const { error } of [...sent, await add("support", to)]) expect(error).toBeNull();
    expect((await add("owner", to)).error?.hint).toBe("conflict");
    const other = toNew();
    expect((await add("support", other, 2)).error?.hint).toBe("conflict");
    expect(await storedRow(backend, "tickets", other.new_ticket)).toBeUndefined();
  });

  it("needs a client that is there, and an address for a contact", async () => {
    for (const to of [
      { new_ticket: freshId() },
      { client: ROWS.client.real },
      { to_ticket: ROWS.ticket.real, client: ROWS.client.real },
      { new_lead: freshId(), new_contact: freshId() },
    ]) {
      expect((await add("owner", to)).error?.hint).toBe("invalid");
    }
    expect((await add("owner", toNew({ client: crypto.randomUUID() }))).error?.hint).toBe(
      "archived",
    );
    await setMail("from_email = ''");
    expect((await add("owner", toNew({ new_contact: freshId() }), 2)).error?.hint).toBe("invalid");
    expect((await add("owner", toNew(), 2)).error).toBeNull();
  });

  it("makes nobody a contact twice", async () => {
    await setMail(`from_email = '${SENDER}'`);
    await backend.sql(`insert into public.client_contacts (id, client_id, name, email)
      values ('${freshId()}', '${ROWS.client.real}', 'Known', '${SENDER}')`);
    expect((await add("owner", toNew({ new_contact: freshId() }), 2)).error).toBeNull();
    expect(await contacts()).toMatchObject([{ name: "Known" }]);
  });

  it.each([
    ["a contact of the client that its Reply-To names", "office@zqclient.example", "Office"],
    ["its sender, where Reply-To names a stranger", "someone@elsewhere.example", "Ada"],
    ["its sender, where it has no Reply-To", null, "Ada"],
  ])("is answered to %s", async (_, replyTo, name) => {
    await backend.sql(`insert into public.client_contacts (id, client_id, name, email) values
      ('${freshId()}', '${ROWS.client.real}', 'Ada', '${SENDER}'),
      ('${freshId()}', '${ROWS.client.real}', 'Office', 'Office@zqclient.example'),
      ('${freshId()}', '${OTHER_CLIENT}', 'Elsewhere', 'someone@elsewhere.example')`);
    await setMail(
      `from_email = '${SENDER}', reply_to = ${replyTo === null ? "null" : `'${replyTo}'`}`,
    );
    const to = toNew();
    expect((await add("support", to, 2)).error).toBeNull();
    const { data } = await looseClient(backend, "support").rpc("ticket_detail", {
      ticket_id: to.new_ticket,
    });
    expect(data).toMatchObject({ contact: { name } });
  });

  const takeBack = async (version: number, person: Person) =>
    (await looseClient(backend, person).rpc("undo_add_inbound_mail", { mail_id: MAIL, version }))
      .error;

  it("is archived by Undo with the contact it made, and the mail waits as it did", async () => {
    await setMail(`from_email = '${SENDER}'`);
    const to = toNew({ new_contact: freshId() });
    const { data: version } = await add("support", to, 2);
    expect((await takeBack(version as number, "sales"))?.code).toBe("42501");
    expect(await takeBack(version as number, "support")).toBeNull();
    expect((await storedRow(backend, "tickets", to.new_ticket))?.["archived_at"]).not.toBeNull();
    expect(await contacts()).toEqual([]);
    expect(await storedRow(backend, "inbound_mails", MAIL)).toMatchObject({
      added_at: null,
      ticket_id: null,
      reason: "unknown",
    });
    expect((await add("support", toNew(), (version as number) + 1)).error).toBeNull();
  });

  it("stays once somebody has answered it", async () => {
    const to = toNew();
    const { data: version } = await add("support", to);
    const reply = { id: freshId(), ticket_id: to.new_ticket, kind: "reply", body: "Done." };
    await looseClient(backend, "owner").rpc("add_ticket_message", reply).throwOnError();
    expect((await takeBack(version as number, "support"))?.hint).toBe("built-on");
    expect((await storedRow(backend, "tickets", to.new_ticket))?.["archived_at"]).toBeNull();
  });
});

it("might be of all clients where its address is, and of the one whose site has its domain", async () => {
  await backend.sql(`insert into public.client_contacts (id, client_id, name, email)
    values ('${freshId()}', '${OTHER_CLIENT}', 'Known', '${SENDER}')`);
  await setMail(`from_email = '${SENDER}'`);
  expect((await candidatesFor("owner"))?.clients).toMatchObject([
    { id: OTHER_CLIENT, contact: "Known" },
    { id: ROWS.client.real, contact: null },
  ]);
  await add("owner", toNew(), 2);
  expect(await candidatesFor("owner")).toEqual({ clients: [], leads: [] });
});

it("is not about a lead for people without the right to write leads", async () => {
  await setMail(`lead_id = '${ROWS.lead.real}'`);
  expect((await add("support", toNew(), 2)).error?.code).toBe("42501");
  expect((await add("owner", toNew(), 2)).error).toBeNull();
  expect(userIdOf("owner")).toBe(
    (await storedRow(backend, "inbound_mails", MAIL))?.["added_by_id"],
  );
});
