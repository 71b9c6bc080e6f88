import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { renderStoredMail } from "@/lib/mail/render-mail";
import { forgetLeads } from "../leads/lead-forms.ts";
import { arrangeRows, looseClient, OTHER_LEAD, removeRows, ROWS } from "../support/crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";
import { callFromServer, forgetMails, storedMails } from "./stored-mails.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(async () => {
  await forgetLeads();
  await arrangeRows(backend);
  await forgetMails();
});
afterAll(async () => {
  await removeRows(backend);
  await forgetMails();
});

const as = (person: Person) => looseClient(backend, person);
const mute = (person: Person, ...kinds: string[]) =>
  as(person)
    .from("muted_alerts")
    .insert(kinds.map((kind) => ({ kind })))
    .throwOnError();

/** Those of our people who were told; the demo's own staff are told, too. */
async function told(kind: string): Promise<Person[]> {
  const mails = await storedMails(kind);
  return PEOPLE.filter((person) => mails.some(({ staff_id: id }) => id === userIdOf(person)));
}
const at = (moment: string) => `timestamp '${moment}' at time zone 'America/New_York'`;

describe("a first answer that is due", () => {
  // Monday, October 5, 2026 is a working day; the request came on Friday at half past nine.
  const DUE = "2026-10-05 09:30";
  const queueAt = (moment: string) =>
    backend.sql(`select private.queue_answer_alerts(${at(moment)})`);
  const arrange = (owner: Person | null = null) =>
    backend.sql(`update public.leads set first_response_due_at = ${at(DUE)},
      owner_id = ${owner === null ? "null" : `'${userIdOf(owner)}'`} where id = '${ROWS.lead.real}';
      delete from public.mails where not is_sample`);

  it.each([
    ["2026-10-02 16:29", []],
    ["2026-10-02 16:30", ["sales", "owner"]],
    ["2026-10-03 12:00", ["sales", "owner"]],
    ["2026-10-05 09:29", ["sales", "owner"]],
    // What is due already is too old to tell.
    ["2026-10-05 09:30", []],
    ["2026-10-09 09:30", []],
  ])("is told within an hour of office hours before: at %s to %j", async (moment, people) => {
    await arrange();
    await queueAt(moment);
    expect(await told("answer-due")).toEqual(people);
  });

  it("is told once, and to the lead's owner alone", async () => {
    await arrange("sales");
    await queueAt("2026-10-05 09:00");
    await queueAt("2026-10-05 09:01");
    expect(await storedMails("answer-due")).toMatchObject([
      { staff_id: userIdOf("sales"), data: { name: "zqlead name" } },
    ]);
  });

  it("is told to all where its owner may not answer it any more", async () => {
    await arrange("support");
    await queueAt("2026-10-05 09:00");
    expect(await told("answer-due")).toEqual(["sales", "owner"]);
  });

  it("is told to nobody who turned it off, nor who wants no new leads, unless it is theirs", async () => {
    await arrange();
    await mute("owner", "answer-due");
    await mute("sales", "new-lead");
    await queueAt("2026-10-05 09:00");
    expect(await told("answer-due")).toEqual([]);
    await arrange("sales");
    await queueAt("2026-10-05 09:00");
    expect(await told("answer-due")).toEqual(["sales"]);
  });

  it("is told of nobody who was answered, or is a sample", async () => {
    await arrange();
    await backend.sql(`update public.leads set stage = 'contacted' where id = '${ROWS.lead.real}';
      update public.leads set first_response_due_at = ${at(DUE)} where id = '${ROWS.lead.sample}'`);
    await queueAt("2026-10-05 09:00");
    expect(await storedMails()).toEqual([]);
  });
});

describe("a ticket that is nearly due", () => {
  const queueAt = (moment: string) =>
    backend.sql(`select private.queue_sla_warnings(${at(moment)})`);
  // Urgent: four hours, and warned of from the fourth on.
  const arrange = (assignee: Person | null = null) =>
    backend.sql(`update public.tickets set created_at = ${at("2026-10-05 09:00")}, priority = 'urgent',
      assignee_id = ${assignee === null ? "null" : `'${userIdOf(assignee)}'`} where id = '${ROWS.ticket.real}';
      delete from public.mails where not is_sample`);

  it.each([
    ["2026-10-05 11:59", []],
    ["2026-10-05 12:00", ["support", "owner"]],
    ["2026-10-05 12:59", ["support", "owner"]],
    ["2026-10-05 13:00", []],
  ])("is told in the last quarter of its time: at %s to %j", async (moment, people) => {
    await arrange();
    await queueAt(moment);
    expect(await told("sla-warning")).toEqual(people);
  });

  it("is told once, and to whoever has it", async () => {
    await arrange("support");
    await queueAt("2026-10-05 12:10");
    await queueAt("2026-10-05 12:11");
    const [mail, ...others] = await storedMails("sla-warning");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      staff_id: userIdOf("support"),
      data: { subject: "zqticket subject", priority: "urgent", isMine: true },
    });
    await arrange("sales");
    await queueAt("2026-10-05 12:12");
    expect(await told("sla-warning")).toEqual(["support", "owner"]);
  });

  it("is told again with another priority, but not while it waits for the client", async () => {
    await arrange("support");
    await queueAt("2026-10-05 12:10");
    await backend.sql(
      `update public.tickets set priority = 'low' where id = '${ROWS.ticket.real}'`,
    );
    await queueAt("2026-10-09 10:00");
    expect(await storedMails("sla-warning")).toHaveLength(2);
    await arrange("support");
    await backend.sql(`update public.tickets set status = 'waiting' where id = '${ROWS.ticket.real}';
      update public.tickets set clock_stopped_at = created_at where id = '${ROWS.ticket.real}'`);
    await queueAt("2026-10-05 12:10");
    expect(await storedMails("sla-warning")).toEqual([]);
  });

  it("is told to nobody who turned it off", async () => {
    await arrange();
    await mute("support", "sla-warning");
    await queueAt("2026-10-05 12:10");
    expect(await told("sla-warning")).toEqual(["owner"]);
  });
});

describe("the week", () => {
  const queueAt = (moment: string) =>
    backend.sql(`select private.queue_weekly_summaries(${at(moment)})`);
  const figures = async (monday: string) => {
    const [row] = await backend.sql<{ told: Record<string, number | null> }>(
      `select private.week_figures('${monday}', false) as told`,
    );
    return row?.told ?? {};
  };

  it.each([
    ["2026-10-05 07:59", []],
    ["2026-10-05 08:00", ["owner"]],
    ["2026-10-06 23:59", ["owner"]],
    ["2026-10-07 00:00", []],
  ])("is told from Monday at eight to Tuesday: at %s to %j", async (moment, people) => {
    await queueAt(moment);
    expect(await told("weekly-summary")).toEqual(people);
  });

  it("is told once, of the seven days before, and can be read", async () => {
    await queueAt("2026-10-05 08:00");
    await queueAt("2026-10-05 08:01");
    const mails = await storedMails("weekly-summary");
    expect(mails.filter(({ staff_id: id }) => id === userIdOf("owner"))).toHaveLength(1);
    expect(mails[0]?.data).toMatchObject({ monday: "2026-09-28" });
    expect(renderStoredMail(mails[0]).subject).toContain("The week of September 28, 2026");
  });

  it("is told to no owner who turned it off", async () => {
    await mute("owner", "weekly-summary");
    await queueAt("2026-10-05 08:00");
    expect(await told("weekly-summary")).toEqual([]);
  });

  it("is read by owners alone", async () => {
    await queueAt("2026-10-05 08:00");
    for (const person of PEOPLE) {
      const { data } = await as(person)
        .from("mails")
        .select("id")
        .eq("kind", "weekly-summary")
        .eq("is_sample", false);
      expect((data ?? []).length > 0, person).toBe(person === "owner");
    }
  });

  it("counts what happened in it, and no sample", async () => {
    const before = await figures("2030-01-07");
    await backend.sql(`
      update public.leads set created_at = ${at("2030-01-07 00:00")} where id = '${ROWS.lead.real}';
      update public.leads set created_at = ${at("2030-01-14 00:00")} where id = '${OTHER_LEAD}';
      update public.leads set created_at = ${at("2030-01-08 00:00")} where id = '${ROWS.lead.sample}';
      update public.leads set first_response_due_at = ${at("2030-01-08 09:00")},
        first_responded_at = ${at("2030-01-09 11:30")} where id = '${ROWS.lead.real}';
      update public.leads set stage = 'lost', lost_reason = 'Price' where id = '${OTHER_LEAD}';
      update public.leads set stage_changed_at = ${at("2030-01-10 10:00")} where id = '${OTHER_LEAD}';
      insert into public.demo_bookings (lead_id, host_id, starts_at, ends_at, busy, status, created_at) values
        ('${ROWS.lead.real}', '${userIdOf("sales")}', ${at("2030-01-09 10:00")}, ${at("2030-01-09 10:20")},
          'empty', 'no-show', ${at("2030-01-03 10:00")}),
        ('${ROWS.lead.real}', '${userIdOf("sales")}', ${at("2030-01-10 10:00")}, ${at("2030-01-10 10:20")},
          'empty', 'took-place', ${at("2030-01-09 12:00")});
      update public.tickets set created_at = ${at("2030-01-09 09:00")}, priority = 'urgent' where id = '${ROWS.ticket.real}';
      update public.tickets set status = 'resolved' where id = '${ROWS.ticket.real}';
      update public.tickets set resolved_at = ${at("2030-01-10 09:00")}, clock_stopped_at = ${at("2030-01-10 09:00")}
        where id = '${ROWS.ticket.real}'`);
    expect(before).toMatchObject({
      leads: 0,
      demosBooked: 0,
      ticketsOpened: 0,
      answerSeconds: null,
    });
    expect(await figures("2030-01-07")).toMatchObject({
      leads: 1,
      won: 0,
      lost: 1,
      demosBooked: 1,
      demosGiven: 1,
      noShows: 1,
      answers: 1,
      lateAnswers: 1,
      // Monday and Tuesday, and two and a half hours of Wednesday.
      answerSeconds: (8 + 8 + 2.5) * 3600,
      ticketsOpened: 1,
      ticketsClosed: 1,
      ticketsOverdue: 1,
    });
    expect(await figures("2030-01-14")).toMatchObject({ leads: 1, lost: 0, ticketsOpened: 0 });
  });

  it("tells the monthly revenue of its Sunday", async () => {
    const before = Number((await figures("2026-10-05"))["mrrCents"]);
    await backend.sql(`update public.clients set status = 'active', client_since = '2026-10-11',
      monthly_price_cents = 12300 where id = '${ROWS.client.real}'`);
    await backend.sql(`delete from public.crm_events where client_id = '${ROWS.client.real}'`);
    expect(Number((await figures("2026-10-05"))["mrrCents"])).toBe(before + 12_300);
    expect(Number((await figures("2026-09-28"))["mrrCents"])).toBe(before);
  });
});

describe("a mail that was given up", () => {
  const fail = (...ids: string[]) =>
    backend.sql(`update public.mails set state = 'failed', last_error = 'No such mailbox'
      where id in (${ids.map((id) => `'${id}'`).join()})`);
  const queue = async () => {
    const call = await callFromServer();
    await call("queue_timed_mails", {});
  };
  // Summaries and warnings may be due at the moment at which this runs.
  const givenUp = () => storedMails("mail-given-up");
  const arrangeMails = () => arrangeRows(backend);
  beforeEach(arrangeMails);

  it("is told once, to those who write what it is about, in one mail", async () => {
    await fail(ROWS.leadMail.real, ROWS.clientMail.real);
    await queue();
    await queue();
    const mails = await givenUp();
    const toldOf = (person: Person) =>
      mails.filter(({ staff_id: id }) => id === userIdOf(person)).map(({ data }) => data);
    const names = { lead: { name: "zqlead name" }, client: { name: "zqclient contact" } };
    expect(toldOf("sales")).toMatchObject([{ count: 1, mails: [names.lead] }]);
    expect(toldOf("support")).toMatchObject([{ count: 1, mails: [names.client] }]);
    expect(toldOf("owner")).toMatchObject([{ count: 2 }]);
    expect(await told("mail-given-up")).toEqual(["sales", "support", "owner"]);
  });

  it("is told anew only after somebody had it tried anew", async () => {
    await fail(ROWS.leadMail.real);
    await queue();
    const before = (await givenUp()).length;
    await as("sales").rpc("retry_mail", { mail_id: ROWS.leadMail.real }).throwOnError();
    await queue();
    expect(await givenUp()).toHaveLength(before);
    await fail(ROWS.leadMail.real);
    await queue();
    expect(await givenUp()).toHaveLength(before * 2);
  });

  it("brings no alert where it was one, is a sample, or was turned off", async () => {
    await backend.sql(`update public.mails set staff_id = '${userIdOf("sales")}'
      where id = '${ROWS.leadMail.real}'`);
    await fail(ROWS.leadMail.real, ROWS.leadMail.sample, ROWS.clientMail.sample);
    await queue();
    expect(await givenUp()).toEqual([]);
    await mute("support", "mail-given-up");
    await fail(ROWS.clientMail.real);
    await queue();
    expect(await told("mail-given-up")).toEqual(["owner"]);
    await backend.sql(
      "update public.mails set state = 'failed' where kind = 'mail-given-up' and not is_sample",
    );
    const before = (await givenUp()).length;
    await queue();
    expect(await givenUp()).toHaveLength(before);
  });

  it("is counted for those who may read it", async () => {
    const count = async (person: Person) =>
      ((await as(person).rpc("crm_counts").throwOnError()).data as { mails: number }).mails;
    const before = Object.fromEntries(
      await Promise.all(PEOPLE.map(async (person) => [person, await count(person)] as const)),
    );
    await fail(ROWS.leadMail.real, ROWS.clientMail.real);
    await queue();
    const more = { visitor: 0, member: 0, viewer: 2, editor: 0, sales: 2, support: 1, owner: 2 };
    for (const person of PEOPLE) {
      expect((await count(person)) - Number(before[person]), person).toBe(more[person]);
    }
  });

  it("is read and retried, as an alert, by whom it told and by owners", async () => {
    await fail(ROWS.leadMail.real);
    await queue();
    const alert = (await givenUp()).find(({ staff_id: id }) => id === userIdOf("sales"));
    const id = alert?.id ?? "";
    for (const person of PEOPLE) {
      const isTheirs = person === "sales" || person === "owner";
      const { data } = await as(person).from("mails").select("id").eq("id", id);
      expect((data ?? []).length > 0, person).toBe(isTheirs);
      const { data: list } = await as(person).rpc("list_mails", { page_size: 1000 });
      expect(JSON.stringify(list).includes(id), person).toBe(isTheirs);
      expect((await as(person).rpc("retry_mail", { mail_id: id })).error === null, person).toBe(
        isTheirs,
      );
    }
  });
});

it("is queued by the server alone, and by two that ask at once no more than once", async () => {
  for (const person of PEOPLE) {
    expect((await as(person).rpc("queue_timed_mails")).error?.code, person).toBe("42501");
  }
  await arrangeRows(backend);
  await backend.sql(`update public.mails set state = 'failed' where id = '${ROWS.leadMail.real}'`);
  const call = await callFromServer();
  await Promise.all([1, 2, 3].map(() => call("queue_timed_mails", {})));
  const toSales = (await storedMails("mail-given-up")).filter(
    ({ staff_id: id }) => id === userIdOf("sales"),
  );
  expect(toSales).toHaveLength(1);
});
