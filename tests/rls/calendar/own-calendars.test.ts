import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Network } from "../../../supabase/functions/_shared/calendar/fetch-calendar.ts";
import { readCalendars } from "../../../supabase/functions/_shared/calendar/read-calendars.ts";
import { forgetLeads, wednesdayAt } from "../leads/lead-forms.ts";
import { callFromServer } from "../mails/stored-mails.ts";
import { looseClient } from "../support/crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

const SALES = userIdOf("sales");
const SECRET = "https://calendars.example/private-5b1e/sam.ics";

type Subscription = Record<"id" | "host" | "title" | "failure" | "read_at", string | null>;
type Busy = { staff_id: string; starts_at: string; ends_at: string };

let backend: TestBackend;
let call: Awaited<ReturnType<typeof callFromServer>>;
let ten: string;
let day: string;

beforeAll(async () => {
  backend = await openTestBackend();
  call = await callFromServer();
  await forgetLeads();
  ten = await wednesdayAt("10:00");
  day = ten.slice(0, 10);
  await backend.sql(`update public.demo_hosts set is_active = staff_id = '${SALES}'`);
});
beforeEach(() => backend.sql("delete from private.calendar_subscriptions"));
afterAll(async () => {
  await backend.sql(`delete from private.calendar_subscriptions;
    update public.demo_hosts set is_active = true; delete from public.demo_bookings where not is_sample`);
  await forgetLeads();
});

const ask = (person: Person, name: string, args: Record<string, unknown> = {}) =>
  looseClient(backend, person).rpc(name, args);
const subscriptionsOf = async (person: Person) =>
  (await ask(person, "my_calendar_subscriptions")).data as Subscription[];
const add = (person: Person, address = SECRET) =>
  ask(person, "add_calendar_subscription", { address });
const freeOf = async (person: Person = "sales") => {
  const { data } = await ask(person, "free_demo_times", { day, host: SALES });
  return (data as string[]).map((time) => new Date(time).toISOString());
};

/** A calendar with an event of an hour from ten on, that Wednesday. */
const calendarFile = () => {
  const at = (hours: number) =>
    new Date(Date.parse(ten) + hours * 3_600_000).toISOString().replaceAll(/[-:]|\.\d+/g, "");
  return `BEGIN:VCALENDAR
X-WR-CALNAME:Sam privately
BEGIN:VEVENT
UID:dentist
SUMMARY:Root canal
DTSTART:${at(0)}
DTEND:${at(1)}
END:VEVENT
END:VCALENDAR`;
};

const answering = (status: number, text: string): Network => ({
  resolve: () => Promise.resolve(["93.184.215.14"]),
  open: () =>
    Promise.resolve({
      status,
      location: undefined,
      body: (async function* body() {
        yield await Promise.resolve(new TextEncoder().encode(text));
      })(),
      close: () => undefined,
    }),
});
const read = (status = 200, text = calendarFile()) => readCalendars(call, answering(status, text));
const makeDue = () =>
  backend.sql(
    "update private.calendar_subscriptions set next_read_at = now() - interval '1 second'",
  );

describe("the address of one's own calendar", () => {
  it("is returned to nobody, not even to its owner", async () => {
    expect((await add("sales")).error).toBeNull();
    await read();
    const own = await ask("sales", "my_calendar_subscriptions");
    expect(own.data).toMatchObject([{ host: "calendars.example", title: "Sam privately" }]);
    expect(JSON.stringify(own.data)).not.toContain("private-5b1e");
    const shown = await ask("owner", "calendar_items", { first_day: day, last_day: day });
    expect(JSON.stringify(shown.data)).not.toMatch(/private-5b1e|Root canal|Sam privately/);
  });

  it("belongs to its owner: nobody else lists, removes or reads it again", async () => {
    const { data: id } = await add("sales");
    for (const person of PEOPLE.filter((each) => each !== "sales")) {
      expect((await subscriptionsOf(person)) ?? [], person).toEqual([]);
      await ask(person, "remove_calendar_subscription", { subscription_id: id });
      await ask(person, "read_calendar_again", { subscription_id: id });
    }
    const rows = await backend.sql("select from private.calendar_subscriptions");
    expect(rows).toHaveLength(1);
    expect((await ask("sales", "remove_calendar_subscription", { subscription_id: id })).data).toBe(
      true,
    );
    expect(await subscriptionsOf("sales")).toEqual([]);
  });

  it("is taken from staff only", async () => {
    for (const person of PEOPLE) {
      const { error } = await add(person, `https://calendars.example/${person}.ics`);
      expect(error === null, person).toBe(!["visitor", "member"].includes(person));
    }
  });

  it("may be one of webcal, and is one subscription however often it is added", async () => {
    const first = await add("sales", ` ${SECRET.replace("https", "webcal")}#today `);
    expect((await add("sales")).data).toBe(first.data);
    expect(await subscriptionsOf("sales")).toHaveLength(1);
  });

  it.each(["http://one.example/a.ics", "https://", "ftp://one.example", "", "https://a b"])(
    "is refused as %j",
    async (address) => {
      expect((await add("sales", address)).error).toMatchObject({ hint: "invalid" });
    },
  );

  it("is one of five at most", async () => {
    for (const nth of [1, 2, 3, 4, 5]) await add("sales", `${SECRET}?${nth}`);
    expect((await add("sales", `${SECRET}?6`)).error).toMatchObject({ hint: "full" });
  });
});

describe("what the calendar says", () => {
  it("takes the person's free times for demos away, for staff and visitors", async () => {
    expect(await freeOf()).toContain(ten);
    await add("sales");
    await read();
    const free = await freeOf();
    expect(free).not.toContain(ten);
    // A demo of twenty minutes ends before ten.
    expect(free).toContain(new Date(Date.parse(ten) - 1_800_000).toISOString());
    expect(free).toContain(new Date(Date.parse(ten) + 3_600_000).toISOString());
    const { data } = await ask("visitor", "demo_times");
    const offered = (data as { starts_at: string }[]).map(({ starts_at }) => Date.parse(starts_at));
    expect(offered).not.toContain(Date.parse(ten));
    expect(offered).toContain(Date.parse(ten) + 3_600_000);
  });

  it("shows colleagues from when until when, and visitors nothing", async () => {
    await add("sales");
    await read();
    const busyFor = async (person: Person) => {
      const { data } = await ask(person, "calendar_items", { first_day: day, last_day: day });
      return (data as { busy: Busy[] } | null)?.busy ?? [];
    };
    const [seen, ...others] = await busyFor("support");
    expect(others).toEqual([]);
    expect(Object.keys(seen ?? {}).toSorted()).toEqual(["ends_at", "staff_id", "starts_at"]);
    expect(Date.parse(seen?.starts_at ?? "")).toBe(Date.parse(ten));
    expect(await busyFor("member")).toEqual([]);
    expect(await busyFor("visitor")).toEqual([]);
  });

  it("stays as it was while the address fails, and the failure is said until it is read again", async () => {
    await add("sales");
    await read();
    await makeDue();
    await read(404, "");
    expect(await subscriptionsOf("sales")).toMatchObject([{ failure: "status 404" }]);
    expect(await freeOf()).not.toContain(ten);
    const { data } = await ask("owner", "calendar_items", { first_day: day, last_day: day });
    expect(data).toMatchObject({ unread: [{ staff_id: SALES }] });
    await makeDue();
    await read(200, "BEGIN:VCALENDAR\nEND:VCALENDAR");
    expect(await subscriptionsOf("sales")).toMatchObject([{ failure: null }]);
    expect(await freeOf()).toContain(ten);
  });

  it("is read by one server at a time, and again after 15 minutes", async () => {
    await add("sales");
    const [first, second] = await Promise.all([read(), read()]);
    expect(first + second).toBe(1);
    expect(await read()).toBe(0);
    const [due] = await backend.sql<{ minutes: number }>(`
      select round(extract(epoch from next_read_at - now()) / 60)::int as minutes
      from private.calendar_subscriptions`);
    expect(due?.minutes).toBe(15);
  });

  it("goes with the subscription", async () => {
    const { data: id } = await add("sales");
    await read();
    await ask("sales", "remove_calendar_subscription", { subscription_id: id });
    expect(await freeOf()).toContain(ten);
  });
});

describe("a move of a demo", () => {
  it("is announced as mailed for a real lead, and not for an example", async () => {
    await backend.sql("delete from public.demo_bookings where not is_sample");
    const [booked] = await backend.sql<{ id: string }>(`
      with added as (insert into public.leads (name, email) values ('Real', 'real@one.example') returning id)
      insert into public.demo_bookings (lead_id, host_id, starts_at) select id, '${SALES}', '${ten}' from added
      returning id`);
    const [example] = await backend.sql<{ id: string; day: string }>(`
      select b.id, private.office_day(b.starts_at)::text as day from public.demo_bookings as b
      join public.leads as l on l.id = b.lead_id
      where b.is_sample and b.status = 'booked' and l.email is not null limit 1`);
    const isMailed = async (id: string | undefined, on: string | undefined) => {
      const { data } = await ask("owner", "calendar_items", { first_day: on, last_day: on });
      const { demos } = data as { demos: { id: string; is_mailed: boolean }[] };
      return demos.find((demo) => demo.id === id)?.is_mailed;
    };
    expect(await isMailed(booked?.id, day)).toBe(true);
    expect(await isMailed(example?.id, example?.day)).toBe(false);
  });
});

describe("the times that a demo may be moved to", () => {
  it("leave out what is busy or booked, but not the demo's own time", async () => {
    await backend.sql("delete from public.demo_bookings where not is_sample");
    const book = async (starts: string) => {
      const [row] = await backend.sql<{ id: string }>(`
        with added as (insert into public.leads (name, email) values ('Moved', 'moved@one.example') returning id)
        insert into public.demo_bookings (lead_id, host_id, starts_at) select id, '${SALES}', '${starts}' from added
        returning id`);
      return row?.id;
    };
    const nine = new Date(Date.parse(ten) - 3_600_000).toISOString();
    const noon = new Date(Date.parse(ten) + 7_200_000).toISOString();
    const id = await book(nine);
    await book(noon);
    await add("sales");
    await read();
    const args = { booking_id: id, first_day: day, last_day: day };
    const { data } = await ask("viewer", "times_to_move", args);
    const times = (data as string[]).map((time) => new Date(time).toISOString());
    expect(times).toContain(nine);
    expect(times).not.toContain(ten);
    expect(times).not.toContain(noon);
    expect(times).toContain(new Date(Date.parse(ten) + 3_600_000).toISOString());
    expect((await ask("support", "times_to_move", args)).data).toBeNull();
  });
});
