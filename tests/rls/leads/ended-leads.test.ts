import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { looseClient, type Row } from "../support/crm-rows.ts";
import { leadOf, merge, one, teamDemos } from "../support/lead-records.ts";
import { openTestBackend, userIdOf, type TestBackend } from "../support/test-backend.ts";
import { contact, demo, forgetLeads, submit, wednesdayAt } from "./lead-forms.ts";

const SALES = userIdOf("sales");
let backend: TestBackend;
const sql = (text: string) => backend.sql<Row>(text);
const sales = () => looseClient(backend, "sales");

const forgetAll = async () => {
  await sql(`delete from public.demo_bookings where not is_sample;
    delete from public.mails where not is_sample`);
  await forgetLeads();
};
beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(async () => {
  await forgetAll();
  await sql(`update public.demo_hosts set is_active = staff_id = '${SALES}'`);
});
afterAll(async () => {
  await forgetAll();
  await sql("update public.demo_hosts set is_active = true");
});

async function bookedLead(email = "ana@one.example", time = "10:30") {
  await submit({ ...(await demo()), slot: await wednesdayAt(time), email });
  await sql("update public.mails set state = 'sent' where not is_sample");
  const { id } = await one<{ id: string }>(
    `select id from public.leads where email = '${email}' order by created_at desc limit 1`,
  );
  return leadOf(id);
}
const change = async (id: string, changes: Row) =>
  sales()
    .from("leads")
    .update({ ...changes, version: (await leadOf(id)).version })
    .eq("id", id)
    .select("version, stage")
    .throwOnError();
const archive = (id: string) => change(id, { archived_at: new Date().toISOString() });
const statusOf = async (lead: string) =>
  (await sql(`select status from public.demo_bookings where lead_id = '${lead}'`)).map(
    (row) => row["status"],
  );
const mailed = async (lead: string) =>
  (
    await sql(`select kind from public.mails where lead_id = '${lead}' and staff_id is null
      and kind like 'demo-%' order by kind`)
  ).map(({ kind }) => kind);
const agenda = async () => (await teamDemos()).map((demo) => demo["lead_id"]);

describe("a demo to come", () => {
  it("is cancelled with the archived lead, and its visitor is mailed", async () => {
    const { id } = await bookedLead();
    await sql(`update public.demo_bookings set starts_at = now() + interval '1 day' where lead_id = '${id}';
      update public.mails set state = 'sent' where not is_sample`);
    expect(await agenda()).toContain(id);
    await archive(id);
    expect(await statusOf(id)).toEqual(["cancelled"]);
    expect(await agenda()).not.toContain(id);
    expect(await mailed(id)).toContain("demo-cancelled");
    expect(await leadOf(id)).toMatchObject({
      slot_starts_at: null,
      stage: "contacted",
      next_step: "Agree on another time for the demo",
    });
  });

  it("frees its host's time for somebody else", async () => {
    const { id } = await bookedLead();
    await archive(id);
    const answer = await submit({ ...(await demo()), email: "ben@one.example" });
    expect(answer.status).toBe(200);
  });

  it("is counted for who is about to lose its lead, or the one that was merged into", async () => {
    const [kept, merged] = [await bookedLead(), await bookedLead("ben@one.example", "14:00")];
    const count = async (person: "sales" | "support", ids: unknown[]) =>
      (await looseClient(backend, person).rpc("count_demos_to_come", { lead_ids: ids })).data;
    expect(await count("sales", [kept.id, merged.id])).toBe(2);
    expect(await count("support", [kept.id, merged.id])).toBe(0);
    await merge(kept, merged);
    expect(await count("sales", [kept.id])).toBe(2);
    await change(kept.id, { stage: "lost", lost_reason: "Price" });
    expect(await count("sales", [kept.id])).toBe(0);
  });

  it("is cancelled with a lost lead, which has no next step then", async () => {
    const { id } = await bookedLead();
    await change(id, { stage: "lost", lost_reason: "Price" });
    expect(await statusOf(id)).toEqual(["cancelled"]);
    expect(await mailed(id)).toEqual(["demo-cancelled"]);
    expect(await leadOf(id)).toMatchObject({
      stage: "lost",
      next_step: null,
      slot_starts_at: null,
    });
  });

  it("is in the history, and the version that the change answered is the lead's", async () => {
    const { id } = await bookedLead();
    const { data } = await archive(id);
    expect((await leadOf(id)).version).toBe(data[0]?.version);
    const history = await sales().rpc("crm_history", { lead_id: id }).throwOnError();
    const { rows } = history.data as { rows: { entity: string; actor: unknown; after: Row }[] };
    expect(rows.find(({ entity }) => entity === "demo_bookings")?.after).toMatchObject({
      status: "cancelled",
    });
  });

  it("is not booked again when the lead comes back, nor while it is archived", async () => {
    const { id } = await bookedLead();
    await archive(id);
    const row = { lead_id: id, host_id: SALES, starts_at: await wednesdayAt("15:00") };
    const { error } = await sales().from("demo_bookings").insert(row);
    expect(error?.hint).toBe("archived");
    await change(id, { archived_at: null });
    expect(await statusOf(id)).toEqual(["cancelled"]);
  });

  it("goes along with a lead that is merged into another", async () => {
    const { id } = await bookedLead();
    await submit({ ...contact, email: "cleo@one.example" });
    const other = await one<{ id: string }>(
      "select id from public.leads where email = 'cleo@one.example'",
    );
    expect((await merge(await leadOf(other.id), await leadOf(id))).error).toBeNull();
    expect(await statusOf(id)).toEqual(["booked"]);
    expect(await mailed(other.id)).toEqual([]);
    await archive(other.id);
    expect(await statusOf(id)).toEqual(["cancelled"]);
    expect(await mailed(other.id)).toEqual(["demo-cancelled"]);
  });
});

describe("a demo of a lead that is merged into another", () => {
  const parted = async (id: unknown) =>
    (await sales().rpc("undo_merge_leads", { other_id: id })).error;
  /** Without counters that merge and Undo change. */
  const steady = async (id: string) => {
    const { version: _v, updated_at: _u, ...lead } = await leadOf(id);
    return lead;
  };
  const cancelByLink = (lead: string) =>
    sql(`select public.cancel_linked_demo(private.link_key('booking', id), version)
      from public.demo_bookings where lead_id = '${lead}'`);

  it.each([
    ["new", null],
    ["lost", "Price"],
  ])("has the kept one, %s so far, stand in Demo booked", async (stage, reason) => {
    const { id } = await bookedLead();
    await submit({ ...contact, email: "cleo@one.example" });
    const kept = await one<{ id: string }>(
      "select id from public.leads where email = 'cleo@one.example'",
    );
    if (stage !== "new") await change(kept.id, { stage, lost_reason: reason });
    const before = await steady(kept.id);
    await merge(await leadOf(kept.id), await leadOf(id));
    expect(await leadOf(kept.id)).toMatchObject({
      stage: "demo-booked",
      lost_reason: null,
      first_responded_at: before["first_responded_at"],
    });
    expect(await parted(id)).toBeNull();
    expect(await steady(kept.id)).toEqual(before);
    expect(await statusOf(id)).toEqual(["booked"]);
  });

  it("leaves a lead that was moved since where it is when the merge is taken back", async () => {
    const [{ id }, kept] = [await bookedLead(), await bookedLead("ben@one.example", "14:00")];
    await change(kept.id, { stage: "lost", lost_reason: "Price" });
    await merge(await leadOf(kept.id), await leadOf(id));
    await change(kept.id, { stage: "proposal" });
    expect(await parted(id)).toBeNull();
    expect(await leadOf(kept.id)).toMatchObject({ stage: "proposal", lost_reason: null });
  });

  it("is what the lead waits for once the first of two is off", async () => {
    const [kept, other] = [await bookedLead(), await bookedLead("ben@one.example", "14:00")];
    await merge(kept, other);
    const demoOf = async () =>
      (await sales().rpc("lead_detail", { lead_id: kept.id })).data as { demo: Row };
    expect((await demoOf()).demo).toMatchObject({ lead_id: kept.id });
    await cancelByLink(kept.id);
    expect(await leadOf(kept.id)).toMatchObject({
      stage: "demo-booked",
      slot_starts_at: other["slot_starts_at"],
      next_step: other["next_step"],
      next_step_on: other["next_step_on"],
    });
    expect((await demoOf()).demo).toMatchObject({ lead_id: other.id, status: "booked" });
    await cancelByLink(other.id);
    expect(await leadOf(kept.id)).toMatchObject({
      slot_starts_at: null,
      next_step: "Call: they cancelled the demo",
    });
  });

  it("leads Today to the kept one", async () => {
    const [kept, other] = [await bookedLead(), await bookedLead("ben@one.example", "14:00")];
    await sql(
      `update public.demo_bookings set starts_at = now() + interval '1 day' where lead_id = '${other.id}'`,
    );
    expect(await agenda()).toContain(other.id);
    await merge(await leadOf(kept.id), await leadOf(String(other.id)));
    expect(await agenda()).toContain(kept.id);
    expect(await agenda()).not.toContain(other.id);
  });
});

it("that has begun waits for its outcome, whatever becomes of the lead", async () => {
  const { id } = await bookedLead();
  await sql(
    `update public.demo_bookings set starts_at = now() - interval '1 minute' where lead_id = '${id}'`,
  );
  await archive(id);
  expect(await statusOf(id)).toEqual(["booked"]);
});

it("tells nothing to an archived lead that is marked as not to be mailed", async () => {
  const { id } = await bookedLead();
  await change(id, { mailing: "do-not-mail" });
  await archive(id);
  expect(await statusOf(id)).toEqual(["cancelled"]);
  expect(await mailed(id)).toEqual([]);
});
