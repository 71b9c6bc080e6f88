import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { looseClient, type Row } from "../support/crm-rows.ts";
import { leadOf, one, teamDemos } from "../support/lead-records.ts";
import { openTestBackend, userIdOf, type TestBackend } from "../support/test-backend.ts";
import { mute } from "../mails/stored-mails.ts";
import { demo, forgetLeads, submit, wednesdayAt } from "./lead-forms.ts";

type Linked = { version: number; status: string; starts_at: string; host: string };
type Booked = { id: string; version: number; lead_id: string; key: string };

const SALES = userIdOf("sales");
const OWNER = userIdOf("owner");
let backend: TestBackend;

const sql = (text: string) => backend.sql(text);
const as = (person: "visitor" | "sales" | "viewer") => looseClient(backend, person);
const call = (name: string, args: Row) => as("visitor").rpc(name, args);
const linked = async (key: string) => (await call("linked_demo", { key })).data as Linked | null;
const stored = (id: string) =>
  one<Row>(`select to_jsonb(b) || jsonb_build_object('lead', to_jsonb(l)) as row
    from public.demo_bookings as b join public.leads as l on l.id = b.lead_id where b.id = '${id}'`).then(
    ({ row }) => row as Row & { lead: Row },
  );
const mailsOf = async (lead: string) =>
  (
    await backend.sql<{ kind: string }>(
      `select kind from public.mails where lead_id = '${lead}' and kind like '%demo%' order by kind`,
    )
  ).map(({ kind }) => kind);

beforeAll(async () => {
  backend = await openTestBackend();
  return forgetAll;
});
const forgetAll = async () => {
  await sql("delete from public.demo_bookings where not is_sample");
  await forgetLeads();
};
beforeEach(async () => {
  await forgetAll();
  await sql(`update public.demo_hosts set is_active = staff_id = '${SALES}'`);
});
afterAll(async () => {
  await sql(`delete from public.demo_hosts where staff_id = '${OWNER}';
    update public.demo_hosts set is_active = true`);
});

async function booked(time = "10:30", email = "ana@one.example"): Promise<Booked> {
  await submit({ ...(await demo()), slot: await wednesdayAt(time), email });
  return one<Booked>(`select id, version, lead_id, private.link_key('booking', id) as key
    from public.demo_bookings where not is_sample order by created_at desc limit 1`);
}

describe("the link to a booking", () => {
  it("shows the time and the host, and nothing of the visitor", async () => {
    const { key } = await booked();
    const answer = await linked(key);
    expect(answer).toMatchObject({ status: "booked", version: 1, host: expect.any(String) });
    expect(JSON.stringify(answer)).not.toContain("ana@one.example");
    expect(JSON.stringify(answer)).not.toContain("555-0150");
  });

  it("is shown to the person who booked", async () => {
    const answer = await submit({ ...(await demo()), slot: await wednesdayAt("10:30") });
    const { booking } = answer.body as unknown as { booking: { key: string } };
    expect(await linked(booking.key)).toMatchObject({ status: "booked" });
  });

  it("is not guessed from another, cut or made longer", async () => {
    const { key } = await booked();
    const other = await booked("11:30", "ben@one.example");
    const forged = other.key.slice(0, 32) + key.slice(32);
    for (const wrong of [
      forged,
      key.slice(0, 63),
      `${key}0`,
      key.toUpperCase(),
      "",
      "'",
      "0".repeat(64),
    ]) {
      expect(await linked(wrong), wrong).toBeNull();
      const { error } = await call("cancel_linked_demo", { key: wrong, version: 1 });
      expect(error?.hint, wrong).toBe("unknown");
    }
  });

  it("moves the demo, which frees the old time and tells both", async () => {
    const { id, key, lead_id } = await booked();
    const slot = await wednesdayAt("14:00");
    const { data, error } = await call("move_linked_demo", { key, version: 1, slot });
    expect(error).toBeNull();
    expect(data).toMatchObject({ version: 2, status: "booked" });
    expect(new Date((data as Linked).starts_at).toISOString()).toBe(slot);
    expect((await stored(id)).lead).toMatchObject({
      stage: "demo-booked",
      next_step: expect.stringContaining("2:00"),
    });
    expect(await mailsOf(lead_id)).toEqual(["demo-moved", "host-demo"]);
    expect((await submit({ ...(await demo()), email: "ben@one.example" })).status).toBe(200);
  });

  it("leaves the next step that a colleague has planned since, and its day", async () => {
    const { id, key, lead_id } = await booked();
    const planned = { next_step: "Send prices before the demo", next_step_on: "2026-12-01" };
    await as("sales")
      .from("leads")
      .update({ ...planned, version: (await leadOf(lead_id)).version })
      .eq("id", lead_id)
      .throwOnError();
    const slot = await wednesdayAt("14:00");
    expect((await call("move_linked_demo", { key, version: 1, slot })).error).toBeNull();
    const { lead } = await stored(id);
    expect(lead).toMatchObject({ ...planned, stage: "demo-booked" });
    expect(new Date(String(lead["slot_starts_at"])).toISOString()).toBe(slot);
  });

  it("is in the sent mail, and not shown in the outbox", async () => {
    const { id, key, lead_id } = await booked();
    const { data } = await as("viewer").from("mails").select("data").eq("lead_id", lead_id);
    expect(JSON.stringify(data)).toContain(id);
    expect(JSON.stringify(data)).not.toContain(key.slice(32));
    const sent = await one<{ mails: string }>(
      `select data::text as mails from (select public.take_mails(100) as data) as taken
        where data ->> 'kind' = 'request-received' and data ->> 'lead_id' = '${lead_id}'`,
    );
    expect(sent.mails).toContain(key);
    await sql(`delete from public.mails where lead_id = '${lead_id}'`);
  });

  it("is refused a time that somebody else has, with the next three", async () => {
    const { id, key } = await booked();
    await booked("11:30", "ben@one.example");
    const slot = await wednesdayAt("11:30");
    const { error } = await call("move_linked_demo", { key, version: 1, slot });
    expect(error?.hint).toBe("slot-taken");
    expect(JSON.parse(error?.details ?? "")).toHaveLength(3);
    expect(await stored(id)).toMatchObject({ version: 1, status: "booked" });
  });

  it("moves it to whoever else is free, where its host is not", async () => {
    const { id, key } = await booked();
    await booked("11:30", "ben@one.example");
    await sql(`insert into public.demo_hosts (staff_id) values ('${OWNER}') on conflict do nothing;
      update public.demo_hosts set is_active = true where staff_id = '${OWNER}'`);
    const slot = await wednesdayAt("11:30");
    expect((await call("move_linked_demo", { key, version: 1, slot })).error).toBeNull();
    expect(await stored(id)).toMatchObject({ host_id: OWNER });
    const mails = await backend.sql<{
      staff_id: string;
      what: string;
    }>(`select staff_id, data ->> 'what' as what
      from public.mails where kind = 'host-demo' and data ->> 'demoId' = '${id}' order by what`);
    expect(mails).toEqual([
      { staff_id: OWNER, what: "booked" },
      { staff_id: SALES, what: "taken-over" },
    ]);
    await sql(`update public.demo_hosts set is_active = false where staff_id = '${OWNER}'`);
  });

  it("moves it by less than a demo takes, past its own old time", async () => {
    await sql("update public.demo_settings set minutes = 45");
    const { key } = await booked("10:00");
    const slot = await wednesdayAt("10:30");
    const { error } = await call("move_linked_demo", { key, version: 1, slot });
    await sql("update public.demo_settings set minutes = 20");
    expect(error).toBeNull();
  });

  it("is refused a night, a day in the past, and what the page no longer shows", async () => {
    const { key } = await booked();
    const night = await wednesdayAt("03:00");
    expect((await call("move_linked_demo", { key, version: 1, slot: night })).error?.hint).toBe(
      "invalid",
    );
    const past = "2026-01-07T15:30:00Z";
    expect((await call("move_linked_demo", { key, version: 1, slot: past })).error?.hint).toBe(
      "invalid",
    );
    const slot = await wednesdayAt("14:00");
    expect((await call("move_linked_demo", { key, version: 7, slot })).error?.hint).toBe(
      "conflict",
    );
  });

  it("cancels it once, tells both, and changes nothing after that", async () => {
    const { id, key, lead_id } = await booked();
    expect((await call("cancel_linked_demo", { key, version: 1 })).data).toMatchObject({
      status: "cancelled",
    });
    expect((await stored(id)).lead).toMatchObject({
      stage: "new",
      slot_starts_at: null,
      next_step: "Call: they cancelled the demo",
    });
    expect(await mailsOf(lead_id)).toEqual(["demo-cancelled", "host-demo"]);
    const again = await call("cancel_linked_demo", { key, version: 2 });
    expect(again.error?.hint).toBe("over");
    const slot = await wednesdayAt("14:00");
    expect((await call("move_linked_demo", { key, version: 2, slot })).error?.hint).toBe("over");
  });

  it("changes nothing once the demo has begun", async () => {
    const { id, key } = await booked();
    await sql(
      `update public.demo_bookings set starts_at = now() - interval '1 minute' where id = '${id}'`,
    );
    const { error } = await call("cancel_linked_demo", { key, version: 2 });
    expect(error?.hint).toBe("over");
    expect(await stored(id)).toMatchObject({ status: "booked" });
  });
});

describe("staff", () => {
  const change = (id: string, changes: Row, person: "sales" | "viewer" = "sales") =>
    as(person).from("demo_bookings").update(changes).eq("id", id).select("version, status");

  it("move a demo, and its visitor is mailed; the host who did it is not", async () => {
    const { id, lead_id } = await booked();
    const starts_at = await wednesdayAt("18:00");
    const { data } = await change(id, { starts_at, version: 1 });
    expect(data).toEqual([{ version: 2, status: "booked" }]);
    expect(await mailsOf(lead_id)).toEqual(["demo-moved"]);
    const { fact } = await one<{ fact: Row }>(
      `select data as fact from public.mails where kind = 'demo-moved' and lead_id = '${lead_id}'`,
    );
    expect(new Date(String(fact["was"])).toISOString()).toBe(await wednesdayAt("10:30"));
  });

  it.each([
    ["host-demo", []],
    ["assigned", ["booked", "moved", "cancelled"]],
  ])("tell the host of each change, unless they turned that off: %s", async (muted, expected) => {
    await mute("sales", muted);
    const { id, key, lead_id } = await booked();
    const notifications = async () =>
      (
        await backend.sql<{ what: string }>(`select data ->> 'what' as what from public.mails
          where kind = 'host-demo' and lead_id = '${lead_id}' and data ->> 'demoId' = '${id}'`)
      ).map(({ what }) => what);
    const seen = await notifications();
    await call("move_linked_demo", { key, version: 1, slot: await wednesdayAt("14:00") });
    seen.push(...(await notifications()));
    await call("cancel_linked_demo", { key, version: 2 });
    seen.push(...(await notifications()));
    await sql("delete from public.notification_choices");
    expect(seen).toEqual(expected);
  });

  describe("have another host call at the same time", () => {
    beforeEach(() =>
      sql(`insert into public.demo_hosts (staff_id) values ('${OWNER}') on conflict do nothing`),
    );
    const bookingIn = (kind: string, lead: string) =>
      one<{ host: string; version: number }>(`select data -> 'booking' ->> 'host' as host,
        (data -> 'booking' ->> 'version')::int as version
        from public.mails where kind = '${kind}' and lead_id = '${lead}'`);

    it("and the visitor is mailed the new host, not a move", async () => {
      const { id, lead_id } = await booked();
      await sql(`update public.mails set state = 'sent' where lead_id = '${lead_id}'`);
      await change(id, { host_id: OWNER, version: 1 });
      expect(await mailsOf(lead_id)).toEqual(["demo-host-changed", "host-demo", "host-demo"]);
      expect(await bookingIn("demo-host-changed", lead_id)).toEqual({
        host: "A owner",
        version: 2,
      });
    });

    it("and what has not been sent yet says so instead", async () => {
      const { id, lead_id } = await booked();
      await change(id, { host_id: OWNER, version: 1 });
      expect(await mailsOf(lead_id)).not.toContain("demo-host-changed");
      expect(await bookingIn("request-received", lead_id)).toEqual({ host: "A owner", version: 2 });
      await change(id, { starts_at: await wednesdayAt("14:00"), version: 2 });
      await sql(
        `delete from public.mails where kind = 'request-received' and lead_id = '${lead_id}'`,
      );
      await change(id, { host_id: SALES, version: 3 });
      expect(await mailsOf(lead_id)).not.toContain("demo-host-changed");
      expect(await bookingIn("demo-moved", lead_id)).toEqual({ host: "A sales", version: 4 });
    });

    it("and nobody is mailed once the demo is over, or where it moves as well", async () => {
      const { id, lead_id } = await booked();
      await sql(`update public.mails set state = 'sent' where lead_id = '${lead_id}'`);
      await change(id, { host_id: OWNER, starts_at: await wednesdayAt("14:00"), version: 1 });
      expect(await mailsOf(lead_id)).toContain("demo-moved");
      await sql(`delete from public.mails where lead_id = '${lead_id}' and kind = 'demo-moved';
        update public.demo_bookings set starts_at = now() - interval '1 hour' where id = '${id}';
        delete from public.mails where lead_id = '${lead_id}' and kind = 'demo-moved'`);
      await change(id, { host_id: SALES, version: 3 });
      expect(await mailsOf(lead_id)).not.toContain("demo-host-changed");
    });
  });

  it("are kept from two demos at once, also when one is moved or called back to life", async () => {
    const first = await booked();
    const second = await booked("11:30", "ben@one.example");
    const clash = await change(second.id, { starts_at: await wednesdayAt("10:40"), version: 1 });
    expect(clash.error?.code).toBe("23P01");
    await change(first.id, { status: "cancelled", version: 1 });
    expect(
      (await change(second.id, { starts_at: await wednesdayAt("10:30"), version: 1 })).error,
    ).toBeNull();
    expect((await change(first.id, { status: "booked", version: 2 })).error?.code).toBe("23P01");
  });

  it("say what came of it, once it has begun", async () => {
    const { id } = await booked();
    const early = await change(id, { status: "took-place", version: 1 });
    expect(early.error?.message).toBe("This demo has not begun yet.");
    await sql(
      `update public.demo_bookings set starts_at = now() - interval '1 hour' where id = '${id}'`,
    );
    expect((await change(id, { status: "no-show", version: 2 })).error).toBeNull();
    expect((await stored(id)).lead).toMatchObject({
      next_step: "Call again: nobody answered at the demo",
    });
  });

  it("say something else of it, and the lead's next step follows unless somebody planned another", async () => {
    const { id, lead_id } = await booked();
    await sql(
      `update public.demo_bookings set starts_at = now() - interval '1 hour' where id = '${id}'`,
    );
    const leads: Row[] = [];
    for (const [nth, status] of ["took-place", "no-show", "took-place"].entries()) {
      expect((await change(id, { status, version: nth + 2 })).error).toBeNull();
      leads.push((await stored(id)).lead);
    }
    expect(leads.map(({ next_step }) => next_step)).toEqual([
      null,
      "Call again: nobody answered at the demo",
      null,
    ]);
    expect(leads.map(({ next_step_on }) => next_step_on !== null)).toEqual([false, true, false]);
    expect(leads.map(({ stage }) => stage)).toEqual(Array(3).fill("demo-booked"));
    await sql(`update public.leads set next_step = 'Send the quote' where id = '${lead_id}'`);
    await change(id, { status: "no-show", version: 5 });
    expect((await stored(id)).lead).toMatchObject({ next_step: "Send the quote" });
    const { data } = await as("sales").rpc("crm_history", { lead_id });
    const { rows } = data as { rows: { entity: string; after: Row }[] };
    const outcomes = rows.filter(({ entity }) => entity === "demo_bookings");
    expect(outcomes.map(({ after }) => after["status"])).toEqual(
      expect.arrayContaining(["took-place", "no-show"]),
    );
    expect(await mailsOf(lead_id)).not.toContain("demo-cancelled");
  });

  it("book one for a lead, who is mailed, and no second one", async () => {
    const { id: lead_id } = await one<{ id: string }>(
      `insert into public.leads (name, email) values ('Cleo', 'cleo@one.example') returning id`,
    );
    const row = { lead_id, host_id: SALES, starts_at: await wednesdayAt("09:00") };
    expect((await as("sales").from("demo_bookings").insert(row)).error).toBeNull();
    expect(await mailsOf(lead_id)).toEqual(["demo-booked"]);
    const lead = await one<Row>(`select stage from public.leads where id = '${lead_id}'`);
    expect(lead).toEqual({ stage: "demo-booked" });
    const second = { ...row, starts_at: await wednesdayAt("15:00") };
    expect((await as("sales").from("demo_bookings").insert(second)).error?.hint).toBe("has-demo");
  });

  it("may do none of it without the right, nor book the past", async () => {
    const { id, lead_id } = await booked();
    const { data } = await change(id, { status: "cancelled", version: 1 }, "viewer");
    expect(data).toEqual([]);
    const past = { lead_id, host_id: SALES, starts_at: "2026-01-07T15:30:00Z" };
    expect((await as("sales").from("demo_bookings").insert(past)).error?.hint).toBe("invalid");
  });

  it("read it in the lead's history and on its page", async () => {
    const { id, lead_id } = await booked();
    const historyOf = async () => {
      const { data } = await as("sales").rpc("crm_history", { lead_id }).throwOnError();
      return (data as { rows: { id: string; entity: string; action: string }[] }).rows;
    };
    const before = await historyOf();
    await change(id, { starts_at: await wednesdayAt("14:00"), version: 1 });
    // The lead's next step follows without an entry of its own.
    const [moved, ...others] = await historyOf();
    expect(moved).toMatchObject({ entity: "demo_bookings", action: "changed" });
    expect(others).toEqual(before);
    await change(id, { status: "cancelled", version: 2 });
    const ofDemo = (await historyOf()).filter(({ entity }) => entity === "demo_bookings");
    expect(ofDemo.map(({ action }) => action)).toEqual(["changed", "changed", "created"]);
    const detail = await as("sales").rpc("lead_detail", { lead_id });
    expect(detail.data).toMatchObject({ demo: { id, status: "cancelled", host: { id: SALES } } });
  });

  it("are offered a person's free times of a day, and a visitor is not", async () => {
    const [slot] = await Promise.all([wednesdayAt("10:30"), booked()]);
    const args = { day: slot.slice(0, 10), host: SALES };
    const { data } = await as("sales").rpc("free_demo_times", args);
    expect((data as string[]).map((time) => new Date(time).toISOString())).not.toContain(slot);
    expect(data).toHaveLength(15);
    expect((await as("visitor").rpc("free_demo_times", args)).error?.code).toBe("42501");
  });

  it("are offered who gives demos, with the fewest in the week of that day first", async () => {
    await sql(`insert into public.demo_hosts (staff_id) values ('${OWNER}')
      on conflict (staff_id) do update set is_active = true`);
    const slot = await wednesdayAt("10:30");
    const day = slot.slice(0, 10);
    const sunday = new Date(Date.parse(day) + 4 * 86_400_000).toISOString().slice(0, 10);
    const nextMonday = new Date(Date.parse(day) + 5 * 86_400_000).toISOString().slice(0, 10);
    const hosts = async (of_day: string) =>
      ((await as("sales").rpc("hosts_of_week", { of_day })).data as Row[]).map(
        ({ host_id, demo_count }) => [host_id, demo_count],
      );
    const { id } = await booked();
    await sql(`update public.demo_bookings set host_id = '${SALES}' where id = '${id}'`);
    const busy = [
      [OWNER, 0],
      [SALES, 1],
    ];
    const idle = [
      [SALES, 0],
      [OWNER, 0],
    ];
    expect(await hosts(day)).toEqual(busy);
    expect(await hosts(sunday)).toEqual(busy);
    expect(await hosts(nextMonday)).toEqual(idle);
    await sql(`update public.demo_bookings set status = 'cancelled' where id = '${id}'`);
    expect(await hosts(day)).toEqual(idle);
    expect((await as("visitor").rpc("hosts_of_week", { of_day: day })).error?.code).toBe("42501");
  });

  it("are offered first who is free on that day, whoever has fewer that week", async () => {
    await sql(`insert into public.demo_hosts (staff_id) values ('${OWNER}')
      on conflict (staff_id) do update set is_active = true`);
    const day = (await wednesdayAt("10:30")).slice(0, 10);
    const { id } = await booked();
    await sql(`update public.demo_bookings set host_id = '${SALES}' where id = '${id}';
      insert into public.demo_days_off (host_id, first_day, last_day) values ('${OWNER}', '${day}', '${day}')`);
    const hosts = async () =>
      ((await as("sales").rpc("hosts_of_week", { of_day: day })).data as Row[]).map(
        ({ host_id }) => host_id,
      );
    expect(await hosts()).toEqual([SALES, OWNER]);
    await sql(`delete from public.demo_days_off where host_id = '${OWNER}'`);
    expect(await hosts()).toEqual([OWNER, SALES]);
  });

  it("get an immediate answer that nobody is free on an invalid day", async () => {
    const answer = await as("sales").rpc("free_demo_times", { day: "infinity", host: SALES });
    expect(answer.data).toEqual([]);
    const hosts = await as("sales").rpc("hosts_of_week", { of_day: "infinity" });
    expect(hosts.error).toBeNull();
  });

  it("see the week's demos by time, and those of before that nobody has said anything of", async () => {
    const { id } = await booked();
    const late = await booked("14:00", "ben@one.example");
    await sql(`update public.demo_bookings set starts_at = now() - interval '3 days' where id = '${id}';
      update public.demo_bookings set starts_at = now() + interval '1 hour' where id = '${late.id}'`);
    const ids = async () =>
      (await teamDemos()).filter(({ is_sample }) => is_sample === false).map((row) => row["id"]);
    expect(await ids()).toEqual([id, late.id]);
    await change(id, { status: "took-place", version: 2 });
    expect(await ids()).toEqual([late.id]);
  });

  it("see there whose person wrote again, until the lead is archived", async () => {
    const { id, lead_id } = await booked();
    await sql(
      `update public.demo_bookings set starts_at = now() - interval '3 days' where id = '${id}'`,
    );
    const again = async () => {
      const demo = (await teamDemos()).find((row) => row["id"] === id);
      return (demo?.["lead"] as Row | undefined)?.["wrote_again_at"];
    };
    expect(await again()).toBeNull();
    await sql(`update public.leads set wrote_again_at = now() where id = '${lead_id}'`);
    expect(await again()).toEqual(expect.any(String));
    await sql(`update public.leads set archived_at = now() where id = '${lead_id}'`);
    expect(await again()).toBeNull();
  });
});

describe("the first answer to whoever booked a demo", () => {
  const answers = async () => {
    const { figures } = await one<{ figures: { answers: number } }>(`select private.week_figures(
      date_trunc('week', now() at time zone 'America/New_York')::date, false) as figures`);
    return figures.answers;
  };
  const cancel = (key: string) => call("cancel_linked_demo", { key, version: 1 });
  const log = (lead_id: string) =>
    as("sales")
      .from("crm_notes")
      .insert({ lead_id, kind: "call", body: "Rang.", is_answered: true })
      .throwOnError();

  it("is no booking, nor the demo itself", async () => {
    const before = await answers();
    const { lead_id } = await booked();
    expect(await answers()).toBe(before);
    expect(await leadOf(lead_id)).toMatchObject({
      first_responded_at: null,
      first_response_due_at: null,
    });
    await log(lead_id);
    expect(await answers()).toBe(before);
  });

  it("is waited for again from when they cancel it, and then counts", async () => {
    const before = await answers();
    const { key, lead_id } = await booked();
    await sql(
      `update public.leads set created_at = now() - interval '30 days' where id = '${lead_id}'`,
    );
    await cancel(key);
    const { is_fresh } = await one<{ is_fresh: boolean }>(`select first_responded_at is null
        and first_response_due_at > now() as is_fresh from public.leads where id = '${lead_id}'`);
    expect(is_fresh).toBe(true);
    expect((await as("sales").rpc("lead_detail", { lead_id })).data).toMatchObject({
      stage: "new",
      response: "waiting",
    });
    await log(lead_id);
    expect(await answers()).toBe(before + 1);
  });

  it("stays given where somebody had called them before they cancelled", async () => {
    const { key, lead_id } = await booked();
    await log(lead_id);
    await cancel(key);
    expect(await leadOf(lead_id)).toMatchObject({
      stage: "contacted",
      next_step: "Call: they cancelled the demo",
    });
  });

  it("is a demo that staff book", async () => {
    const before = await answers();
    await submit({ ...(await demo()), slot: undefined, form: "contact" });
    const { id } = await one<{ id: string }>(
      "select id from public.leads where not is_sample order by created_at desc limit 1",
    );
    const row = { lead_id: id, host_id: SALES, starts_at: await wednesdayAt("09:00") };
    await as("sales").from("demo_bookings").insert(row).throwOnError();
    expect(await answers()).toBe(before + 1);
  });
});

describe("the reminder", () => {
  const remind = () => sql("select private.queue_demo_reminders()");
  const reminders = async (lead: string) =>
    (await mailsOf(lead)).filter((kind) => kind === "demo-reminder").length;
  const place = (id: string, ahead: string, age: string) =>
    sql(`alter table public.demo_bookings disable trigger user;
      update public.demo_bookings set starts_at = now() + interval '${ahead}', ends_at = now() + interval '${ahead} 20 minutes',
        updated_at = now() - interval '${age}' where id = '${id}';
      alter table public.demo_bookings enable trigger user`);

  it("goes once, the day before", async () => {
    const { id, lead_id } = await booked();
    await place(id, "23 hours", "3 days");
    await remind();
    await remind();
    expect(await reminders(lead_id)).toBe(1);
  });

  it.each([
    ["two days ahead", "47 hours", "3 days"],
    ["about to begin", "1 hour", "3 days"],
    ["booked just now", "20 hours", "1 minute"],
  ])("does not go for one %s", async (_what, ahead, age) => {
    const { id, lead_id } = await booked();
    await place(id, ahead, age);
    await remind();
    expect(await reminders(lead_id)).toBe(0);
  });
});
