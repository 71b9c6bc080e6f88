import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { businessClock } from "@/lib/dates/office/business-clock";
import { looseClient } from "../support/crm-rows.ts";
import { one } from "../support/lead-records.ts";
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

const LEAD = "00000000-0000-4000-9000-00000000c0f1";
const ANSWERED = "00000000-0000-4000-9000-00000000c0f2";
const CLIENT = "00000000-0000-4000-9000-00000000c0f3";
const TICKET = "00000000-0000-4000-9000-00000000c0f4";
const RESOLVED = "00000000-0000-4000-9000-00000000c0f5";

const span = (weekday: number, opens_at: string, closes_at: string) => ({
  weekday,
  opens_at,
  closes_at,
});
const WEEK = [1, 2, 3, 4, 5].map((weekday) => span(weekday, "09:00", "17:00"));
const OTHER_WEEK = [
  ...[1, 2, 3, 4, 5].flatMap((weekday) => [
    span(weekday, "08:00", "12:00"),
    span(weekday, "13:00", "16:30"),
  ]),
  span(6, "10:00", "12:00"),
];
const INVENTORY = { day: "2028-03-07", name: "Inventory" };

const putRight = () =>
  backend.sql(`
    delete from public.closed_days; delete from public.company_hours where since <> '2001-01-01';
    select private.write_business_spans(private.office_day(now()));
    update public.company_settings set version = 1;
    delete from public.tickets where client_id = '${CLIENT}'; delete from public.clients where id = '${CLIENT}';
    delete from public.leads where id in ('${LEAD}', '${ANSWERED}');
    delete from public.demo_hosts where staff_id = '${userIdOf("owner")}';
    delete from public.crm_events where entity = 'settings' or client_id = '${CLIENT}'
      or lead_id in ('${LEAD}', '${ANSWERED}')`);
beforeEach(async () => {
  await putRight();
  // All on a Monday at 15:00: answers due on Tuesday at 15:00, the ticket in two workdays.
  await backend.sql(`
    insert into public.leads (id, name, form, created_at) values
      ('${LEAD}', 'Waits', 'contact', '2028-03-06 15:00 America/New_York'),
      ('${ANSWERED}', 'Was answered', 'contact', '2028-03-06 15:00 America/New_York');
    update public.leads set stage = 'contacted' where id = '${ANSWERED}';
    insert into public.clients (id, business) values ('${CLIENT}', 'Clock & Sons');
    insert into public.tickets (id, client_id, subject, created_at) values
      ('${TICKET}', '${CLIENT}', 'Open', '2028-03-06 15:00 America/New_York'),
      ('${RESOLVED}', '${CLIENT}', 'Done', '2028-03-06 15:00 America/New_York');
    update public.tickets set status = 'resolved' where id = '${RESOLVED}'`);
});
afterEach(putRight);

const save = (changes: object, person: Person = "owner", seen_version = 1) =>
  looseClient(backend, person).rpc("save_company_hours", {
    hours: WEEK,
    closed_days: [],
    ...changes,
    seen_version,
  });

const state = () =>
  one<Record<string, unknown>>(`
    with due as (
      select id, first_response_due_at as at, version from public.leads
      union all select id, due_at, version from public.tickets
    )
    select jsonb_object_agg(right(id::text, 2), to_char(at at time zone 'America/New_York', 'MM-DD HH24:MI')
        || ' v' || version) as due,
      (select count(*)::integer from public.crm_events as e
        where e.entity <> 'settings' and (e.client_id = '${CLIENT}' or e.lead_id in ('${LEAD}', '${ANSWERED}'))) as events
    from due where id in ('${LEAD}', '${ANSWERED}', '${TICKET}', '${RESOLVED}')`);

const today = async () =>
  (await one<{ day: string }>("select private.office_day(now())::text as day")).day;

describe("a saved week", () => {
  it("recomputes every open clock and changes no version and no history", async () => {
    const before = await state();
    expect(before).toMatchObject({
      due: {
        f1: "03-07 15:00 v1",
        f2: "03-07 15:00 v2",
        f4: "03-08 15:00 v1",
        f5: "03-08 15:00 v2",
      },
    });
    expect(await save({ closed_days: [INVENTORY] })).toMatchObject({ data: 2, error: null });
    expect(await state()).toEqual({
      ...before,
      due: {
        f1: "03-08 15:00 v1",
        f2: "03-07 15:00 v2",
        f4: "03-09 15:00 v1",
        f5: "03-08 15:00 v2",
      },
    });
    await save({ hours: OTHER_WEEK }, "owner", 2);
    // A business day then has seven and a half hours, of which Monday has one and a half left; the ticket has
    // sixteen hours.
    expect(await state()).toMatchObject({
      due: { f1: "03-07 15:00 v1", f2: "03-07 15:00 v2", f4: "03-08 16:00 v1" },
    });
  });

  it("changes nothing that has passed, and counts on from it", async () => {
    const passed = () =>
      backend.sql(`select nth, private.business_position(private.office_day(now())::timestamp
          at time zone 'America/New_York' - nth * interval '5 hours') as position
        from generate_series(0, 200) as nth order by nth`);
    await backend.sql(`insert into public.closed_days values ('2020-07-07', 'Long past');
      update public.leads set created_at = '2020-07-06 15:00 America/New_York',
        first_response_due_at = '2020-07-08 15:00 America/New_York' where id = '${LEAD}'`);
    const before = await passed();
    await save({ hours: OTHER_WEEK, closed_days: [INVENTORY] });
    expect(await passed()).toEqual(before);
    expect(await state()).toMatchObject({ due: { f1: "07-08 15:00 v2" } });
    const kept = await backend.sql("select name from public.closed_days order by day");
    expect(kept).toEqual([{ name: "Long past" }, { name: "Inventory" }]);
  });

  it("is of one day once, however often it is saved on it", async () => {
    await save({ hours: OTHER_WEEK });
    await save({ hours: [span(3, "09:00", "12:00")] }, "owner", 2);
    const weeks = await backend.sql("select distinct since::text from public.company_hours");
    expect(weeks).toHaveLength(2);
    expect(await one("select private.first_response_seconds()::integer as seconds")).toEqual({
      seconds: 3 * 3600,
    });
  });

  it("is in the history, with the former values", async () => {
    await save({ hours: OTHER_WEEK, closed_days: [{ ...INVENTORY, name: " Inventory " }] });
    expect(
      await one(`select actor_name, action, before, after from public.crm_events
        where entity = 'settings' order by id desc limit 1`),
    ).toEqual({
      actor_name: "A owner",
      action: "company-hours",
      before: { hours: WEEK, closed_days: [] },
      after: { hours: OTHER_WEEK, closed_days: [INVENTORY] },
    });
  });

  it("is counted alike by the database and the pages", async () => {
    await save({ hours: OTHER_WEEK, closed_days: [INVENTORY] });
    const { data } = await looseClient(backend, "support").rpc("company_hours").throwOnError();
    expect(data).toEqual({
      version: 2,
      weeks: [
        { since: "2001-01-01", hours: WEEK },
        { since: await today(), hours: OTHER_WEEK },
      ],
      closed_days: [INVENTORY],
    });
    const clock = businessClock(data as Parameters<typeof businessClock>[0]);
    // Every 47 minutes of three weeks, across a clock change and the closed day.
    const start = Date.UTC(2028, 1, 25);
    const rows = await backend.sql<{ seconds: number }>(`
      select private.business_seconds(to_timestamp(${start / 1000}),
        to_timestamp(${start / 1000} + nth * 2820))::integer as seconds
      from generate_series(0, 643) as nth order by nth`);
    const beginning = clock.at(new Date(start));
    expect(rows.map(({ seconds }) => seconds)).toEqual(
      rows.map((_, nth) => (clock.at(new Date(start + nth * 2_820_000)) - beginning) / 1000),
    );
  });

  it("is what a new host of demos is given", async () => {
    await save({ hours: OTHER_WEEK });
    await backend.sql(`insert into public.demo_hosts (staff_id) values ('${userIdOf("owner")}')`);
    const hours = await backend.sql(`select weekday, to_char(opens_at, 'HH24:MI') as opens_at,
        to_char(closes_at, 'HH24:MI') as closes_at
      from public.demo_hours where host_id = '${userIdOf("owner")}' order by 1, 2`);
    expect(hours).toEqual(OTHER_WEEK);
  });
});

describe("what is refused", () => {
  const stored = () =>
    backend.sql(`select (select jsonb_agg(h order by since, weekday, opens_at) from public.company_hours as h) as hours,
      (select jsonb_agg(c order by day) from public.closed_days as c) as closed,
      (select version from public.company_settings) as version,
      (select count(*) from public.crm_events where entity = 'settings') as events`);

  it.each([
    ["no hours at all", { hours: [] }, "hours"],
    ["no list of hours", { hours: {} }, "hours"],
    ["hours that end before they begin", { hours: [span(1, "17:00", "09:00")] }, "hours"],
    ["hours of ten minutes", { hours: [span(1, "09:00", "09:10")] }, "hours"],
    [
      "hours that overlap",
      { hours: [span(1, "09:00", "12:00"), span(1, "11:30", "17:00")] },
      "hours",
    ],
    ["an eighth weekday", { hours: [span(8, "09:00", "12:00")] }, "hours"],
    [
      "a closed day without a name",
      { closed_days: [{ day: "2030-07-05", name: " " }] },
      "closed_days",
    ],
    [
      "a day at the end of time",
      { closed_days: [{ day: "infinity", name: "Doom" }] },
      "closed_days",
    ],
    ["hours until midnight", { hours: [span(1, "17:00", "24:00")] }, "hours"],
    ["a closed day without a day", { closed_days: [{ name: "Some day" }] }, "closed_days"],
    [
      "a day that is closed twice",
      { closed_days: [1, 2].map((n) => ({ day: "2030-07-05", name: `${n}` })) },
      "closed_days",
    ],
    ["no list of closed days", { closed_days: {} }, "closed_days"],
  ])("%s", async (_, changes, details) => {
    const before = await stored();
    expect((await save(changes)).error).toMatchObject({ code: "22023", hint: "invalid", details });
    expect(await stored()).toEqual(before);
  });

  it("a form that somebody else was faster than", async () => {
    await save({ hours: OTHER_WEEK });
    expect((await save({})).error).toMatchObject({ hint: "conflict", details: "2" });
  });

  it.each(PEOPLE.filter((person) => person !== "owner"))("%s", async (person) => {
    const before = await stored();
    expect((await save({ hours: OTHER_WEEK }, person)).error?.code).toBe("42501");
    expect(await stored()).toEqual(before);
  });
});
