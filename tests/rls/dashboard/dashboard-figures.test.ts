import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import { arrangeRows, freshId, looseClient, removeRows, ROWS, WORDS } from "../support/crm-rows.ts";
import { openTestBackend, PEOPLE, type Person, type TestBackend } from "../support/test-backend.ts";

const FUNCTIONS = ["leads", "rentals", "tickets", "tasks", "domains"] as const;
const READS_LEADS: readonly Person[] = ["viewer", "sales", "owner"];
const READS_CLIENTS: readonly Person[] = ["viewer", "sales", "support", "owner"];

type Row = Record<string, unknown>;
type List = { rows: Row[]; left_out: Row[] };

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(() => arrangeRows(backend));
afterAll(() => removeRows(backend));

async function read<Answer>(
  name: (typeof FUNCTIONS)[number],
  person: Person = "owner",
  days: { first_day?: string; last_day?: string } = {},
) {
  const { data } = await looseClient(backend, person).rpc(`dashboard_${name}`, days).throwOnError();
  return data as Answer;
}

const today = officeDay(new Date());
const countOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + Number(row["count"]), 0);
const ours = ({ rows }: List) =>
  rows.filter(({ id }) => String(id).startsWith(ROWS.client.real.slice(0, 8)));
const idsOf = (list: List) => ours(list).map(({ id }) => id);

async function stored(table: string, condition: string): Promise<number> {
  const [row] = await backend.sql<{ count: number }>(`select count(*)::integer as count
    from public.${table} where archived_at is null and not is_sample and ${condition}`);
  return row?.count ?? 0;
}
const RECENT = "created_at > now() - interval '182 days'";

describe.each(PEOPLE)("the %s", (person) => {
  it("gets the figures of their rights, without samples", async () => {
    for (const name of FUNCTIONS) {
      const { data, error } = await looseClient(backend, person).rpc(`dashboard_${name}`);
      if (person === "visitor") {
        expect(error?.code, name).toBe("42501");
        continue;
      }
      const text = JSON.stringify(data);
      expect(error, name).toBeNull();
      expect(text).not.toMatch(/sample(client|ticket|lead)|Halden Air/);
      if (!READS_LEADS.includes(person)) expect(text).not.toContain(WORDS.lead);
      if (!READS_CLIENTS.includes(person)) expect(text).not.toMatch(/zq/);
    }
  });

  it("counts the rows that they may read", async () => {
    if (person === "visitor") return;
    const leads = await read<Row[] | null>("leads", person);
    const tickets = await read<List>("tickets", person);
    const tasks = await read<List>("tasks", person);
    const domains = await read<List>("domains", person);
    const readsClients = READS_CLIENTS.includes(person);
    const readsLeads = READS_LEADS.includes(person);
    expect(leads && countOf(leads)).toBe(readsLeads ? await stored("leads", RECENT) : null);
    expect(idsOf(tickets)).toEqual(readsClients ? [ROWS.ticket.real] : []);
    const theirs = [
      ...(readsClients ? [ROWS.clientTask.real] : []),
      ...(readsLeads ? [ROWS.leadTask.real] : []),
    ];
    expect(idsOf(tasks)).toEqual(theirs);
    expect(idsOf(domains).slice(0, 1)).toEqual(readsClients ? [ROWS.site.real] : []);
  });
});

describe("leads", () => {
  it("are counted by the office's day, their source and plan, without those archived", async () => {
    // Half past ten of the evening before, or half past eleven.
    await backend.sql(`update public.leads set created_at = '${today}T03:30:00Z', source = 'referral',
        plan = 'enterprise' where id = '${ROWS.lead.real}'`);
    expect(await read("leads")).toContainEqual({
      day: addDays(today, -1),
      source: "referral",
      plan: "enterprise",
      count: 1,
    });
    await backend.sql(`update public.leads set archived_at = now() where id = '${ROWS.lead.real}'`);
    expect(countOf(await read<Row[]>("leads"))).toBe(await stored("leads", RECENT));
  });
});

it("the first day is that of the first client or lead that they may read", async () => {
  const firstDay = async (person: Person) => {
    const { data } = await looseClient(backend, person).rpc("dashboard_first_day").throwOnError();
    return data as string | null;
  };
  await backend.sql(`set session_replication_role = 'replica';
    update public.clients set client_since = '1990-03-04' where id = '${ROWS.client.real}';
    update public.leads set created_at = '1980-01-01T03:30:00Z' where id = '${ROWS.lead.real}';
    update public.clients set client_since = '1970-01-01' where id = '${ROWS.client.sample}';
    set session_replication_role = 'origin';`);
  expect(await firstDay("owner")).toBe("1979-12-31");
  expect(await firstDay("support")).toBe("1990-03-04");
  expect(await firstDay("editor")).toBeNull();
});

describe("rentals", () => {
  const PRICE = 12_345;
  const atOurPrice = async () =>
    (await read<Row[]>("rentals")).filter((row) => row["monthly_price_cents"] === PRICE);

  /** Adds client history: each change by its age in days. */
  async function withHistory(since: number, status: string, changes: [number, string, string][]) {
    await backend.sql(`set session_replication_role = 'replica';
      update public.clients set status = '${status}', client_since = '${addDays(today, -since)}',
        plan = 'enterprise', monthly_price_cents = ${PRICE} where id = '${ROWS.client.real}';
      set session_replication_role = 'origin';`);
    for (const [ago, before, after] of changes) {
      await backend.sql(`insert into public.crm_events
          (entity, record_id, client_id, action, before, after, happened_at)
        values ('clients', '${ROWS.client.real}', '${ROWS.client.real}', 'changed',
          '{"status": "${before}"}', '{"status": "${after}"}',
          '${addDays(today, -ago)}T17:00:00Z'::timestamptz)`);
    }
    await backend.sql("select private.recount_figures()");
    const rentals = await atOurPrice();
    expect(rentals.every((row) => row["plan"] === "enterprise")).toBe(true);
    return rentals
      .map((row) => [row["since"], row["until"]])
      .toSorted((one, other) => String(one[0]).localeCompare(String(other[0])));
  }
  const ago = (days: number) => addDays(today, -days);

  it("run from the day that an active client came", async () => {
    expect(await withHistory(40, "active", [])).toEqual([[ago(40), null]]);
  });

  it("begin when a site goes live, and end with a pause, a cancellation or the archive", async () => {
    expect(await withHistory(40, "onboarding", [])).toEqual([]);
    expect(await withHistory(40, "active", [[30, "onboarding", "active"]])).toEqual([
      [ago(30), null],
    ]);
    await arrangeRows(backend);
    const paused = await withHistory(40, "active", [
      [30, "active", "paused"],
      [20, "paused", "active"],
    ]);
    expect(paused).toEqual([
      [ago(40), ago(30)],
      [ago(20), null],
    ]);
    await backend.sql(`update public.clients set archived_at = '${ago(10)}T17:00:00Z'
      where id = '${ROWS.client.real}'`);
    const ends = (await atOurPrice()).map((row) => String(row["until"]));
    expect(ends.toSorted((one, other) => one.localeCompare(other))).toEqual([ago(30), ago(10)]);
  });

  it("take what was put right on the same day for no change", async () => {
    const undone = await withHistory(40, "active", [
      [30, "active", "cancelled"],
      [30, "cancelled", "active"],
    ]);
    expect(undone).toEqual([[ago(40), null]]);
  });

  it("count clients together that are alike", async () => {
    await backend.sql(`set session_replication_role = 'replica';
      insert into public.clients (id, business, status, client_since, monthly_price_cents) values
        ('${freshId()}', 'One', 'active', '${ago(500)}', ${PRICE}),
        ('${freshId()}', 'Two', 'active', '${ago(900)}', ${PRICE});
      set session_replication_role = 'origin';
      select private.recount_figures();`);
    expect(await atOurPrice()).toMatchObject([{ plan: "small-business", until: null, clients: 2 }]);
  });
});

describe("tickets", () => {
  it("come with what the queue shows, and resolved ones for 90 days", async () => {
    expect(ours(await read<List>("tickets"))).toMatchObject([
      { client: `${WORDS.client} Plumbing`, site: `${WORDS.client}.example`, status: "open" },
    ]);
    for (const [days, isListed] of [
      [89, true],
      [92, false],
    ] as const) {
      await backend.sql(`set session_replication_role = 'replica';
        update public.tickets set status = 'resolved', resolved_at = now() - interval '${days} days'
          where id = '${ROWS.ticket.real}';
        set session_replication_role = 'origin';`);
      expect(ours(await read<List>("tickets")), `${days}`).toHaveLength(isListed ? 1 : 0);
    }
  });

  it("resolved on some days come by those of New York, from midnight to midnight", async () => {
    const first_day = addDays(today, -300);
    const last_day = addDays(today, -290);
    for (const [day, minutes, isListed] of [
      [first_day, -1, false],
      [first_day, 0, true],
      [last_day, 24 * 60 - 1, true],
      [last_day, 24 * 60, false],
    ] as const) {
      await backend.sql(`set session_replication_role = 'replica';
        update public.tickets set status = 'resolved',
          resolved_at = ('${day}'::timestamp + interval '${minutes} minutes') at time zone 'America/New_York'
          where id = '${ROWS.ticket.real}';
        update public.tasks set status = 'completed',
          completed_at = ('${day}'::timestamp + interval '${minutes} minutes') at time zone 'America/New_York'
          where id = '${ROWS.clientTask.real}';
        set session_replication_role = 'origin';`);
      const days = { first_day, last_day };
      const tickets = ours(await read<List>("tickets", "owner", days));
      const tasks = idsOf(await read<List>("tasks", "owner", days));
      expect([tickets.length, tasks.includes(ROWS.clientTask.real)], `${day} ${minutes}`).toEqual([
        isListed ? 1 : 0,
        isListed,
      ]);
    }
  });

  it("beyond the most that are listed are counted", async () => {
    await backend.sql(`set session_replication_role = 'replica';
      insert into public.tickets (id, client_id, subject, priority, due_at, warn_at, counted_plan)
        select ('c0de0000-0000-4000-8000-1' || lpad(n::text, 11, '0'))::uuid, '${ROWS.client.real}',
          'Many', case when n % 2 = 0 then 'low' else 'urgent' end, now() + interval '1 day', now(), 'small-business'
        from generate_series(1, 2006) as n;
      set session_replication_role = 'origin';`);
    const tickets = await read<List>("tickets");
    const listed = tickets.rows.filter(({ status }) => status !== "resolved");
    expect(listed).toHaveLength(2000);
    expect(countOf(tickets.left_out)).toBe(
      (await stored("tickets", "status <> 'resolved'")) - listed.length,
    );
    const pressing = ours(tickets).map(({ priority }) => priority);
    expect(pressing.slice(0, 1004)).toEqual([...Array(1003).fill("urgent"), "low"]);
  });
});

describe("tasks", () => {
  it("of a client or lead that is archived are nobody's to do", async () => {
    await backend.sql(`update public.clients set archived_at = now() where id = '${ROWS.client.real}';
      update public.leads set archived_at = now() where id = '${ROWS.lead.real}'`);
    expect(ours(await read<List>("tasks"))).toEqual([]);
  });

  it("name whose they are", async () => {
    expect(ours(await read<List>("tasks"))).toMatchObject([
      { client: `${WORDS.client} Plumbing`, client_id: ROWS.client.real, lead_id: null },
      { client: `${WORDS.lead} Roofing`, client_id: null, lead_id: ROWS.lead.real },
    ]);
  });
});

describe("domains", () => {
  it("without a day of expiry are listed last", async () => {
    const domains = await read<List>("domains");
    const [first, ...others] = ours(domains);
    expect(first).toMatchObject({ domain: `${WORDS.client}.example`, is_rented: false });
    expect(others).toMatchObject([{ expires_on: null }]);
    const undated = domains.rows.filter((row) => row["expires_on"] === null);
    expect(domains.rows.slice(-undated.length)).toEqual(undated);
    expect(undated).toHaveLength(await stored("client_sites", "expires_on is null"));
  });
});
