import { beforeAll, describe, expect, it } from "vitest";
import { contact, demo, submit } from "../leads/lead-forms.ts";
import {
  freshId,
  looseClient,
  OTHER_CLIENT,
  OTHER_LEAD,
  ROWS,
  type Row,
} from "../support/crm-rows.ts";
import { leadOf, merge } from "../support/lead-records.ts";
import { openTestBackend, type Person, type TestBackend } from "../support/test-backend.ts";
import {
  arrangeRowsWithoutMails,
  callFromServer,
  endHolding,
  storedMails,
} from "./stored-mails.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
arrangeRowsWithoutMails();

const CLIENTS_ADDRESS = "zqclient@one.example";
const as = (person: Person) => looseClient(backend, person);
const mark = (table: "leads" | "clients", id: string, mailing: string | null = "do-not-mail") =>
  backend.sql(
    `update public.${table} set mailing = ${mailing === null ? "null" : `'${mailing}'`} where id = '${id}'`,
  );
const reply = async () =>
  (
    await as("support")
      .rpc("add_ticket_message", {
        id: freshId(),
        ticket_id: ROWS.ticket.real,
        kind: "reply",
        body: "I mended it.",
      })
      .throwOnError()
  ).data as Row;
const kinds = async () => (await storedMails()).map(({ kind }) => kind).toSorted();
const remind = () =>
  backend.sql(`insert into public.mails (kind, occasion, to_email, to_name, data, lead_id) values
    ('demo-reminder', gen_random_uuid(), '${CLIENTS_ADDRESS}', 'X', '{}', '${OTHER_LEAD}')`);
const states = async () => (await storedMails()).map(({ state }) => state);
const give = (table: "leads" | "client_contacts", id: string, email: string) =>
  backend.sql(`update public.${table} set email = '${email}' where id = '${id}'`);
const archive = (table: "leads" | "clients", id: string) =>
  backend.sql(`update public.${table} set archived_at = now() where id = '${id}'`);
const detail = async (name: string, args: Row, person: Person = "sales") =>
  (await as(person).rpc(name, args).throwOnError()).data as Row;

describe("an address that a lead marks", () => {
  it("is sent no reply to a client's ticket, and the ticket says why", async () => {
    await give("leads", ROWS.lead.real, "ZQClient@one.example");
    await mark("leads", ROWS.lead.real);
    expect(await reply()).toMatchObject({ do_not_mail: "address" });
    expect(await kinds()).toEqual([]);
  });

  it("is mailed once the lead with its address is archived as junk", async () => {
    await give("leads", ROWS.lead.real, CLIENTS_ADDRESS);
    await mark("leads", ROWS.lead.real);
    await archive("leads", ROWS.lead.real);
    expect(await reply()).toMatchObject({ do_not_mail: null });
    expect(await kinds()).toEqual(["ticket-reply"]);
    const client = await detail("client_overview", { client_id: ROWS.client.real });
    expect(client["address_marks"]).toEqual([]);
  });

  it("has its waiting mails cancelled, whatever their record", async () => {
    await give("leads", ROWS.lead.real, CLIENTS_ADDRESS.toUpperCase());
    await reply();
    expect(await states()).toEqual(["queued"]);
    await mark("leads", ROWS.lead.real);
    expect(await states()).toEqual(["failed"]);
  });

  it("is not mailed once one mark of two is gone, and is once both are", async () => {
    await give("leads", ROWS.lead.real, CLIENTS_ADDRESS);
    await mark("leads", ROWS.lead.real);
    await mark("clients", ROWS.client.real);
    expect(await reply()).toMatchObject({ do_not_mail: "client" });
    await mark("clients", ROWS.client.real, null);
    expect(await reply()).toMatchObject({ do_not_mail: "address" });
    expect(await kinds()).toEqual([]);
    await mark("leads", ROWS.lead.real, null);
    expect(await reply()).toMatchObject({ do_not_mail: null });
    expect(await kinds()).toEqual(["ticket-reply"]);
  });

  it("gets no reminder of another lead's demo, but mails about their own actions", async () => {
    const request = await demo();
    await submit(request);
    await give("leads", OTHER_LEAD, String(request["email"]));
    await mark("leads", OTHER_LEAD);
    await backend.sql(`select private.queue_demo_mail('demo-reminder', b, null)
      from public.demo_bookings as b join public.leads as l on l.id = b.lead_id
      where l.email = '${String(request["email"])}'`);
    await submit(contact);
    expect((await kinds()).filter((kind) => !/^(host|new)-/.test(kind))).toEqual([
      "request-received",
      "request-received",
    ]);
  });
});

describe("an address that a client's contact has", () => {
  it("is marked by the client, also for another client and once the contact is archived", async () => {
    await backend.sql(`insert into public.client_contacts (client_id, name, email, archived_at)
      values ('${OTHER_CLIENT}', 'Of two', '${CLIENTS_ADDRESS.toUpperCase()}', now())`);
    await mark("clients", OTHER_CLIENT);
    expect(await reply()).toMatchObject({ do_not_mail: "address" });
    expect(await kinds()).toEqual([]);
    await archive("clients", OTHER_CLIENT);
    expect(await reply()).toMatchObject({ do_not_mail: null });
    expect(await kinds()).toEqual(["ticket-reply"]);
  });
});

describe("a mark that went along with its lead", () => {
  it("is gone with that of the lead it was merged into", async () => {
    await give("leads", OTHER_LEAD, CLIENTS_ADDRESS);
    await mark("leads", OTHER_LEAD);
    const [kept, other] = [await leadOf(ROWS.lead.real), await leadOf(OTHER_LEAD)];
    expect((await merge(kept, other)).error).toBeNull();
    await remind();
    expect(await kinds()).toEqual([]);
    await mark("leads", ROWS.lead.real, null);
    expect(await reply()).toMatchObject({ do_not_mail: null });
    await remind();
    expect(await kinds()).toEqual(["demo-reminder", "ticket-reply"]);
  });

  it("is gone with that of the client it became", async () => {
    await give("leads", OTHER_LEAD, CLIENTS_ADDRESS);
    await mark("leads", OTHER_LEAD);
    const { version } = await leadOf(OTHER_LEAD);
    const { client_id: client } = await detail("convert_lead", { lead_id: OTHER_LEAD, version });
    expect(await reply()).toMatchObject({ do_not_mail: "address" });
    await mark("clients", String(client), null);
    expect(await reply()).toMatchObject({ do_not_mail: null });
    await remind();
    expect(await kinds()).toEqual(["demo-reminder", "ticket-reply"]);
  });
});

it("is checked again before a mail is sent or retried", async () => {
  const call = await callFromServer();
  await reply();
  await remind();
  await mark("leads", ROWS.lead.real);
  await give("leads", ROWS.lead.real, CLIENTS_ADDRESS);
  const [mail] = await storedMails("ticket-reply");
  await backend.sql("update public.mails set state = 'failed' where not is_sample");
  const { error } = await as("support").rpc("retry_mail", { mail_id: mail?.id });
  expect(error).toMatchObject({ hint: "do-not-mail" });
  await backend.sql("update public.mails set state = 'queued' where not is_sample");
  await endHolding();
  expect(await call("take_mails", { most: 1 })).toEqual([]);
  expect(await kinds()).toEqual(["ticket-reply"]);
  expect(await states()).toEqual(["failed"]);
});

describe("a record's page", () => {
  it("names the others by which its address is marked, and not itself", async () => {
    await give("leads", ROWS.lead.real, CLIENTS_ADDRESS);
    await mark("leads", ROWS.lead.real);
    await mark("clients", ROWS.client.real);
    const lead = await detail("lead_detail", { lead_id: ROWS.lead.real });
    expect(lead["address_marks"]).toEqual([
      {
        email: CLIENTS_ADDRESS,
        lead_id: null,
        client_id: ROWS.client.real,
        name: "zqclient Plumbing",
      },
    ]);
    const client = await detail("client_overview", { client_id: ROWS.client.real });
    expect(client["address_marks"]).toEqual([
      { email: CLIENTS_ADDRESS, lead_id: ROWS.lead.real, client_id: null, name: "zqlead Roofing" },
    ]);
  });

  it("tells who may read no leads only that there is one", async () => {
    await give("leads", ROWS.lead.real, CLIENTS_ADDRESS);
    await mark("leads", ROWS.lead.real);
    const client = await detail("client_overview", { client_id: ROWS.client.real }, "support");
    expect(client["address_marks"]).toEqual([
      { email: CLIENTS_ADDRESS, lead_id: null, client_id: null, name: null },
    ]);
  });
});
