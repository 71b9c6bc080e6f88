import { beforeAll, describe, expect, it } from "vitest";
import { SLA_BUSINESS_HOURS, slaMoment, slaStatus } from "@/data/tickets/sla";
import { usualClock } from "@/lib/dates/office/business-clock";
import { one } from "../support/lead-records.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";
import { isFederalHoliday } from "@/lib/dates/office/holidays";

const HOUR = 3600;
const MINUTE_MS = 60_000;

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
});

async function after(since: string, seconds: number): Promise<string> {
  const { answer } = await one<{ answer: string }>(`
    select to_char(private.add_business_seconds('${since} America/New_York'::timestamptz, ${seconds})
      at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI:SS') as answer`);
  return answer;
}

describe("business hours", () => {
  it.each([
    ["before the clocks go forward", "2026-03-06 16:00", 2 * HOUR, "2026-03-09 10:00:00"],
    ["before the clocks go back", "2026-10-30 16:00", 2 * HOUR, "2026-11-02 10:00:00"],
    ["before they go forward again", "2027-03-12 16:30", HOUR, "2027-03-15 09:30:00"],
    ["in the hour that does not exist", "2026-03-08 02:30", HOUR, "2026-03-09 10:00:00"],
    ["in the hour that comes twice", "2026-11-01 01:30", HOUR, "2026-11-02 10:00:00"],
    ["before opening", "2026-03-10 07:00", HOUR, "2026-03-10 10:00:00"],
    ["at 9:00:00", "2026-03-10 09:00", 8 * HOUR, "2026-03-10 17:00:00"],
    ["the last second", "2026-03-10 16:59:59", 1, "2026-03-10 17:00:00"],
    ["a second more", "2026-03-10 16:59:59", 2, "2026-03-11 09:00:01"],
    ["at 17:00:00", "2026-03-10 17:00", 1, "2026-03-11 09:00:01"],
    ["on a Friday evening", "2026-03-13 18:00", 1, "2026-03-16 09:00:01"],
    ["on a Saturday", "2026-03-14 12:00", 8 * HOUR, "2026-03-16 17:00:00"],
    ["on a Sunday", "2026-03-15 23:59:59", 9 * HOUR, "2026-03-17 10:00:00"],
    ["a week's work", "2026-03-09 09:00", 40 * HOUR, "2026-03-13 17:00:00"],
    ["over New Year", "2026-12-31 16:00", 2 * HOUR, "2027-01-04 10:00:00"],
    ["on the eve of Thanksgiving", "2026-11-25 16:00", 2 * HOUR, "2026-11-27 10:00:00"],
    ["on a holiday", "2026-11-26 12:00", 1, "2026-11-27 09:00:01"],
    ["nothing to add", "2026-03-14 12:00", 0, "2026-03-14 12:00:00"],
  ])("end rightly when they begin %s", async (_, since, seconds, expected) => {
    expect(await after(since, seconds)).toBe(expected);
  });

  it("are off by less than a second for a moment between two", async () => {
    const { off } = await one<{ off: number }>(`
      select max(abs(extract(epoch from private.add_business_seconds(since, 3600) - since) - 3600))::float8 as off
      from (select '2026-03-10 10:00 America/New_York'::timestamptz + n * interval '0.1 seconds' as since
        from generate_series(0, 20) as n) as moments`);
    expect(off).toBeLessThan(1);
  });

  it("agree with counting minute by minute", async () => {
    const start = Date.UTC(2026, 1, 20);
    const hours = 24 * 405;
    const clock = new Intl.DateTimeFormat("en-US", {
      timeZone: "America/New_York",
      weekday: "short",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      hourCycle: "h23",
    });
    const isOpen = Array.from({ length: hours }, (_, hour) => {
      const [weekday = "", date = "", time = ""] = clock
        .format(start + hour * 60 * MINUTE_MS)
        .split(", ");
      const [month = 0, day = 0, year = 0] = date.split("/").map(Number);
      const isWorkday = !weekday.startsWith("S") && !isFederalHoliday({ year, month, day });
      return isWorkday && Number(time) >= 9 && Number(time) < 17;
    });
    const passed = [0];
    for (let minute = 0; minute < hours * 60; minute += 1) {
      passed.push((passed[minute] ?? 0) + (isOpen[Math.floor(minute / 60)] === true ? 60 : 0));
    }
    let seed = 20_261_121;
    const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
    const pairs = Array.from({ length: 400 }, () => {
      const since = Math.floor(random() * hours * 60);
      return [since, Math.floor(random() * hours * 60)] as const;
    });
    const rows = await backend.sql<{ seconds: number }>(`
      select private.business_seconds(to_timestamp(${start / 1000} + (pair ->> 0)::bigint * 60),
        to_timestamp(${start / 1000} + (pair ->> 1)::bigint * 60))::integer as seconds
      from jsonb_array_elements('${JSON.stringify(pairs)}') with ordinality as pairs (pair, nth) order by nth`);
    expect(rows.map(({ seconds }) => seconds)).toEqual(
      pairs.map(([since, until]) => (passed[until] ?? 0) - (passed[since] ?? 0)),
    );
  });
});

const CLIENT = "00000000-0000-4000-9000-00000000c10c";

type Clock = {
  due: string;
  warn: string;
  stopped: number;
  stopped_at: string | null;
  resolved_at: string | null;
};

const local = (column: string) =>
  `to_char(${column} at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI:SS')`;

async function addTicket(created: string, priority: string): Promise<string> {
  await backend.sql(
    `insert into public.clients (id, business) values ('${CLIENT}', 'Clock & Sons') on conflict do nothing`,
  );
  const { id } = await one<{ id: string }>(`
    insert into public.tickets (client_id, subject, priority, created_at)
    values ('${CLIENT}', 'A clock', '${priority}', '${created} America/New_York') returning id`);
  return id;
}
const clockOf = (id: string) =>
  one<Clock>(`select ${local("due_at")} as due, ${local("warn_at")} as warn,
    stopped_seconds::integer as stopped, clock_stopped_at::text as stopped_at, resolved_at::text as resolved_at
    from public.tickets where id = '${id}'`);
const change = (id: string, what: string) =>
  backend.sql(`update public.tickets set ${what} where id = '${id}'`);

describe("a ticket's clock", () => {
  it.each([
    ["urgent", "2026-03-09 11:00:00", "2026-03-09 10:00:00"],
    ["high", "2026-03-09 15:00:00", "2026-03-09 13:00:00"],
    ["medium", "2026-03-10 15:00:00", "2026-03-10 11:00:00"],
    ["low", "2026-03-13 15:00:00", "2026-03-12 13:00:00"],
  ])(
    "of %s ends and warns on business time over a change of clocks",
    async (priority, due, warn) => {
      const id = await addTicket("2026-03-06 15:00", priority);
      expect(await clockOf(id)).toMatchObject({ due, warn });
    },
  );

  it.each([
    ["2026-03-09 09:59:59", "on-time"],
    ["2026-03-09 10:00:00", "warning"],
    ["2026-03-09 11:00:00", "warning"],
    ["2026-03-09 11:00:00.001", "overdue"],
    ["2026-03-09 11:00:01", "overdue"],
  ])("says at %s: %s", async (moment, state) => {
    const id = await addTicket("2026-03-06 15:00", "urgent");
    // A stopped clock shows the state of its last moment.
    await change(id, `clock_stopped_at = '${moment} America/New_York'`);
    const { data } = await backend.clients.support
      .rpc("ticket_detail", { ticket_id: id })
      .throwOnError();
    expect(data).toMatchObject({ sla_status: state });
    for (const wanted of ["on-time", "warning", "overdue"]) {
      const list = await backend.clients.support
        .rpc("list_tickets", { filters: { search: "A clock", sla: [wanted] }, page_size: 1000 })
        .throwOnError();
      const { rows } = list.data as { rows: { id: string }[] };
      expect(rows.some((row) => row.id === id)).toBe(wanted === state);
    }
  });

  it("is computed again when the priority changes, with what it stood still", async () => {
    const id = await addTicket("2026-03-06 15:00", "low");
    await change(id, "stopped_seconds = 3600");
    await change(id, "priority = 'urgent'");
    expect(await clockOf(id)).toMatchObject({
      due: "2026-03-09 12:00:00",
      warn: "2026-03-09 11:00:00",
    });
  });

  it("stands still while it waits, and a weekend does not count", async () => {
    const id = await addTicket("2026-11-19 10:00", "medium");
    await change(id, "status = 'waiting'");
    const waiting = await clockOf(id);
    expect(waiting.stopped_at).not.toBeNull();
    await change(id, "clock_stopped_at = '2026-10-30 16:30 America/New_York'");
    await change(id, "status = 'in-progress'");
    const { lost } = await one<{ lost: number }>(`select private.business_seconds(
      '2026-10-30 16:30 America/New_York', now())::integer as lost`);
    const resumed = await clockOf(id);
    expect(resumed.stopped_at).toBeNull();
    expect(Math.abs(resumed.stopped - lost)).toBeLessThanOrEqual(60);
    expect(resumed.due).toBe(await after("2026-11-19 10:00", 16 * HOUR + resumed.stopped));
    expect(resumed.warn).toBe(await after("2026-11-19 10:00", 12 * HOUR + resumed.stopped));
  });

  it("keeps standing from the wait on when it is resolved meanwhile, and runs again reopened", async () => {
    const id = await addTicket("2026-11-16 10:00", "high");
    await change(id, "status = 'waiting'");
    await change(id, "clock_stopped_at = '2026-11-16 12:00 America/New_York'");
    await change(id, "status = 'resolved'");
    const resolved = await clockOf(id);
    expect(new Date(resolved.stopped_at ?? "").getTime()).toBe(Date.parse("2026-11-16T17:00:00Z"));
    expect(resolved.resolved_at).not.toBeNull();
    await change(id, "status = 'open'");
    const { lost } = await one<{ lost: number }>(`select private.business_seconds(
      '2026-11-16 12:00 America/New_York', now())::integer as lost`);
    const reopened = await clockOf(id);
    expect(reopened).toMatchObject({ stopped_at: null, resolved_at: null });
    expect(Math.abs(reopened.stopped - lost)).toBeLessThanOrEqual(60);
  });
});

describe("the first-response clock", () => {
  const send = async (email: string) => {
    await backend.sql("delete from private.request_minutes");
    const payload = {
      form: "contact",
      name: "Ana",
      email,
      message: "Hello",
      sourcePage: "/contact",
      filledMs: 9000,
    };
    await backend.clients.visitor.rpc("submit_lead", { payload }).throwOnError();
    return one<{ id: string; right: boolean; answered: string | null }>(`
      select id, first_response_due_at = private.add_business_seconds(created_at, 28800) as right,
        first_responded_at::text as answered from public.leads where email = '${email}'`);
  };
  const answered = (id: string) =>
    one<{ at: string | null }>(
      `select first_responded_at::text as at from public.leads where id = '${id}'`,
    );

  it("starts when the form is sent, and a call that is picked up stops it, once", async () => {
    const lead = await send("clock-call@example.com");
    expect(lead).toMatchObject({ right: true, answered: null });
    const write = (kind: string, is_answered = false) =>
      backend.clients.sales
        .from("crm_notes")
        .insert({ lead_id: lead.id, kind, body: "x", is_answered })
        .throwOnError();
    await write("note");
    expect((await answered(lead.id)).at).toBeNull();
    await write("call");
    expect((await answered(lead.id)).at).toBeNull();
    await write("call", true);
    const { at } = await answered(lead.id);
    expect(at).not.toBeNull();
    await write("email");
    expect((await answered(lead.id)).at).toBe(at);
  });

  it("stops when the lead moves on, and does not run for one added by hand", async () => {
    const lead = await send("clock-stage@example.com");
    await backend.clients.sales
      .from("leads")
      .update({ stage: "contacted", version: 1 })
      .eq("id", lead.id)
      .throwOnError();
    expect((await answered(lead.id)).at).not.toBeNull();
    const id = crypto.randomUUID();
    await backend.clients.sales.from("leads").insert({ id, name: "By hand" }).throwOnError();
    const { due } = await one<{ due: string | null }>(
      `select first_response_due_at::text as due from public.leads where id = '${id}'`,
    );
    expect(due).toBeNull();
  });
});

describe("the dashboard's rules", () => {
  const PRIORITIES = ["urgent", "high", "medium", "low"] as const;

  it("allow the same business hours", async () => {
    for (const priority of PRIORITIES) {
      const { seconds } = await one<{ seconds: string }>(
        `select private.sla_seconds('${priority}')::text as seconds`,
      );
      expect([priority, Number(seconds) / HOUR]).toEqual([priority, SLA_BUSINESS_HOURS[priority]]);
    }
  });

  it("count the same hours and say the same state at any moment", async () => {
    const start = Date.UTC(2026, 1, 20);
    const quarters = Array.from({ length: 600 }, (_, index) => [
      (index * 7919) % 38_000,
      (index * 7919 + ((index * index) % 900)) % 38_000,
    ]) as [number, number][];
    const rows = await backend.sql<{ seconds: string; state: string; nth: string }>(`
      select private.business_seconds(opened, moment)::text as seconds,
        private.sla_state(private.add_business_seconds(opened, target * 3 / 4),
          private.add_business_seconds(opened, target), moment) as state
      from (
        select nth, to_timestamp(${start / 1000} + (pair ->> 0)::bigint * 900) as opened,
          to_timestamp(${start / 1000} + (pair ->> 1)::bigint * 900) as moment,
          private.sla_seconds((array['urgent', 'high', 'medium', 'low'])[1 + nth % 4]) as target
        from jsonb_array_elements('${JSON.stringify(quarters)}') with ordinality as pairs (pair, nth)
      ) as asked order by nth`);
    const states = new Set(rows.map(({ state }) => state));
    expect(states.size).toBe(3);
    quarters.forEach(([since, until], index) => {
      const [opened, moment] = [since, until].map((quarter) => new Date(start + quarter * 900_000));
      const priority = PRIORITIES[(index + 1) % 4] ?? "low";
      if (opened === undefined || moment === undefined) return;
      expect({
        seconds: String((usualClock.at(moment) - usualClock.at(opened)) / 1000),
        state: slaStatus(priority, usualClock.at(opened), slaMoment(moment)),
      }).toEqual({ seconds: rows[index]?.seconds, state: rows[index]?.state });
    });
  });
});
