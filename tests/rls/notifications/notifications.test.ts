import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contact, demo, submit } from "../leads/lead-forms.ts";
import { arrangeRowsWithoutMails, storedMails } from "../mails/stored-mails.ts";
import { freshId, looseClient, ROWS, type Row } from "../support/crm-rows.ts";
import {
  openTestBackend,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

let backend: TestBackend;
const sql = <Answer>(text: string) => backend.sql<Answer>(text);
const as = (person: Person) => looseClient(backend, person);
beforeAll(async () => {
  backend = await openTestBackend();
});
arrangeRowsWithoutMails();
beforeEach(() => sql("delete from public.notifications"));

type StaffNotification = {
  id: string;
  kind: string;
  record_id: string;
  facts: Row;
  read_at: string | null;
};
type Feed = { rows: StaffNotification[]; next: unknown; unread: number };

async function feedOf(person: Person, args: Row = {}): Promise<Feed> {
  const { data } = await as(person).rpc("my_notifications", args).throwOnError();
  return data as Feed;
}
const kindsOf = async (person: Person) => (await feedOf(person)).rows.map(({ kind }) => kind);
const addNote = (author: Person, body: string, subject: Row = { lead_id: ROWS.lead.real }) =>
  as(author)
    .from("crm_notes")
    .insert({ id: freshId(), body, ...subject })
    .throwOnError();
const choose = (person: Person, kind: string, way: string, is_on: boolean) =>
  as(person).from("notification_choices").upsert({ kind, way, is_on }).throwOnError();
const nameOf = async (person: Person) => {
  const [row] = await sql<{ name: string }>(
    `select display_name as name from public.staff where user_id = '${userIdOf(person)}'`,
  );
  return row?.name ?? "";
};

describe("a request", () => {
  it("notifies everybody who works on leads, once", async () => {
    const { body } = await submit(contact);
    expect(await kindsOf("sales")).toEqual(["new-lead"]);
    const { rows, unread } = await feedOf("owner");
    expect(rows[0]?.facts).toMatchObject({ name: expect.stringContaining("Brack") });
    expect(JSON.stringify(rows)).not.toContain("Three trucks");
    expect(unread).toBe(1);
    for (const person of ["viewer", "support"] as const) expect(await kindsOf(person)).toEqual([]);
    expect(body.reference).toBeTruthy();
  });

  it("that books a demo is one event for its host, and for everybody else", async () => {
    const { body } = await submit(await demo());
    const [booking] = await sql<{ host_id: string; host: string; starts_at: string }>(
      `select host_id, display_name as host, to_json(starts_at) as starts_at
        from public.demo_bookings join public.staff on user_id = host_id
        where reference = '${body.reference}'`,
    );
    const kinds = await sql<{ kind: string }>(
      `select kind from public.notifications where staff_id = '${booking?.host_id}'`,
    );
    expect(kinds).toEqual([{ kind: "host-demo" }]);
    const others = await sql<{ kind: string; facts: object }>(
      `select kind, facts from public.notifications where staff_id <> '${booking?.host_id}'`,
    );
    expect(others).not.toEqual([]);
    for (const { kind, facts } of others) {
      expect(kind).toBe("new-lead");
      expect(facts).toMatchObject({ host: booking?.host, at: booking?.starts_at });
    }
  });
});

describe("an assignment", () => {
  const give = async (to: Person | null) => {
    const [ticket] = await sql<{ version: number }>(
      `select version from public.tickets where id = '${ROWS.ticket.real}'`,
    );
    await as("owner")
      .from("tickets")
      .update({ assignee_id: to && userIdOf(to), version: ticket?.version })
      .eq("id", ROWS.ticket.real)
      .throwOnError();
  };

  it("notifies whoever got it, and is withdrawn unread when somebody else gets it", async () => {
    await give("support");
    const { rows } = await feedOf("support");
    expect(rows).toMatchObject([
      { kind: "assigned", record_id: ROWS.ticket.real, facts: { by: await nameOf("owner") } },
    ]);
    await give(null);
    expect(await kindsOf("support")).toEqual([]);
  });

  it("of one's own doing notifies nobody", async () => {
    await give("owner");
    expect(await kindsOf("owner")).toEqual([]);
  });
});

describe("a mention", () => {
  it("notifies whoever is named, not twice after an edit, and nobody by a part of a name", async () => {
    const name = await nameOf("owner");
    await addNote("sales", `Ask @${name.toUpperCase()}, please.`);
    await addNote("sales", `Write to somebody@${name} or @${name}x.`);
    expect(await kindsOf("owner")).toEqual(["mentioned"]);
    const [note] = await sql<{ id: string; version: number }>(
      `select id, version from public.crm_notes where body like 'Ask%' and not is_sample`,
    );
    await as("sales")
      .from("crm_notes")
      .update({ body: `Ask @${name} again.`, version: note?.version })
      .eq("id", note?.id)
      .throwOnError();
    expect(await kindsOf("owner")).toEqual(["mentioned"]);
    expect((await storedMails("notification")).map(({ staff_id }) => staff_id)).toEqual([
      userIdOf("owner"),
    ]);
  });

  it("of oneself, or of somebody who may not read the record, notifies nobody", async () => {
    await addNote("sales", `@${await nameOf("sales")} and @${await nameOf("support")}`);
    expect(await kindsOf("sales")).toEqual([]);
    expect(await sql("select kind from public.notifications")).toEqual([]);
  });

  it("in a ticket's note notifies, too", async () => {
    await as("owner")
      .from("ticket_messages")
      .insert({
        id: freshId(),
        ticket_id: ROWS.ticket.real,
        kind: "note",
        author_name: "x",
        body: `See @${await nameOf("support")}.`,
      })
      .throwOnError();
    expect(await kindsOf("support")).toEqual(["mentioned"]);
  });
});

describe("an answer of a client", () => {
  it("notifies whoever has the ticket", async () => {
    await sql(`update public.tickets set assignee_id = '${userIdOf("support")}' where id = '${ROWS.ticket.real}';
      delete from public.notifications;
      insert into public.ticket_messages (ticket_id, kind, author_name, body)
        values ('${ROWS.ticket.real}', 'client', 'Elaine', 'It is up again.')`);
    expect(await kindsOf("support")).toEqual(["client-answered"]);
    expect(await kindsOf("owner")).toEqual([]);
  });
});

describe("clocks", () => {
  it("are reported when they are nearly run out, and once when they have", async () => {
    await sql(`update public.tickets set status = 'in-progress', assignee_id = '${userIdOf("support")}'
      where id = '${ROWS.ticket.real}' and status <> 'in-progress'`);
    const look = (moment: string) =>
      sql(`select private.notify_of_clocks(due_at + interval '${moment}')
        from public.tickets where id = '${ROWS.ticket.real}'`);
    const ofTicket = async () =>
      (await feedOf("support")).rows
        .filter(({ kind, record_id }) => kind === "sla-warning" && record_id === ROWS.ticket.real)
        .map(({ facts }) => facts["past"] ?? false);
    await look("-1 minute");
    expect(await ofTicket()).toEqual([false]);
    await look("1 minute");
    await look("2 minutes");
    expect(new Set(await ofTicket())).toEqual(new Set([false, true]));
    expect(await ofTicket()).toHaveLength(2);
  });
});

it("a mail that was given up notifies its writer", async () => {
  await sql(`insert into public.mails (kind, occasion, to_email, to_name, data, client_id, ticket_id)
      select 'ticket-reply', 'zqfailing', 'a@one.example', 'Elaine', '{}', client_id, id
      from public.tickets where id = '${ROWS.ticket.real}';
    update public.tickets set assignee_id = '${userIdOf("support")}' where id = '${ROWS.ticket.real}';
    delete from public.notifications;
    update public.mails set state = 'failed' where occasion = 'zqfailing'`);
  expect(await kindsOf("support")).toEqual(["mail-given-up"]);
  expect(await kindsOf("owner")).toEqual([]);
});

it("an import is one event, for its maker", async () => {
  const batch = freshId();
  await sql(`insert into private.import_batches (id, maker_id, list, file_name)
    values ('${batch}', '${userIdOf("sales")}', 'leads', 'zq.csv')`);
  await sql(
    `update private.import_batches set result = '{"added": 3000, "changed": 1}' where id = '${batch}'`,
  );
  const { rows } = await feedOf("sales");
  expect(rows).toMatchObject([{ kind: "import-ended", facts: { name: "zq.csv", added: 3000 } }]);
  expect(await kindsOf("owner")).toEqual([]);
  await sql(`delete from private.import_batches where id = '${batch}'`);
});

describe("choices", () => {
  it("leave a kind out of the app, and a mail of its own out of the summary", async () => {
    const name = await nameOf("owner");
    await choose("owner", "mentioned", "app", false);
    await addNote("sales", `@${name}`);
    expect(await kindsOf("owner")).toEqual([]);
    expect(await storedMails("notification")).toHaveLength(1);
    await choose("owner", "mentioned", "mail", false);
    await addNote("sales", `@${name}, once more`);
    expect(await storedMails("notification")).toHaveLength(1);
    const summarize = (day: number) =>
      sql(`select private.queue_daily_summaries(((now() at time zone 'America/New_York')::date + ${day}
        + time '08:10') at time zone 'America/New_York')`);
    await summarize(1);
    await summarize(1);
    await summarize(2);
    const summaries = await storedMails("daily-summary");
    expect(summaries.filter(({ staff_id }) => staff_id === userIdOf("owner"))).toMatchObject([
      { data: { count: 1, items: [{ kind: "mentioned" }] } },
    ]);
  });

  it("are offered by role, with the ways that there are", async () => {
    const { data } = await as("support").rpc("my_notification_choices").throwOnError();
    const kinds = (data as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toContain("sla-warning");
    expect(kinds).not.toContain("new-lead");
    expect((await as("member").rpc("my_notification_choices").throwOnError()).data).toEqual([]);
  });
});

describe("the list", () => {
  const add = (person: Person, count: number, needed = "leads.read") =>
    sql(`insert into public.notifications (staff_id, kind, source, needed, entity, record_id, facts, in_app, by_mail)
      select '${userIdOf(person)}', 'new-lead', 'zq' || nth, '${needed}', 'leads', gen_random_uuid(), '{}', true, false
      from generate_series(1, ${count}) as nth`);

  it("is read to its end by pages, each row once", async () => {
    await add("sales", 5);
    const first = await feedOf("sales", { page_size: 3 });
    const rest = await feedOf("sales", { page_size: 3, after: first.next });
    expect(first.unread).toBe(5);
    expect(rest.next).toBeNull();
    expect(new Set([...first.rows, ...rest.rows].map(({ id }) => id)).size).toBe(5);
  });

  it("is one's own, and loses what one may no longer read", async () => {
    await add("sales", 1);
    for (const person of ["owner", "member", "editor"] as const) {
      expect(await kindsOf(person)).toEqual([]);
      const { data } = await as(person)
        .from("notifications")
        .update({ read_at: new Date().toISOString() })
        .not("id", "is", null)
        .select("id");
      expect(data).toEqual([]);
    }
    expect((await as("visitor").rpc("my_notifications")).error).not.toBeNull();
    await sql(`update public.staff set role = 'support' where user_id = '${userIdOf("sales")}'`);
    const seen = await kindsOf("sales");
    await sql(`update public.staff set role = 'sales' where user_id = '${userIdOf("sales")}'`);
    expect(seen).toEqual([]);
  });

  it("is marked as read and nothing else", async () => {
    await add("sales", 2);
    const { rows } = await feedOf("sales");
    await as("sales")
      .from("notifications")
      .update({ read_at: new Date().toISOString() })
      .eq("id", rows[0]?.id)
      .throwOnError();
    expect((await feedOf("sales")).unread).toBe(1);
    const forged = await as("sales")
      .from("notifications")
      .update({ facts: {} })
      .eq("id", rows[1]?.id);
    expect(forged.error).not.toBeNull();
  });
});
