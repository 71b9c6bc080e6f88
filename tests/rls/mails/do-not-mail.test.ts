import { beforeAll, describe, expect, it } from "vitest";
import { contact, demo, signup, submit } from "../leads/lead-forms.ts";
import { freshId, looseClient, OTHER_LEAD, ROWS } from "../support/crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";
import { arrangeRowsWithoutMails, callFromServer, storedMails } from "./stored-mails.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
arrangeRowsWithoutMails();

const as = (person: Person) => looseClient(backend, person);
const mark = (table: "leads" | "clients", id: string, person: Person = "owner") =>
  as(person).from(table).update({ mailing: "do-not-mail", version: 1 }).eq("id", id).select("id");
const reply = (body = "I mended it.") =>
  as("support")
    .rpc("add_ticket_message", { id: freshId(), ticket_id: ROWS.ticket.real, kind: "reply", body })
    .throwOnError();
const kinds = async () => (await storedMails()).map(({ kind }) => kind);

it.each(PEOPLE)(
  "is set on clients and leads by who writes them, which the %s may do",
  async (person) => {
    for (const [table, id, writers] of [
      ["clients", ROWS.client.real, ["sales", "owner"]],
      ["leads", ROWS.lead.real, ["sales", "owner"]],
    ] as const) {
      const { data } = await mark(table, id, person);
      expect((data ?? []).length > 0, table).toBe((writers as readonly Person[]).includes(person));
    }
  },
);

it("is in the history, and lists are narrowed to it", async () => {
  await mark("clients", ROWS.client.real).throwOnError();
  const [event] = await backend.sql(`select after ->> 'mailing' as mailing, actor_name
    from public.crm_events where record_id = '${ROWS.client.real}' order by id desc limit 1`);
  expect(event).toEqual({ mailing: "do-not-mail", actor_name: "A owner" });
  await mark("leads", ROWS.lead.real).throwOnError();
  for (const [list, id] of [
    ["list_clients", ROWS.client.real],
    ["list_leads", ROWS.lead.real],
  ] as const) {
    const { data } = await as("sales")
      .rpc(list, { filters: { mailing: ["do-not-mail"] }, page_size: 1000 })
      .throwOnError();
    const { rows } = data as { rows: { id: string; mailing: string | null }[] };
    expect(rows.map((row) => row.id)).toContain(id);
    expect(rows.every(({ mailing }) => mailing === "do-not-mail")).toBe(true);
  }
});

describe("a client who is not to be mailed", () => {
  it("is sent no reply, which is stored, and the ticket says so", async () => {
    await mark("clients", ROWS.client.real).throwOnError();
    const { data } = await reply();
    expect(data).toMatchObject({ do_not_mail: "client" });
    expect(JSON.stringify(data)).toContain("I mended it.");
    expect(await storedMails()).toEqual([]);
  });

  it("has waiting mails cancelled, but not sent ones, nor those to colleagues", async () => {
    await reply("One.");
    await backend.sql("update public.mails set state = 'sent' where not is_sample");
    await reply("Two.");
    await as("owner")
      .from("tickets")
      .update({ assignee_id: userIdOf("support"), version: 1 })
      .eq("id", ROWS.ticket.real)
      .throwOnError();
    await mark("clients", ROWS.client.real).throwOnError();
    expect((await storedMails()).map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      "assigned-ticket queued",
      "ticket-reply failed",
      "ticket-reply sent",
    ]);
  });

  it("marks a waiting reply as failed, with the reason and no alert, until they may be mailed", async () => {
    await reply();
    await mark("clients", ROWS.client.real).throwOnError();
    const [mail] = await storedMails("ticket-reply");
    expect(mail).toMatchObject({ state: "failed", last_error: "They asked not to be mailed." });
    const call = await callFromServer();
    await call("queue_timed_mails", {});
    expect(await storedMails("mail-given-up")).toEqual([]);
    const retry = () => as("support").rpc("retry_mail", { mail_id: mail?.id });
    expect((await retry()).error?.hint).toBe("do-not-mail");
    await backend.sql(`update public.clients set mailing = null where id = '${ROWS.client.real}'`);
    expect((await retry()).error).toBeNull();
  });

  it("is not mailed by Retry either", async () => {
    await reply();
    await backend.sql("update public.mails set state = 'failed' where not is_sample");
    await mark("clients", ROWS.client.real).throwOnError();
    const [mail] = await storedMails("ticket-reply");
    const { error } = await as("support").rpc("retry_mail", { mail_id: mail?.id });
    expect(error).toMatchObject({ hint: "do-not-mail", message: "They are not to be mailed." });
  });

  it("is mailed again once the mark is gone", async () => {
    await mark("clients", ROWS.client.real).throwOnError();
    await as("owner")
      .from("clients")
      .update({ mailing: null, version: 2 })
      .eq("id", ROWS.client.real)
      .throwOnError();
    await reply();
    expect(await kinds()).toEqual(["ticket-reply"]);
  });
});

describe("a lead who is not to be mailed", () => {
  it("is mailed about their own requests and demos, and gets no reminders", async () => {
    await submit(contact);
    await submit(await demo());
    const marked = (mailing: string) =>
      backend.sql(`update public.leads set mailing = ${mailing} where not is_sample`);
    await marked("'do-not-mail'");
    expect(await storedMails("request-received")).toHaveLength(2);
    await submit(signup);
    expect(await storedMails("request-received")).toHaveLength(3);
    const remind = () =>
      backend.sql(`select private.queue_demo_mail('demo-reminder', b, null)
        from public.demo_bookings as b where not b.is_sample`);
    await remind();
    expect(await kinds()).not.toContain("demo-reminder");
    await marked("null");
    await remind();
    expect(await kinds()).toContain("demo-reminder");
  });

  it("is mailed about a demo that staff booked for them", async () => {
    await submit(contact);
    await backend.sql(`update public.leads set mailing = 'do-not-mail' where not is_sample;
      insert into public.demo_bookings (lead_id, host_id, starts_at)
        select l.id, h.staff_id, now() + interval '3 days'
        from public.leads as l, public.demo_hosts as h where not l.is_sample and h.is_active limit 1`);
    expect(await kinds()).toContain("demo-booked");
  });

  it("makes the lead it is merged into one as well", async () => {
    await mark("leads", OTHER_LEAD).throwOnError();
    await as("sales")
      .rpc("merge_leads", {
        kept_id: ROWS.lead.real,
        kept_version: 1,
        other_id: OTHER_LEAD,
        other_version: 2,
      })
      .throwOnError();
    const [kept] = await backend.sql(
      `select mailing from public.leads where id = '${ROWS.lead.real}'`,
    );
    expect(kept).toEqual({ mailing: "do-not-mail" });
  });

  it("stays so as a client", async () => {
    await mark("leads", ROWS.lead.real).throwOnError();
    const { data } = await as("sales")
      .rpc("convert_lead", { lead_id: ROWS.lead.real, version: 2 })
      .throwOnError();
    const [client] = await backend.sql(`select mailing from public.clients
      where id = '${(data as { client_id: string }).client_id}'`);
    expect(client).toEqual({ mailing: "do-not-mail" });
  });
});
