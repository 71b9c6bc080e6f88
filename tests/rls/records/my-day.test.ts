import { afterAll, beforeEach, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import {
  arrangeRows,
  freshId,
  looseClient,
  removeRows,
  ROWS,
  type Row,
} from "../support/crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

type Part = { rows: (Row & { kind: string })[]; has_more: boolean };
type Day = { day: string; last_day: string; parts: Record<"overdue" | "today" | "week", Part> };

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  // Tickets that other files left would be part of the day.
  await backend.sql(`update public.tickets set archived_at = now()
    where archived_at is null and not is_sample`);
});
beforeEach(async () => {
  await arrangeRows(backend);
  await backend.sql(`update public.tasks set due_on = '${today}'
    where id in ('${ROWS.clientTask.real}', '${ROWS.leadTask.real}')`);
});
afterAll(() => removeRows(backend));

const today = officeDay(new Date());

async function dayOf(person: Person, isTeams = false): Promise<Day> {
  const { data } = await looseClient(backend, person)
    .rpc("my_day", { of_team: isTeams })
    .throwOnError();
  return data as Day;
}
/** The ids of our rows in a part. */
async function ours(person: Person, part: keyof Day["parts"], isTeams = false) {
  const { parts } = await dayOf(person, isTeams);
  return parts[part].rows
    .map((row) => (row["task"] ?? row["demo"] ?? row["lead"] ?? row["ticket"]) as Row)
    .map(({ id }) => String(id))
    .filter((id) => id.startsWith(ROWS.client.real.slice(0, 8)));
}
async function allOurs(person: Person, isTeams = false) {
  const parts = ["overdue", "today", "week"] as const;
  return (await Promise.all(parts.map((part) => ours(person, part, isTeams)))).flat();
}
async function addTask(fields: Record<string, string>) {
  const id = freshId();
  const all = { id, title: "Ring them", client_id: ROWS.client.real, due_on: today, ...fields };
  await backend.sql(`insert into public.tasks (${Object.keys(all).join()})
    values (${Object.values(all)
      .map((value) => `'${value}'`)
      .join()})`);
  return id;
}

describe.each(PEOPLE)("the %s", (person) => {
  it("has on their own day what nobody has taken and they may work on", async () => {
    const worksOnLeads = ["sales", "owner"].includes(person);
    const worksOnClients = ["sales", "support", "owner"].includes(person);
    const worksOnTickets = ["support", "owner"].includes(person);
    expect((await allOurs(person)).toSorted()).toEqual(
      [
        ...(worksOnTickets ? [ROWS.ticket.real, ROWS.ticket.sample] : []),
        ...(worksOnClients ? [ROWS.clientTask.real, ROWS.clientTask.sample] : []),
        ...(worksOnLeads ? [ROWS.leadTask.real, ROWS.leadTask.sample] : []),
      ].toSorted(),
    );
  });

  it("counts of it what is overdue and due today", async () => {
    const { parts } = await dayOf(person);
    const { data } = await looseClient(backend, person).rpc("my_day_count").throwOnError();
    const isCut = parts.overdue.has_more || parts.today.has_more;
    const listed = parts.overdue.rows.length + parts.today.rows.length;
    expect(Number(data)).toEqual(isCut ? expect.any(Number) : listed);
  });
});

describe("one's own day", () => {
  it("has one's tasks, and not those of others, which are on the team's", async () => {
    const mine = await addTask({ assignee_id: userIdOf("support") });
    const theirs = await addTask({ assignee_id: userIdOf("sales") });
    expect(await ours("support", "today")).toContain(mine);
    expect(await ours("support", "today")).not.toContain(theirs);
    expect(await ours("support", "today", true)).toEqual(expect.arrayContaining([mine, theirs]));
  });

  it("divides tasks by the office's days, and ends after six more", async () => {
    const [late, soon, last, later] = await Promise.all(
      [-1, 1, 6, 7].map((days) => addTask({ due_on: addDays(today, days) })),
    );
    expect(await ours("owner", "overdue")).toEqual([late]);
    expect(await ours("owner", "week")).toEqual(expect.arrayContaining([soon, last]));
    expect(await allOurs("owner")).not.toContain(later);
    const { day, last_day: lastDay } = await dayOf("owner");
    expect([day, lastDay]).toEqual([today, addDays(today, 6)]);
  });

  it("leaves out what is completed or archived, and the work of archived clients", async () => {
    const done = await addTask({ status: "completed" });
    const away = await addTask({ archived_at: "2026-01-01" });
    expect(await allOurs("owner")).not.toContain(done);
    expect(await allOurs("owner")).not.toContain(away);
    await backend.sql(
      `update public.clients set archived_at = now() where id = '${ROWS.client.real}'`,
    );
    expect(await allOurs("owner")).not.toContain(ROWS.clientTask.real);
  });

  it("has a ticket by its target, until it waits for the client", async () => {
    const at = async (moment: string) => {
      await backend.sql(`set session_replication_role = 'replica';
        update public.tickets set due_at = ${moment} where id = '${ROWS.ticket.real}';
        set session_replication_role = 'origin'`);
      return dayOf("support");
    };
    const has = ({ rows }: Part) =>
      rows.some(({ ticket }) => (ticket as Row | undefined)?.["id"] === ROWS.ticket.real);
    expect(has((await at("now() - interval '1 minute'")).parts.overdue)).toBe(true);
    expect(has((await at("now() + interval '2 days'")).parts.week)).toBe(true);
    await backend.sql(
      `update public.tickets set status = 'waiting' where id = '${ROWS.ticket.real}'`,
    );
    expect(await allOurs("support")).not.toContain(ROWS.ticket.real);
  });

  it("has a lead by when its first answer is due, and one that wrote again today", async () => {
    await backend.sql(`update public.leads set owner_id = '${userIdOf("sales")}',
      first_response_due_at = now() - interval '1 hour' where id = '${ROWS.lead.real}'`);
    expect(await ours("sales", "overdue")).toEqual([ROWS.lead.real]);
    expect(await allOurs("owner")).not.toContain(ROWS.lead.real);
    await backend.sql(
      `update public.leads set first_responded_at = now() where id = '${ROWS.lead.real}'`,
    );
    expect(await allOurs("sales")).not.toContain(ROWS.lead.real);
    await backend.sql(`update public.leads set wrote_again_at = now() - interval '3 days'
      where id = '${ROWS.lead.real}'`);
    expect(await ours("sales", "today")).toContain(ROWS.lead.real);
  });

  it("has the host's demos until their outcome is known", async () => {
    const at = (moment: string, status = "booked") =>
      backend.sql(`set session_replication_role = 'replica';
        update public.demo_bookings set status = '${status}', starts_at = ${moment},
          ends_at = ${moment} + interval '20 minutes' where id = '${ROWS.booking.real}';
        set session_replication_role = 'origin'`);
    await at("now() - interval '2 days'");
    expect(await ours("sales", "overdue")).toEqual([ROWS.booking.real]);
    expect(await allOurs("owner")).not.toContain(ROWS.booking.real);
    expect(await ours("owner", "overdue", true)).toEqual([ROWS.booking.real]);
    await at("now() + interval '3 days'");
    expect(await ours("sales", "week")).toContain(ROWS.booking.real);
    await at("now() - interval '2 days'", "no-show");
    expect(await allOurs("sales")).not.toContain(ROWS.booking.real);
  });

  it("lists a hundred rows of a part, and says that there are more", async () => {
    await backend.sql(`insert into public.tasks (id, title, client_id, due_on, assignee_id)
      select ('c0de0000-0000-4000-8000-1' || lpad(n::text, 11, '0'))::uuid, 'Task ' || n,
        '${ROWS.client.real}', '${today}'::date - n, '${userIdOf("support")}'
      from generate_series(1, 120) as n`);
    const { overdue, week } = (await dayOf("support")).parts;
    expect(overdue.rows).toHaveLength(100);
    expect(overdue.has_more).toBe(true);
    // The longest overdue first.
    expect(overdue.rows[0]).toMatchObject({ task: { title: "Task 120" } });
    expect(week.has_more).toBe(false);
  });
});

it("has with a lead that waits the last call that nobody answered", async () => {
  const id = freshId();
  await backend.sql(`
    insert into public.leads (id, form, name, email, created_at) values ('${id}', 'contact', 'Waits', 'waits@one.example', now() - interval '9 days');
    insert into public.crm_notes (lead_id, kind, body, is_answered, created_at) values
      ('${id}', 'call', 'Called, no answer.', false, '2026-11-02T15:00:00Z'),
      ('${id}', 'note', 'Try again.', false, now())`);
  const { parts } = await dayOf("owner", true);
  const rows = Object.values(parts).flatMap((part) => part.rows);
  const waiting = rows.find((row) => (row["lead"] as Row | undefined)?.id === id);
  expect(new Date(String(waiting?.["tried_at"])).toISOString()).toBe("2026-11-02T15:00:00.000Z");
});
