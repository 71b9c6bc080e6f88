import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { looseClient, removeRows, type Row } from "../support/crm-rows.ts";
import { one } from "../support/lead-records.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
const sql = (text: string) => backend.sql<Row>(text);
const book = (daysAhead = 0) =>
  sql(`select private.book_samples(private.office_day(now()) + ${daysAhead})`);

beforeAll(async () => {
  backend = await openTestBackend();
  await removeRows(backend);
  await sql("update public.demo_hosts set is_active = true");
});
afterAll(async () => {
  await book();
});

const oddOn = (daysAhead: number) =>
  one<Record<"booked" | "outside" | "untold" | "soon" | "today", number> & { works: boolean }>(`
    with today as (select private.office_day(now()) + ${daysAhead} as day),
      demos as (select b.*, private.office_day(b.starts_at) as day from public.demo_bookings as b where b.is_sample)
    select count(*)::int as booked,
      count(*) filter (where extract(isodow from demos.day) > 5 or private.is_closed_day(demos.day)
        or not exists (select from private.host_times(starts_at, starts_at) as t
          where t.host_id = demos.host_id))::int as outside,
      count(*) filter (where not exists (select from public.leads as l where l.id = demos.lead_id
        and l.slot_starts_at = starts_at and l.next_step = private.demo_step(starts_at)
        and l.next_step_on = demos.day))::int as untold,
      count(*) filter (where demos.day between today.day + 1 and today.day + 6)::int as soon,
      count(*) filter (where demos.day = today.day)::int as today,
      bool_and(extract(isodow from today.day) <= 5 and not private.is_closed_day(today.day)) as works
    from demos cross join today`);

describe("the demos of samples", () => {
  it.each([0, 1, 2, 3, 4, 5, 6])("are in their hosts' hours, %i days from today", async (days) => {
    await book(days);
    const { booked, outside, untold, soon, today, works } = await oddOn(days);
    expect({ booked, outside, untold }).toEqual({ booked: 8, outside: 0, untold: 0 });
    expect(soon).toBeGreaterThan(1);
    expect(today > 0).toBe(works);
    const { data } = await looseClient(backend, "sales").rpc("demos_outside_hours");
    const samples = await sql("select id from public.demo_bookings where is_sample");
    const ids = samples.map(({ id }) => id);
    expect((data as Row[]).filter((row) => ids.includes(row["booking_id"]))).toEqual([]);
  });

  it("leave out a day on which the company is closed", async () => {
    await sql(`insert into public.closed_days (day, name)
      select private.office_day_after(private.office_day(now()), 3), 'Picnic'`);
    await book();
    const { outside, booked } = await oddOn(0);
    await sql("delete from public.closed_days where name = 'Picnic'");
    expect({ outside, booked }).toEqual({ outside: 0, booked: 8 });
  });

  it("stay where somebody has said what came of one, or changed it", async () => {
    await book();
    const first = await one<{ id: string; starts_at: string }>(
      "select id, starts_at::text from public.demo_bookings where is_sample order by starts_at limit 1",
    );
    const { id } = first;
    await sql(`update public.demo_bookings set status = 'took-place' where id = '${id}'`);
    await sql("update private.sample_day set day = day - 30; select private.move_samples()");
    const [kept] = await sql(
      `select id, starts_at::text, status from public.demo_bookings where id = '${id}'`,
    );
    const { count } = await one<{ count: number }>(
      "select count(*)::int as count from public.demo_bookings where is_sample",
    );
    await sql(`update private.sample_day set day = day + 30; select private.move_samples();
      set session_replication_role = 'replica';
      with touched as (
        update public.demo_bookings set version = 1 where id = '${id}' returning id, lead_id
      ), lead as (
        update public.leads set version = 1, stage = 'demo-booked' where id = (select lead_id from touched)
      )
      delete from public.crm_events as e using touched
        where e.record_id = touched.id or e.record_id = touched.lead_id and e.action = 'changed';
      set session_replication_role = 'origin'`);
    expect(kept).toEqual({ ...first, status: "took-place" });
    expect(count).toBe(8);
  });
});
