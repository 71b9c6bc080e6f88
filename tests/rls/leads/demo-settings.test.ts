import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { looseClient } from "../support/crm-rows.ts";
import { one } from "../support/lead-records.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";
import { demo, forgetLeads, submit, wednesdayAt } from "./lead-forms.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});

const SALES = userIdOf("sales");
const OWNER = userIdOf("owner");
const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  opens_at: "09:00",
  closes_at: "17:00",
}));
const SETTINGS = {
  minutes: 20,
  pause_minutes: 10,
};
const HOST = {
  person_id: SALES,
  is_active: true,
  time_zone: "America/New_York",
  hours: WEEK,
  days_off: [] as { first_day: string; last_day: string }[],
};

const putRight = () =>
  backend.sql(`
    update public.demo_settings set minutes = 20, pause_minutes = 10, version = 1;
    delete from public.closed_days; delete from public.demo_days_off;
    delete from public.demo_bookings where not is_sample;
    delete from public.demo_hosts where staff_id = '${OWNER}';
    delete from public.demo_hours where host_id = '${SALES}';
    insert into public.demo_hours (host_id, weekday, opens_at, closes_at)
      select '${SALES}', day, '09:00', '17:00' from generate_series(1, 5) as day;
    update public.demo_hosts set is_active = staff_id = '${SALES}', version = 1,
      time_zone = 'America/New_York';
    delete from public.crm_events where entity = 'settings'`);
beforeEach(async () => {
  await forgetLeads();
  await putRight();
});
afterEach(async () => {
  await putRight();
  await backend.sql("update public.demo_hosts set is_active = true");
});

const saveSettings = (changes: object, person: Person = "owner", seen_version = 1) =>
  looseClient(backend, person).rpc("save_demo_settings", { ...SETTINGS, ...changes, seen_version });
const saveHost = (changes: object, person: Person = "owner", seen_version = 1) =>
  looseClient(backend, person).rpc("save_demo_host", { ...HOST, ...changes, seen_version });

async function offeredOn(slot: string): Promise<string[]> {
  const { data } = await looseClient(backend, "visitor").rpc("demo_times").throwOnError();
  const rows = data as { starts_at: string }[];
  const wall = (moment: string) =>
    new Date(moment).toLocaleString("sv", { timeZone: "America/New_York" });
  return rows
    .map(({ starts_at }) => wall(starts_at))
    .filter((time) => time.startsWith(wall(slot).slice(0, 10)))
    .map((time) => time.slice(11, 16));
}
const dayOf = (slot: string) => slot.slice(0, 10);
const written = () =>
  one<Record<string, unknown>>(`select actor_name, action, record_id, before, after
    from public.crm_events where entity = 'settings' order by id desc limit 1`);

describe("the visitor's free times follow at once", () => {
  it("the length of a demo", async () => {
    const day = await wednesdayAt("10:30");
    expect(await offeredOn(day)).toHaveLength(16);
    expect(await saveSettings({ minutes: 60 })).toMatchObject({ data: 2, error: null });
    expect((await offeredOn(day)).at(-1)).toBe("16:00");
    expect(await written()).toEqual({
      actor_name: "A owner",
      action: "demo-settings",
      record_id: "00000000-0000-0000-0000-000000000000",
      before: { minutes: 20 },
      after: { minutes: 60 },
    });
  });

  it("a host's lunch, zone, days off, and whether they give demos", async () => {
    const day = await wednesdayAt("10:30");
    const hours = [
      { weekday: 3, opens_at: "09:00", closes_at: "12:00" },
      { weekday: 3, opens_at: "13:00", closes_at: "14:00" },
    ];
    expect(await saveHost({ hours })).toMatchObject({ data: 2, error: null });
    expect(await offeredOn(day)).toEqual(
      "09:00 09:30 10:00 10:30 11:00 11:30 13:00 13:30".split(" "),
    );
    expect(await written()).toMatchObject({
      action: "demo-host",
      record_id: SALES,
      before: { hours: WEEK },
      after: { hours },
    });
    await saveHost({ hours, time_zone: "America/Denver" }, "owner", 2);
    expect((await offeredOn(day))[0]).toBe("11:00");
    await saveHost({ days_off: [{ first_day: dayOf(day), last_day: dayOf(day) }] }, "owner", 3);
    expect(await offeredOn(day)).toEqual([]);
    await saveHost({ is_active: false }, "owner", 4);
    expect((await looseClient(backend, "visitor").rpc("demo_times")).data).toEqual([]);
  });

  it("somebody who becomes a host", async () => {
    await saveHost({ is_active: false });
    const day = await wednesdayAt("10:30");
    const hours = [{ weekday: 3, opens_at: "10:00", closes_at: "11:00" }];
    const answer = await saveHost({ person_id: OWNER, hours }, "owner", 0);
    expect(answer).toMatchObject({ data: 1, error: null });
    expect(await offeredOn(day)).toEqual(["10:00", "10:30"]);
  });
});

it("keeps a booked demo that does not fit any more, and names it to who reads leads", async () => {
  const slot = await wednesdayAt("15:30");
  const { body } = await submit({ ...(await demo()), slot });
  const outside = async (person: Person) => {
    const { data } = await looseClient(backend, person).rpc("demos_outside_hours");
    return (data as { host_id: string }[]).filter(({ host_id }) => host_id === SALES);
  };
  expect(await outside("owner")).toEqual([]);
  const until = (closes_at: string) => WEEK.map((span) => ({ ...span, closes_at }));
  await saveHost({ hours: until("15:50") });
  expect(await outside("owner")).toEqual([]);
  await saveHost({ hours: until("15:49") }, "owner", 2);
  const named = [{ lead_name: "Elaine Brack" }];
  expect(await outside("owner")).toMatchObject(named);
  expect(await outside("viewer")).toMatchObject(named);
  expect(await outside("support")).toEqual([]);
  const booking = await one(`select status from public.demo_bookings
    where reference = '${body.reference}'`);
  expect(booking).toEqual({ status: "booked" });
  for (const [version, changes] of [
    [3, { is_active: false }],
    [4, { days_off: [{ first_day: dayOf(slot), last_day: dayOf(slot) }] }],
    [5, { time_zone: "Asia/Tokyo" }],
  ] as const) {
    await saveHost(changes, "owner", version);
    expect(await outside("owner")).toMatchObject(named);
  }
  await saveHost({}, "owner", 6);
  expect(await outside("owner")).toEqual([]);
  await backend.sql(`insert into public.closed_days values ('${dayOf(slot)}', 'Inventory')`);
  expect(await outside("owner")).toMatchObject(named);
});

describe("what is refused", () => {
  const state = () =>
    backend.sql(`select (select jsonb_agg(s) from public.demo_settings as s) as settings,
      (select jsonb_agg(h order by staff_id) from public.demo_hosts as h) as hosts,
      (select jsonb_agg(o order by host_id, weekday, opens_at) from public.demo_hours as o) as hours,
      (select jsonb_agg(d) from public.demo_days_off as d) as days_off,
      (select count(*) from public.crm_events where entity = 'settings') as events`);
  const span = (opens_at: string, closes_at: string, weekday = 1) => ({
    weekday,
    opens_at,
    closes_at,
  });
  const off = (first_day: string, last_day: string) => ({ first_day, last_day });

  it.each([
    ["a demo of five minutes", { minutes: 5 }, "minutes"],
    ["a demo of no length", { minutes: null }, "minutes"],
    ["a pause of three hours", { pause_minutes: 180 }, "pause_minutes"],
  ])("of the settings: %s", async (_, changes, details) => {
    const before = await state();
    expect((await saveSettings(changes)).error).toMatchObject({
      code: "22023",
      hint: "invalid",
      details,
    });
    expect(await state()).toEqual(before);
  });

  it.each([
    ["hours that overlap", { hours: [span("09:00", "12:00"), span("11:30", "17:00")] }, "hours"],
    ["hours that end before they begin", { hours: [span("12:00", "09:00")] }, "hours"],
    ["hours shorter than a demo", { hours: [span("09:00", "09:19")] }, "hours"],
    ["an eighth weekday", { hours: [span("09:00", "12:00", 8)] }, "hours"],
    ["no list of hours", { hours: null }, "hours"],
    ["a zone that is none", { time_zone: "Mars/Olympus" }, "time_zone"],
    ["a zone that only Postgres reads", { time_zone: "FOO5" }, "time_zone"],
    ["no zone", { time_zone: null }, "time_zone"],
    ["days off that end first", { days_off: [off("2030-07-02", "2030-07-01")] }, "days_off"],
    ["days off of two years", { days_off: [off("2030-01-01", "2032-01-01")] }, "days_off"],
    [
      "days off that overlap",
      { days_off: [off("2030-07-01", "2030-07-04"), off("2030-07-04", "2030-07-05")] },
      "days_off",
    ],
  ])("of a host: %s", async (_, changes, details) => {
    const before = await state();
    expect((await saveHost(changes)).error).toMatchObject({
      code: "22023",
      hint: "invalid",
      details,
    });
    expect(await state()).toEqual(before);
  });

  it("a form that somebody else was faster than", async () => {
    await saveSettings({ minutes: 30 });
    expect((await saveSettings({ minutes: 40 })).error).toMatchObject({
      hint: "conflict",
      details: "2",
    });
    await saveHost({ time_zone: "America/Denver" });
    for (const seen of [0, 1, 3, null]) {
      const { error } = await saveHost({ time_zone: "UTC" }, "owner", seen as number);
      expect(error).toMatchObject({ hint: "conflict", details: "2" });
    }
  });

  it("who writes no leads becomes no host", async () => {
    const { error } = await saveHost({ person_id: userIdOf("support") }, "owner", 0);
    expect(error).toMatchObject({ hint: "invalid", details: "person_id" });
  });
});

describe("who may", () => {
  it.each(PEOPLE)("%s changes the settings only as an owner", async (person) => {
    const { error } = await saveSettings({ minutes: 30 }, person);
    if (person === "owner") expect(error).toBeNull();
    else expect(error?.code).toBe("42501");
  });

  it.each(PEOPLE)("%s changes another's hours only as an owner", async (person) => {
    await backend.sql(`insert into public.demo_hosts (staff_id) values ('${OWNER}')`);
    const { error } = await saveHost({ person_id: OWNER }, person);
    if (person === "owner") expect(error).toBeNull();
    else expect(error?.code).toBe("42501");
  });

  it("a host changes their own hours, but not whether they give demos", async () => {
    const hours = [{ weekday: 2, opens_at: "10:00", closes_at: "11:00" }];
    const answer = await saveHost({ hours, is_active: false }, "sales");
    expect(answer).toMatchObject({ data: 2, error: null });
    const { data } = await looseClient(backend, "sales").rpc("demo_calendar").throwOnError();
    const { hosts } = data as { hosts: { id: string }[] };
    expect(hosts.find(({ id }) => id === SALES)).toMatchObject({ hours, is_active: true });
    await backend.sql(`delete from public.demo_bookings where host_id = '${SALES}';
      delete from public.demo_hosts where staff_id = '${SALES}'`);
    const { error } = await saveHost({}, "sales", 0);
    await backend.sql(`insert into public.demo_hosts (staff_id) values ('${SALES}')`);
    expect(error?.code).toBe("42501");
  });

  it.each(PEOPLE)("%s reads the calendar as staff, and its history as an owner", async (person) => {
    await saveSettings({ minutes: 30 });
    const { data, error } = await looseClient(backend, person).rpc("demo_calendar");
    if (["visitor", "member"].includes(person)) expect(error?.code).toBe("42501");
    else expect(data).toMatchObject({ settings: { minutes: 30, version: 2 } });
    const events = await looseClient(backend, person)
      .from("crm_events")
      .select("*")
      .eq("entity", "settings");
    expect((events.data ?? []).length).toBe(person === "owner" ? 1 : 0);
  });
});
