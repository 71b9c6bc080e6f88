import { beforeAll, describe, expect, it } from "vitest";
import { contact, demo, forgetLeads, signup, submit, wednesdayAt } from "../leads/lead-forms.ts";
import { freshId, looseClient, ROWS } from "../support/crm-rows.ts";
import {
  openTestBackend,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";
import { arrangeRowsWithoutMails, forgetMails, mute, storedMails } from "./stored-mails.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
arrangeRowsWithoutMails();

const as = (person: Person) => looseClient(backend, person);
const staffOf = async (kind: string) => (await storedMails(kind)).map(({ staff_id: id }) => id);
const colleagues = (...people: Person[]) => people.map(userIdOf).toSorted();

describe("the seed", () => {
  it("queues nothing to be sent, and shows mails of every end", async () => {
    const [seeded] = await backend.sql<Record<string, number>>(`select
      count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state = 'queued')::int as queued,
      count(*) filter (where state = 'failed')::int as failed
      from public.mails where is_sample and occasion like '% %'`);
    expect(seeded?.["sent"]).toBeGreaterThan(3);
    expect(seeded).toMatchObject({ queued: 1, failed: 2 });
  });
});

describe("a request", () => {
  it("is confirmed to its sender, with its reference and none of their words", async () => {
    const { body } = await submit(contact);
    const [mail, ...others] = await storedMails("request-received");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to_email: "elaine@brackroofing.example",
      to_name: "Elaine Brack",
      staff_id: null,
      state: "queued",
      tries: 0,
      data: { form: "contact", reference: body.reference },
    });
    expect(JSON.stringify(mail?.data)).not.toContain("Three trucks");
  });

  it("is sent to everybody who may write leads and has the alert on", async () => {
    await submit(signup);
    const notified = await staffOf("new-lead");
    expect(notified).toEqual(expect.arrayContaining(colleagues("sales", "owner")));
    for (const person of ["viewer", "editor", "support"] as const) {
      expect(notified).not.toContain(userIdOf(person));
    }
    await forgetLeads();
    await mute("sales", "new-lead");
    await submit(signup);
    const notifiedLater = await staffOf("new-lead");
    expect(notifiedLater).not.toContain(userIdOf("sales"));
    expect(notifiedLater).toContain(userIdOf("owner"));
  });

  it("is found in the outbox by its mails' subjects", async () => {
    await submit(signup);
    const found = async (search: string) => {
      const { data } = await as("owner").rpc("list_mails", {
        filters: { search },
        page_size: 1000,
      });
      const { rows } = data as { rows: { kind: string; is_sample: boolean }[] };
      return rows.filter(({ is_sample }) => !is_sample).map(({ kind }) => kind);
    };
    const name = String(signup["name"]);
    expect(await found(`new lead ${name}`)).toEqual(
      expect.arrayContaining(["new-lead"]) as string[],
    );
    expect(await found(`new lead somebody else`)).toEqual([]);
  });

  it("that joins a lead alerts nobody again", async () => {
    await submit(contact);
    const before = (await staffOf("new-lead")).length;
    await submit({ ...contact, message: "And a fourth truck." });
    expect(await staffOf("new-lead")).toHaveLength(before);
  });

  it("sent again for want of an answer is confirmed once", async () => {
    const sent = { ...contact, requestId: "0123456789abcdef0123456789abcdef" };
    await submit(sent);
    await submit(sent);
    expect(await storedMails("request-received")).toHaveLength(1);
  });

  it("keeps the time that was asked for", async () => {
    const request = await demo();
    await submit({ ...request, timeZone: "America/Denver" });
    const [mail] = await storedMails("request-received");
    expect(mail?.data["timeZone"]).toBe("America/Denver");
    expect(new Date(String(mail?.data["slot"])).toISOString()).toBe(request["slot"]);
  });

  it("says who calls where the time was booked, and nothing of it where that was a wish", async () => {
    await submit(await demo());
    const [booked] = await storedMails("request-received");
    expect(booked?.data).toMatchObject({ booking: { host: expect.any(String) } });
    await forgetMails();
    await submit({ ...(await demo()), slot: await wednesdayAt("14:00") });
    const [wish] = await storedMails("request-received");
    expect(wish?.data).not.toHaveProperty("booking");
  });

  it("takes along the words for a booking where one was made, else those for a form", async () => {
    await backend.sql(`insert into public.reply_templates (id, name, body, used_in) values
      ('${freshId()}', 'Form', 'Of a form.', 'request-received'),
      ('${freshId()}', 'Demo', 'Of a demo.', 'demo-booked')`);
    await submit(await demo());
    await submit({ ...contact, email: "other@brackroofing.example" });
    await backend.sql("delete from public.reply_templates where not is_sample");
    const words = (await storedMails("request-received")).map(({ data }) => data["words"]);
    expect(new Set(words)).toEqual(new Set(["Of a demo.", "Of a form."]));
  });

  it("that books is mailed to the host with the time, and not as a newly assigned lead", async () => {
    const request = await demo();
    await submit(request);
    const [mail, ...others] = await storedMails("host-demo");
    expect(others).toEqual([]);
    const { host_id: host, id } = (
      await backend.sql<{ host_id: string; id: string }>(
        `select b.host_id, b.id from public.demo_bookings as b
          join public.leads as l on l.id = b.lead_id where l.email = '${String(request["email"])}'`,
      )
    )[0] as { host_id: string; id: string };
    expect(mail).toMatchObject({
      staff_id: host,
      data: { what: "booked", phone: request["phone"], demoId: id },
    });
    const notified = mail?.data["booking"] as { startsAt: string } | undefined;
    expect(new Date(notified?.startsAt ?? 0).toISOString()).toBe(request["slot"]);
    expect(await storedMails("assigned-lead")).toEqual([]);
    const sent = await backend.sql<{ data: { booking: object } }>(
      `select data -> 'data' as data from (select public.take_mails(100) as data) as taken
        where data ->> 'kind' = 'host-demo'`,
    );
    expect(sent).toHaveLength(1);
    expect(sent[0]?.data.booking).not.toHaveProperty("key");
  });

  it("that books does not wait for an answer, and one that could not book does", async () => {
    await submit(await demo());
    const [booked] = await storedMails("new-lead");
    expect(booked?.data).toMatchObject({ host: expect.any(String), slot: expect.any(String) });
    expect(booked?.data).not.toHaveProperty("dueAt");
    await forgetLeads();
    await submit(contact);
    const [waiting] = await storedMails("new-lead");
    expect(waiting?.data).toHaveProperty("dueAt");
    expect(waiting?.data).not.toHaveProperty("host");
  });

  it("is stored and confirmed, or neither", async () => {
    const { status } = await submit({ ...contact, message: "" });
    expect(status).toBe(400);
    expect(await storedMails()).toEqual([]);
  });
});

describe("of one address", () => {
  const confirmed = async () =>
    (await storedMails("request-received"))
      .map(({ data }) => String(data["form"]))
      .toSorted((a, b) => a.localeCompare(b));
  const at = (email: string) => ({ ...contact, email });

  it("one request of each form is confirmed a day, however the address is typed", async () => {
    await submit(contact);
    await submit(at(" Elaine@BrackRoofing.example "));
    await submit(signup);
    expect(await confirmed()).toEqual(["contact", "signup"]);
    await submit(at("other@brackroofing.example"));
    expect(await confirmed()).toEqual(["contact", "contact", "signup"]);
  });

  it("the next day's is confirmed again, and so is one after mails typed otherwise", async () => {
    await submit(contact);
    await backend.sql(`update public.mails set to_email = ' ELAINE@brackroofing.example'
      where kind = 'request-received' and not is_sample`);
    await submit(contact);
    expect(await confirmed()).toEqual(["contact"]);
    await backend.sql(`update public.mails set created_at = now() - interval '25 hours'
      where kind = 'request-received' and not is_sample`);
    await submit(contact);
    expect(await confirmed()).toEqual(["contact", "contact"]);
  });

  it("each request that books a demo is confirmed, with its own link, up to eight mails a day", async () => {
    for (const time of ["09", "10", "11", "12", "13", "14"].flatMap((hour) => [
      `${hour}:00`,
      `${hour}:30`,
    ])) {
      await submit({ ...(await demo()), slot: await wednesdayAt(time) });
      await backend.sql(`delete from public.demo_bookings where not is_sample`);
    }
    const mails = await storedMails("request-received");
    expect(mails).toHaveLength(8);
    const bookings = mails.map(({ data }) => (data["booking"] as { id: string } | undefined)?.id);
    expect(new Set(bookings.filter(Boolean)).size).toBe(8);
  });

  it("a wish is not confirmed after another of the form was, and a booking after a wish is", async () => {
    const request = await demo();
    await submit({ ...request, slot: undefined });
    await submit({ ...request, slot: undefined, message: "Did you get this?" });
    expect(await confirmed()).toEqual(["schedule-demo"]);
    const { body } = await submit(request);
    const mails = await storedMails("request-received");
    expect(mails).toHaveLength(2);
    expect(mails.find(({ data }) => data["reference"] === body.reference)?.data).toMatchObject({
      booking: { host: expect.any(String) },
    });
  });
});

describe("a reply to a ticket", () => {
  const write = (kind: string, body: string) =>
    as("support")
      .rpc("add_ticket_message", { id: freshId(), ticket_id: ROWS.ticket.real, kind, body })
      .throwOnError();

  it("goes to the client's contact with what was written before, but nothing that was noted", async () => {
    await backend.sql(`insert into public.ticket_messages (ticket_id, kind, author_name, body)
      values ('${ROWS.ticket.real}', 'client', 'Elaine', 'The form is broken.')`);
    await write("client", "On the phone: they are always in a hurry.");
    await write("note", "They are always in a hurry.");
    await write("reply", "I mended it.");
    const [mail, ...others] = await storedMails("ticket-reply");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to_email: "zqclient@one.example",
      to_name: "zqclient contact",
      data: {
        subject: "zqticket subject",
        author: "A support",
        body: "I mended it.",
        earlier: [{ body: "The form is broken." }],
      },
      in_reply_to: null,
      reference_ids: [`ticket.${ROWS.ticket.real}`],
    });
    expect(JSON.stringify(mail?.data)).not.toContain("hurry");
  });

  it("is mailed as it was written: the template that ends replies stood in the composer", async () => {
    await backend.sql(`insert into public.reply_templates (id, name, body, used_in)
      values ('${freshId()}', 'Ends', 'Yours, {{my_name}}', 'ticket-reply')`);
    await write("reply", "I mended it.");
    await backend.sql("delete from public.reply_templates where not is_sample");
    const [mail] = await storedMails("ticket-reply");
    expect(mail?.data).toMatchObject({ body: "I mended it.", business: "zqclient Plumbing" });
    expect(mail?.data).not.toHaveProperty("words");
  });

  it("names the mails before it, so that mail programs keep them together", async () => {
    for (const body of ["One.", "Two.", "Three."]) await write("reply", body);
    const mails = await storedMails("ticket-reply");
    const [one, two, three] = mails.toSorted(
      (a, b) => a.reference_ids.length - b.reference_ids.length,
    );
    const root = `ticket.${ROWS.ticket.real}`;
    expect(two).toMatchObject({
      in_reply_to: one?.message_id,
      reference_ids: [root, one?.message_id],
    });
    expect(three).toMatchObject({
      in_reply_to: two?.message_id,
      reference_ids: [root, one?.message_id, two?.message_id],
    });
    expect(new Set(mails.map(({ message_id: id }) => id)).size).toBe(3);
  });

  it("to a client whose first contact has no address goes to nobody else", async () => {
    await backend.sql(
      `update public.client_contacts set email = null where id = '${ROWS.contact.real}'`,
    );
    await write("reply", "I mended it.");
    expect(await storedMails("ticket-reply")).toEqual([]);
  });
});

describe("an assignment", () => {
  const GIVEN = [
    ["tickets", "assignee_id", ROWS.ticket.real, "support", "assigned-ticket"],
    ["tasks", "assignee_id", ROWS.clientTask.real, "support", "assigned-task"],
    ["leads", "owner_id", ROWS.lead.real, "sales", "assigned-lead"],
  ] as const;

  it.each(GIVEN)(
    "of %s tells whom it is given to, once",
    async (table, column, id, person, kind) => {
      const give = (to: string, version: number) =>
        as("owner")
          .from(table)
          .update({ [column]: to, version })
          .eq("id", id)
          .throwOnError();
      await give(userIdOf(person), 1);
      expect(await storedMails()).toMatchObject([
        { kind, staff_id: userIdOf(person), data: { by: "A owner" } },
      ]);
      // Neither a repeated nor an own assignment is reported.
      await give(userIdOf(person), 2);
      await give(userIdOf("owner"), 2);
      expect(await storedMails()).toHaveLength(1);
    },
  );

  it("tells nobody who turned it off, or who may not read it", async () => {
    await mute("support", "assigned");
    for (const [version, person] of [
      [1, "support"],
      [2, "editor"],
    ] as const) {
      await as("owner")
        .from("tickets")
        .update({ assignee_id: userIdOf(person), version })
        .eq("id", ROWS.ticket.real)
        .throwOnError();
    }
    expect(await storedMails()).toEqual([]);
  });

  it("of a sample, or by an import, notifies nobody", async () => {
    await as("owner")
      .from("tickets")
      .update({ assignee_id: userIdOf("support"), version: 1 })
      .eq("id", ROWS.ticket.sample)
      .throwOnError();
    await backend.sql(`
      select set_config('curbfront.in_bulk', 'yes', true);
      update public.tickets set assignee_id = '${userIdOf("support")}', version = version where id = '${ROWS.ticket.real}';
      select set_config('curbfront.in_bulk', '', false)`);
    expect(await storedMails()).toEqual([]);
  });

  it("at once with a new ticket tells, too", async () => {
    await as("owner")
      .from("tickets")
      .insert({
        id: freshId(),
        client_id: ROWS.client.real,
        subject: "Added",
        assignee_id: userIdOf("support"),
      })
      .throwOnError();
    expect(await storedMails()).toMatchObject([
      { kind: "assigned-ticket", data: { subject: "Added", about: "zqclient Plumbing" } },
    ]);
  });
});
