import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { one } from "../support/lead-records.ts";
import { openTestBackend, userIdOf, type TestBackend } from "../support/test-backend.ts";
import { demo, forgetLeads, submit, wednesdayAt } from "./lead-forms.ts";
import { isFederalHoliday } from "@/lib/dates/office/holidays";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});

const SALES = userIdOf("sales");
const OWNER = userIdOf("owner");
const sql = (text: string) => backend.sql(text);

/** Only two hosts: sales always, the owner on request. */
beforeEach(async () => {
  await forgetLeads();
  await sql(`
    update public.demo_hosts set is_active = staff_id = '${SALES}', time_zone = 'America/New_York';
    delete from public.demo_days_off; delete from public.closed_days;
    delete from public.demo_hours where host_id = '${SALES}';
    insert into public.demo_hours (host_id, weekday, opens_at, closes_at)
      select '${SALES}', day, '09:00', '17:00' from generate_series(1, 5) as day`);
});
afterEach(async () => {
  await sql(`
    delete from public.demo_bookings where not is_sample;
    delete from public.demo_hosts where staff_id = '${OWNER}';
    update public.demo_settings set minutes = 20, pause_minutes = 10;
    update public.demo_hosts set is_active = true`);
});

const addOwnerAsHost = () => sql(`insert into public.demo_hosts (staff_id) values ('${OWNER}')`);
const book = async (slot: string, email = "ana@one.example", phone = "(478) 555-0150") =>
  submit({ ...(await demo()), slot, email, phone });

async function freeOn(slot: string): Promise<string[]> {
  const rows = await backend.sql<{ time: string }>(`
    select to_char(starts_at at time zone 'America/New_York', 'HH24:MI') as time
    from public.demo_times()
    where private.office_day(starts_at) = private.office_day('${slot}') order by 1`);
  return rows.map(({ time }) => time);
}

it("knows the same federal holidays as the browser, for thirty years", async () => {
  const rows = await backend.sql<{ day: string }>(`
    select to_char(day, 'YYYY-MM-DD') as day
    from generate_series(date '2026-01-01', date '2055-12-31', interval '1 day') as day
    where extract(isodow from day) <= 5 and private.is_closed_day(day::date)`);
  const browser: string[] = [];
  for (
    let date = new Date("2026-01-01T00:00:00Z");
    date.getUTCFullYear() < 2056;
    date.setUTCDate(date.getUTCDate() + 1)
  ) {
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    const isWorkday = date.getUTCDay() >= 1 && date.getUTCDay() <= 5;
    if (isWorkday && isFederalHoliday({ year, month, day })) {
      browser.push(date.toISOString().slice(0, 10));
    }
  }
  expect(browser.length).toBeGreaterThan(300);
  expect(rows.map(({ day }) => day)).toEqual(browser);
});

describe("the times that are offered", () => {
  it("are every half hour of somebody's hours in which a demo ends", async () => {
    const day = await wednesdayAt("10:30");
    const all = await freeOn(day);
    expect([all[0], all.at(-1), all.length]).toEqual(["09:00", "16:30", 16]);
    await sql("update public.demo_settings set minutes = 45");
    expect((await freeOn(day)).at(-1)).toBe("16:00");
  });

  it("are by the host's own clock", async () => {
    const day = await wednesdayAt("13:30");
    await sql(
      `update public.demo_hosts set time_zone = 'America/Los_Angeles' where staff_id = '${SALES}'`,
    );
    const all = await freeOn(day);
    expect([all[0], all.at(-1)]).toEqual(["12:00", "19:30"]);
  });

  it("leave out a lunch, days off, closed days and weekends", async () => {
    const [day, other] = [await wednesdayAt("10:30"), await wednesdayAt("10:30", 1)];
    await sql(`update public.demo_hours set closes_at = '12:00' where host_id = '${SALES}';
      insert into public.demo_hours values ('${SALES}', 3, '13:00', '17:00', false)`);
    expect(await freeOn(day)).not.toContain("12:00");
    expect(await freeOn(day)).toContain("13:00");
    expect(await freeOn(other)).toEqual(["09:00", "09:30", "10:00", "10:30", "11:00", "11:30"]);
    await sql(`insert into public.demo_days_off values ('${SALES}',
      private.office_day('${day}'), private.office_day('${day}'))`);
    expect(await freeOn(day)).toEqual([]);
    await sql(
      `insert into public.closed_days values (private.office_day('${other}'), 'Inventory')`,
    );
    expect(await freeOn(other)).toEqual([]);
    expect(await freeOn(await wednesdayAt("10:30", 3))).toEqual([]);
  });

  it("end when the demo does, however long owners have it take", async () => {
    await sql("update public.demo_settings set minutes = 45");
    expect(
      await one("select distinct (ends_at - starts_at)::text as takes from public.demo_times()"),
    ).toEqual({ takes: "00:45:00" });
  });

  it("are of ten days, and none too soon", async () => {
    const found = await one<{ days: number; soonest: boolean }>(`
      select count(distinct private.office_day(starts_at))::integer as days,
        min(starts_at) >= now() + interval '2 hours' as soonest from public.demo_times()`);
    expect(found).toEqual({ days: 10, soonest: true });
  });

  it("are none of somebody who left or gives none any more", async () => {
    const day = await wednesdayAt("10:30");
    await sql(`update public.staff set removed_at = now() where user_id = '${SALES}'`);
    expect(await freeOn(day)).toEqual([]);
    await sql(`update public.staff set removed_at = null where user_id = '${SALES}';
      update public.demo_hosts set is_active = false`);
    expect(await freeOn(day)).toEqual([]);
  });
});

describe("a time that is asked for", () => {
  it("is booked, with the pause after it, and the lead says so", async () => {
    const slot = await wednesdayAt("10:30");
    const { status, body } = await book(slot);
    expect(status).toBe(200);
    const start = new Date(slot).toISOString().slice(0, 19);
    expect(body).toMatchObject({ booking: { host: "A sales" } });
    expect(JSON.stringify(body)).toContain(start);
    const lead = await one<Record<string, unknown>>(`
      select stage, next_step, owner_id, slot_starts_at = '${slot}' as is_then,
        num_nonnulls(first_response_due_at, first_responded_at) as clocks
      from public.leads where reference = '${body.reference}'`);
    expect(lead).toEqual({
      stage: "demo-booked",
      next_step: expect.stringMatching(/^Demo by phone, Wed .*, 10:30 am Eastern$/),
      owner_id: SALES,
      is_then: true,
      clocks: 0,
    });
    expect(await freeOn(slot)).not.toContain("10:30");
    // Twenty minutes with a pause of ten: the next slot is free; with a longer pause it is not.
    expect(await freeOn(slot)).toContain("11:00");
    await sql("update public.demo_settings set pause_minutes = 15");
    expect(await freeOn(slot)).not.toContain("10:00");
  });

  it("is refused to the second visitor, who gets the next three and is not stored", async () => {
    const slot = await wednesdayAt("10:30");
    await book(slot, "first@one.example");
    const { status, body } = await book(slot, "second@one.example");
    expect([status, body.hint]).toEqual([409, "slot-taken"]);
    const times = JSON.parse(body.details ?? "") as string[];
    const clock = await Promise.all([
      wednesdayAt("11:00"),
      wednesdayAt("11:30"),
      wednesdayAt("12:00"),
    ]);
    expect(times.map((time) => new Date(time).toISOString())).toEqual(clock);
    expect(
      await one(
        "select count(*)::integer as leads from public.leads where email = 'second@one.example'",
      ),
    ).toEqual({ leads: 0 });
  });

  it("goes to whoever has the fewest that week, and to the other where one is taken", async () => {
    await addOwnerAsHost();
    const hosts: unknown[] = [];
    for (const [nth, time] of ["9:00", "9:00", "9:30", "10:00"].entries()) {
      const { body } = await book(
        await wednesdayAt(time),
        `guest${nth}@one.example`,
        `478555010${nth}`,
      );
      hosts.push((body as unknown as { booking: { host: string } }).booking.host);
    }
    expect(hosts).toEqual(["A sales", "A owner", "A sales", "A owner"]);
    expect((await book(await wednesdayAt("9:00"), "late@one.example")).status).toBe(409);
  });

  it("is booked once for a lead: a second time becomes a request for staff", async () => {
    const first = await book(await wednesdayAt("10:30"));
    const second = await book(await wednesdayAt("14:00"));
    expect(second.body).toEqual({ reference: expect.not.stringMatching(first.body.reference) });
    expect(
      await one(
        "select count(*)::integer as bookings from public.demo_bookings where not is_sample",
      ),
    ).toEqual({ bookings: 1 });
  });

  it("becomes a request after three demos of one number or address, whatever the name", async () => {
    for (const [time, email] of [
      ["09:00", "ana@one.example"],
      ["10:00", "ben@one.example"],
      ["11:00", "cleo@one.example"],
    ] as const) {
      expect(await book(await wednesdayAt(time), email)).toHaveProperty("body.booking");
    }
    const fourth = await book(await wednesdayAt("14:00"), "dora@one.example");
    expect(fourth.status).toBe(200);
    expect(fourth.body).not.toHaveProperty("booking");
    expect(
      await one(`select next_step like 'Call: they asked for a demo on %' as is_wish
        from public.leads where email = 'dora@one.example'`),
    ).toEqual({ is_wish: true });
    const other = {
      slot: await wednesdayAt("14:00"),
      email: "eve@one.example",
      phone: "4785550199",
    };
    expect(await submit({ ...(await demo()), ...other })).toHaveProperty("body.booking");
  });

  it("is refused sooner than any that is offered, but for who fills in the form", async () => {
    const inHours = async (ahead: string) => {
      const { slot } = await one<{
        slot: Date;
      }>(`select date_bin('30 minutes', now() + interval '${ahead}',
        timestamptz '2026-01-01 00:00Z') as slot`);
      const time = new Date(slot).toISOString();
      await sql(`update public.demo_hosts set time_zone = (
          select zone from unnest(array['Pacific/Kiritimati', 'Pacific/Pago_Pago']) as zone
          where not private.is_closed_day(('${time}'::timestamptz at time zone zone)::date) limit 1)
          where staff_id = '${SALES}';
        delete from public.demo_hours where host_id = '${SALES}';
        insert into public.demo_hours (host_id, weekday, opens_at, closes_at)
          select '${SALES}', day, '00:00', '23:59' from generate_series(1, 7) as day`);
      return time;
    };
    const soon = await book(await inHours("80 minutes"));
    expect(soon).toMatchObject({ status: 400, body: { hint: "invalid", details: "slot" } });
    expect((await book(await inHours("125 minutes"))).status).toBe(200);
  });

  it("is answered alike when the request is repeated", async () => {
    const payload = { ...(await demo()), requestId: "a".repeat(32) };
    const [first, again] = [await submit(payload), await submit(payload)];
    expect(again.body).toEqual(first.body);
    expect(again.body).toHaveProperty("booking");
  });

  it.each([
    ["a Saturday", () => wednesdayAt("10:30", 3)],
    ["a quarter past", () => wednesdayAt("10:15")],
    ["before anybody is there", () => wednesdayAt("8:30")],
    ["the past", () => Promise.resolve("2020-01-08T15:30:00Z")],
    ["next year", () => wednesdayAt("10:30", 364)],
  ])("is refused for %s", async (_, slot) => {
    const { status, body } = await submit({ ...(await demo()), slot: await slot() });
    expect([status, body.hint, body.details]).toEqual([400, "invalid", "slot"]);
  });

  it("may be none, which books nothing: we call about a time", async () => {
    const { status, body } = await submit({ ...(await demo()), slot: null });
    expect([status, Object.keys(body)]).toEqual([200, ["reference"]]);
    expect(
      await one("select count(*)::integer as count from public.demo_bookings where not is_sample"),
    ).toEqual({ count: 0 });
  });
});

it("cannot be given twice to one host, whoever writes it", async () => {
  const slot = await wednesdayAt("10:30");
  const { body } = await book(slot);
  const insert = (at: string) =>
    sql(`insert into public.demo_bookings (lead_id, host_id, starts_at, ends_at, busy)
      select id, '${SALES}', '${at}', '${at}', 'empty' from public.leads
      where reference = '${body.reference}'`);
  await expect(insert(slot)).rejects.toThrow();
  await expect(insert(new Date(Date.parse(slot) + 29 * 60_000).toISOString())).rejects.toThrow();
  await insert(new Date(Date.parse(slot) + 30 * 60_000).toISOString());
  await expect(
    sql(
      `update public.demo_bookings set starts_at = '${slot}' where reference is null and not is_sample`,
    ),
  ).rejects.toThrow();
});

describe("the lead after a demo's outcome", () => {
  const settle = (status: string) =>
    sql(`update public.demo_bookings set status = '${status}' where not is_sample`);
  const lead = (reference: string) =>
    one(`select stage, next_step, slot_starts_at is null as has_no_time from public.leads
      where reference = '${reference}'`);

  it("is a call when it was cancelled, whose time is free again", async () => {
    const slot = await wednesdayAt("10:30");
    const { body } = await book(slot);
    await settle("cancelled");
    expect(await lead(body.reference)).toEqual({
      stage: "new",
      next_step: "Call: they cancelled the demo",
      has_no_time: true,
    });
    expect(await freeOn(slot)).toContain("10:30");
  });

  it("is another call when nobody answered, and nothing when it took place", async () => {
    const { body } = await book(await wednesdayAt("10:30"));
    await settle("no-show");
    expect(await lead(body.reference)).toMatchObject({
      stage: "demo-booked",
      next_step: "Call again: nobody answered at the demo",
    });
    const other = await book(await wednesdayAt("11:30"), "other@one.example");
    await settle("took-place");
    expect(await lead(other.body.reference)).toMatchObject({
      stage: "demo-booked",
      next_step: null,
    });
  });

  it("leaves a step that somebody has planned since", async () => {
    const { body } = await book(await wednesdayAt("10:30"));
    await sql(
      `update public.leads set next_step = 'Send the roof' where reference = '${body.reference}'`,
    );
    await settle("cancelled");
    expect(await lead(body.reference)).toMatchObject({ next_step: "Send the roof" });
  });
});

it("makes hosts of sales, in office hours", async () => {
  const hours = await backend.sql(`select weekday, opens_at::text, closes_at::text
    from public.demo_hours where host_id = (select user_id from public.staff
      where display_name = 'Sam Kowalski') order by 1`);
  expect(hours).toEqual(
    [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens_at: "09:00:00", closes_at: "17:00:00" })),
  );
});
