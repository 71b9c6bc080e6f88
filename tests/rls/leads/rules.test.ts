import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import { freshId, looseClient, type Row } from "../support/crm-rows.ts";
import { addLead, leadOf, one, putLeadsAway, switchRulesOff } from "../support/lead-records.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";
import { demo, forgetLeads, submit, wednesdayAt } from "./lead-forms.ts";

type Event = { id: string; action: string; entity: string; rule: string | null } & Row;

let backend: TestBackend;
const DEFAULTS = "update public.automation_settings set rules_off = '{}', version = 1";
const sql = <T = Row>(text: string) => backend.sql<T>(text);

beforeAll(async () => {
  backend = await openTestBackend();
  const [{ tasks } = { tasks: "" }] = await sql<{ tasks: string }>(
    "select onboarding_tasks::text as tasks from public.automation_settings",
  );
  return () => sql(`${DEFAULTS}, onboarding_tasks = '${tasks}'`);
});
beforeEach(async () => {
  await sql(`${DEFAULTS}; delete from public.demo_bookings where not is_sample;
    delete from public.crm_events where entity = 'settings'`);
  await forgetLeads();
  await putLeadsAway();
});
afterAll(async () => {
  await sql("delete from public.demo_bookings where not is_sample");
});

const call = (person: Person, name: string, args: Row) =>
  looseClient(backend, person).rpc(name, args);
async function logCall(leadId: string, isAnswered = true) {
  const id = freshId();
  await looseClient(backend, "sales")
    .from("crm_notes")
    .insert({ id, lead_id: leadId, kind: "call", body: "Rang.", is_answered: isAnswered })
    .throwOnError();
  return id;
}
async function book(leadId: string, time = "10:30") {
  await looseClient(backend, "sales")
    .from("demo_bookings")
    .insert({ lead_id: leadId, host_id: userIdOf("sales"), starts_at: await wednesdayAt(time) })
    .throwOnError();
}
async function historyOf(
  of: { lead_id: string } | { client_id: string },
  person: Person = "sales",
) {
  const { data } = await call(person, "crm_history", of);
  return (data as unknown as { rows: (Event & { can_undo: boolean })[] }).rows;
}
const ruleEvent = async (leadId: string) => {
  const event = (await historyOf({ lead_id: leadId })).find(({ rule }) => rule !== null);
  if (event === undefined) throw new Error("no rule has done anything");
  return event;
};
const undo = async (leadId: string, { id }: Event, person: Person = "sales") =>
  call(person, "undo_rule", {
    event_id: Number(id),
    version: (await leadOf(leadId)).version,
  });
const LOST = { stage: "lost", lost_reason: "Price" };
const stageOf = async (id: string) => (await leadOf(id))["stage"];
async function win(leadId: string) {
  const { version } = await leadOf(leadId);
  const { data, error } = await call("sales", "convert_lead", { lead_id: leadId, version });
  expect(error).toBeNull();
  return (data as { client_id: string }).client_id;
}
const tasksOf = (client: string) =>
  sql<{ id: string; title: string; due_on: string; assignee_id: string; archived: boolean }>(
    `select id, title, due_on::text, assignee_id, archived_at is not null as archived
      from public.tasks where client_id = '${client}' order by due_on, title`,
  );

describe("a booking", () => {
  it.each([
    ["new", "demo-booked"],
    ["contacted", "demo-booked"],
    ["lost", "demo-booked"],
    ["proposal", "proposal"],
  ])("moves a lead from %s to %s", async (from, to) => {
    const lead = await addLead({ stage: from, ...(from === "lost" && LOST) });
    await book(lead.id);
    expect(await stageOf(lead.id)).toBe(to);
  });

  it("moves nothing while the rule is off, except that a lost lead is open again", async () => {
    await switchRulesOff("booking");
    const [fresh, lost] = [await addLead(), await addLead(LOST)];
    await book(fresh.id);
    await book(lost.id, "11:30");
    expect([await stageOf(fresh.id), await stageOf(lost.id)]).toEqual(["new", "contacted"]);
    expect((await historyOf({ lead_id: lost.id })).every(({ rule }) => rule === null)).toBe(true);
  });

  it("of a visitor keeps the clock stopped, and a cancelled one starts it, rule or not", async () => {
    for (const rules of [[], ["booking"]]) {
      await switchRulesOff(...rules);
      await forgetLeads();
      const answer = await submit({ ...(await demo()), slot: await wednesdayAt("10:30") });
      const { booking, reference } = answer.body as unknown as {
        booking: { key: string };
        reference: string;
      };
      const lead = () => one<Row>(`select * from public.leads where reference = '${reference}'`);
      expect(await lead()).toMatchObject({
        stage: rules.length === 0 ? "demo-booked" : "new",
        first_response_due_at: null,
        first_responded_at: null,
      });
      const { error } = await call("visitor", "cancel_linked_demo", {
        key: booking.key,
        version: 1,
      });
      expect(error).toBeNull();
      const cancelled = await lead();
      expect(cancelled["stage"]).toBe("new");
      expect(cancelled["first_response_due_at"]).not.toBeNull();
      await sql("delete from public.demo_bookings where not is_sample");
    }
  });
});

describe("an answered call", () => {
  it("moves a new lead, once, and no other call moves any", async () => {
    const [answered, missed, later] = [
      await addLead(),
      await addLead(),
      await addLead({ stage: "proposal" }),
    ];
    await logCall(answered.id);
    await logCall(answered.id);
    await logCall(missed.id, false);
    await logCall(later.id);
    const stages = await Promise.all([answered, missed, later].map(({ id }) => stageOf(id)));
    expect(stages).toEqual(["contacted", "new", "proposal"]);
    const rules = (await historyOf({ lead_id: answered.id })).filter(({ rule }) => rule !== null);
    expect(rules).toMatchObject([{ rule: "answered-call", actor_name: "A sales", can_undo: true }]);
  });

  it("stops the clock while the rule is off, and moves nothing", async () => {
    await switchRulesOff("answered-call");
    const lead = await addLead();
    await logCall(lead.id);
    expect(await leadOf(lead.id)).toMatchObject({
      stage: "new",
      first_responded_at: expect.any(String),
    });
  });
});

describe("Undo of a rule", () => {
  it("moves the lead back, and the call that answered them stays and counts", async () => {
    const lead = await addLead();
    await logCall(lead.id);
    const { first_responded_at } = await leadOf(lead.id);
    const event = await ruleEvent(lead.id);
    expect(await undo(lead.id, event)).toMatchObject({ data: { stage: "new" } });
    expect(await leadOf(lead.id)).toMatchObject({ stage: "new", first_responded_at });
    // Once it is undone, nothing of it is left to undo.
    expect((await undo(lead.id, event)).error).toMatchObject({ hint: "built-on" });
    expect((await ruleEvent(lead.id)).can_undo).toBe(false);
  });

  it("leaves the demo booked, and a lost lead open", async () => {
    const lead = await addLead(LOST);
    await book(lead.id);
    expect((await undo(lead.id, await ruleEvent(lead.id))).data).toEqual({ stage: "contacted" });
    expect(
      await sql(`select status from public.demo_bookings where lead_id = '${lead.id}'`),
    ).toEqual([{ status: "booked" }]);
  });

  it("is refused once somebody has moved the lead on, or from an outdated page", async () => {
    const lead = await addLead();
    await book(lead.id);
    const event = await ruleEvent(lead.id);
    const outdated = await call("sales", "undo_rule", { event_id: Number(event.id), version: 1 });
    expect(outdated.error).toMatchObject({ hint: "conflict" });
    await sql(`update public.leads set stage = 'proposal' where id = '${lead.id}'`);
    await sql(`update public.leads set stage = 'demo-booked' where id = '${lead.id}'`);
    expect((await undo(lead.id, event)).error).toMatchObject({ hint: "built-on" });
    expect(await stageOf(lead.id)).toBe("demo-booked");
  });

  it.each(PEOPLE)("is for those who change leads, tried by the %s", async (person) => {
    const lead = await addLead();
    await logCall(lead.id);
    const mayUndo = ["sales", "owner"].includes(person);
    const { error } = await undo(lead.id, await ruleEvent(lead.id), person);
    expect(error === null).toBe(mayUndo);
    expect(await stageOf(lead.id)).toBe(mayUndo ? "new" : "contacted");
    const seen = await historyOf({ lead_id: lead.id }, person).catch(() => []);
    expect(seen.some(({ can_undo }) => can_undo)).toBe(false);
  });
});

describe("winning a lead", () => {
  const LIST = [
    { title: " Photos ", days: 0, owner: "lead-owner" },
    { title: "Launch", days: 14, owner: "winner" },
    { title: "Approval", days: 3, owner: userIdOf("support") },
  ];
  const save = (changes: Row, person: Person = "owner", seen_version = 1) =>
    call(person, "save_automation_settings", {
      rules_off: [],
      onboarding_tasks: LIST,
      ...changes,
      seen_version,
    });
  const today = officeDay(new Date());

  it("adds the tasks of the company's list, with days and owners, once", async () => {
    expect(await save({})).toMatchObject({ data: 2, error: null });
    const lead = await addLead({ owner_id: userIdOf("owner") });
    const client = await win(lead.id);
    await win(lead.id);
    expect(await tasksOf(client)).toMatchObject([
      { title: "Photos", due_on: today, assignee_id: userIdOf("owner") },
      { title: "Approval", due_on: addDays(today, 3), assignee_id: userIdOf("support") },
      { title: "Launch", due_on: addDays(today, 14), assignee_id: userIdOf("sales") },
    ]);
    const rules = (await historyOf({ client_id: client })).filter(({ rule }) => rule !== null);
    expect(rules.map(({ action }) => action)).toEqual(["onboarding-added"]);
    // As the notice about changes reads them.
    const { data } = await looseClient(backend, "sales")
      .from("crm_events")
      .select("action")
      .eq("client_id", client)
      .in("entity", ["tasks", "clients"])
      .or("rule.is.null,rule.neq.winning,entity.neq.tasks")
      .order("id");
    expect(data).toEqual([{ action: "created" }, { action: "onboarding-added" }]);
  });

  it("notifies each colleague once, of how many tasks, until it is undone", async () => {
    const own = (title: string) => ({ title, days: 1, owner: "lead-owner" });
    await save({ onboarding_tasks: [own("A"), own("B"), own("C"), ...LIST.slice(1)] });
    const lead = await addLead({ owner_id: userIdOf("owner") });
    await sql("delete from public.notifications; delete from public.mails where not is_sample");
    const client = await win(lead.id);
    const notified = () =>
      sql(`select staff_id, facts ->> 'count' as count, record_id from public.notifications
        order by facts ->> 'count'`);
    expect(await notified()).toEqual([
      { staff_id: userIdOf("support"), count: "1", record_id: client },
      { staff_id: userIdOf("owner"), count: "3", record_id: client },
    ]);
    const mails = await sql("select kind, staff_id from public.mails where not is_sample");
    expect(mails).toHaveLength(2);
    expect(mails).toContainEqual({ kind: "notification", staff_id: userIdOf("owner") });
    const event = (await historyOf({ client_id: client })).find(({ rule }) => rule === "winning");
    await call("sales", "undo_rule", { event_id: Number(event?.id) });
    expect(await notified()).toEqual([]);
  });

  it("gives the tasks of somebody who has left to who wins it", async () => {
    const gone = freshId();
    await sql(`insert into auth.users (id) values ('${gone}');
      insert into public.staff (user_id, display_name, role) values ('${gone}', 'Gone', 'support')`);
    await save({ onboarding_tasks: [{ title: "Draft", days: 1, owner: gone }] });
    await sql(`update public.staff set removed_at = now() where user_id = '${gone}'`);
    const client = await win((await addLead()).id);
    expect(await tasksOf(client)).toMatchObject([{ assignee_id: userIdOf("sales") }]);
  });

  it("adds none while the rule is off or the list is empty", async () => {
    await save({ rules_off: ["winning"] });
    expect(await tasksOf(await win((await addLead()).id))).toEqual([]);
    await save({ onboarding_tasks: [] }, "owner", 2);
    expect(await tasksOf(await win((await addLead()).id))).toEqual([]);
  });

  it("is undone with its tasks, and won again has as many", async () => {
    await save({});
    const lead = await addLead();
    const client = await win(lead.id);
    const { error } = await call("sales", "undo_convert_lead", { lead_id: lead.id });
    expect(error).toBeNull();
    expect((await tasksOf(client)).every(({ archived }) => archived)).toBe(true);
    expect((await tasksOf(await win(lead.id))).filter(({ archived }) => !archived)).toHaveLength(3);
  });

  it("keeps a task that somebody worked on when the rule is undone", async () => {
    await save({});
    const lead = await addLead();
    const client = await win(lead.id);
    const [photos] = await tasksOf(client);
    await looseClient(backend, "sales")
      .from("tasks")
      .update({ title: "Photos of the van", version: 1 })
      .eq("id", photos?.id ?? "")
      .throwOnError();
    const event = await ruleEvent(lead.id);
    expect((await undo(lead.id, event)).data).toEqual({ removed: 2, kept: 1 });
    const left = (await tasksOf(client)).filter(({ archived }) => !archived);
    expect(left.map(({ title }) => title)).toEqual(["Photos of the van"]);
    expect((await undo(lead.id, event)).error).toMatchObject({ hint: "built-on" });
  });

  it("can still be undone after the rule was", async () => {
    await save({});
    const lead = await addLead();
    await win(lead.id);
    expect((await undo(lead.id, await ruleEvent(lead.id))).error).toBeNull();
    const { error } = await call("sales", "undo_convert_lead", { lead_id: lead.id });
    expect(error).toBeNull();
    expect(await stageOf(lead.id)).toBe("new");
  });

  it.each([
    [{ onboarding_tasks: [{ title: " ", days: 1, owner: "winner" }] }, "onboarding_tasks"],
    [{ onboarding_tasks: [{ title: "A", days: 366, owner: "winner" }] }, "onboarding_tasks"],
    [{ onboarding_tasks: [{ title: "A", days: -1, owner: "winner" }] }, "onboarding_tasks"],
    [{ onboarding_tasks: [{ title: "A", days: 1, owner: "nobody" }] }, "onboarding_tasks"],
    [{ onboarding_tasks: [{ title: "A", owner: "winner" }] }, "onboarding_tasks"],
    [{ onboarding_tasks: Array(31).fill(LIST[1]) }, "onboarding_tasks"],
    [{ onboarding_tasks: { title: "A" } }, "onboarding_tasks"],
    [{ rules_off: ["everything"] }, "rules_off"],
  ])("refuses a list such as %j", async (changes, detail) => {
    const { error } = await save(changes);
    expect({ hint: error?.hint, details: error?.details }).toEqual({
      hint: "invalid",
      details: detail,
    });
  });

  it.each(PEOPLE)("has a list that owners save, tried by the %s", async (person) => {
    const { error } = await save({ rules_off: ["winning"] }, person);
    expect(error?.code ?? null).toBe(person === "owner" ? null : "42501");
    if (person === "owner") {
      expect((await save({}, person)).error).toMatchObject({ hint: "conflict" });
      const events = await sql("select action from public.crm_events where entity = 'settings'");
      expect(events).toEqual([{ action: "automation" }]);
    }
  });
});
