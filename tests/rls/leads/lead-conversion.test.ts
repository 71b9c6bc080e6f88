import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  addLead,
  leadOf,
  merge,
  one,
  putLeadsAway,
  sqlText,
  switchRulesOff,
  type Lead,
} from "../support/lead-records.ts";
import { openTestBackend, userIdOf, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
  await switchRulesOff("winning");
  return () => switchRulesOff();
});
beforeEach(putLeadsAway);

const addNote = async (leadId: string, body: string) =>
  (
    await one<{ id: string }>(
      `insert into public.crm_notes (lead_id, body) values ('${leadId}', ${sqlText(body)}) returning id`,
    )
  ).id;
const addTask = async (leadId: string, title: string) =>
  (
    await one<{ id: string }>(
      `insert into public.tasks (lead_id, title, due_on) values ('${leadId}', ${sqlText(title)}, '2026-12-01') returning id`,
    )
  ).id;
const where = (table: string, id: string) =>
  one<{ lead_id: string | null; client_id: string | null }>(
    `select lead_id, client_id from public.${table} where id = '${id}'`,
  );

const convert = ({ id, version }: Lead) =>
  backend.clients.sales.rpc("convert_lead", { lead_id: id, version });
const clientOf = (answer: { data: unknown; error: unknown }) => {
  expect(answer.error).toBeNull();
  return answer.data as { client_id: string; is_new: boolean; version: number };
};

const everything = () =>
  one<Record<string, number>>(`select (select count(*) from public.clients)::integer as clients,
    (select count(*) from public.client_contacts)::integer as contacts,
    (select count(*) from public.client_sites)::integer as sites,
    (select count(*) from public.crm_notes)::integer as notes,
    (select count(*) from public.tasks)::integer as tasks,
    (select count(*) from public.crm_events)::integer as events`);

describe("a lead that is won", () => {
  it("becomes a client with everything it had", async () => {
    const lead = await addLead({
      business: "Carry All Roofing",
      email: "carry@example.com",
      phone: "(555) 010-7001",
      trade: "roofing",
      region: "OH",
      website: "https://www.Carry-All.example/about",
      message: "Please call",
      next_step: "Send the contract",
    });
    const [note, task] = [await addNote(lead.id, "Likes blue"), await addTask(lead.id, "Ring")];
    const { client_id: clientId, is_new } = clientOf(await convert(lead));
    expect(is_new).toBe(true);
    const { data } = await backend.clients.sales
      .rpc("client_overview", { client_id: clientId })
      .throwOnError();
    expect(data).toMatchObject({
      business: "Carry All Roofing",
      trade: "roofing",
      region: "OH",
      contacts: [{ name: "Ana Test", email: "carry@example.com", is_primary: true }],
      sites: [],
      leads: [{ id: lead.id }],
    });
    expect(JSON.stringify(data)).toMatch(/Please call[^]*Likes blue|Likes blue[^]*Please call/);
    expect(JSON.stringify(data)).toContain("Send the contract");
    expect(JSON.stringify(data)).toContain(
      "Their website so far: https://www.Carry-All.example/about",
    );
    const { made } = await one<{ made: number }>(`select count(*)::integer as made
      from public.crm_events where client_id = '${clientId}' and entity = 'client_sites'`);
    expect(made).toBe(0);
    expect(await where("crm_notes", note)).toEqual({ lead_id: lead.id, client_id: clientId });
    expect(await where("tasks", task)).toEqual({ lead_id: lead.id, client_id: clientId });
    expect(await leadOf(lead.id)).toMatchObject({ stage: "won", client_id: clientId });
  });

  it.each(["client_contacts", "crm_notes", "tasks"])(
    "stays as it was when %s refuses in the middle",
    async (table) => {
      const lead = await addLead({
        message: "Hi",
        next_step: "Call",
      });
      await addNote(lead.id, "A note");
      await addTask(lead.id, "A task");
      await backend.sql(`create function public.refuse() returns trigger language plpgsql as $$
        begin raise exception 'refused'; end; $$;
        create trigger refuse before insert or update on public.${table} for each row execute function public.refuse()`);
      const before = await everything();
      try {
        const { error } = await convert(lead);
        expect(error).not.toBeNull();
      } finally {
        await backend.sql("drop function public.refuse() cascade");
      }
      expect(await everything()).toEqual(before);
      expect(await leadOf(lead.id)).toEqual(lead);
      expect(clientOf(await convert(lead)).is_new).toBe(true);
    },
  );

  it("creates one client when repeated, also concurrently", async () => {
    const lead = await addLead();
    const both = (await Promise.all([convert(lead), convert(lead)])).map(clientOf);
    const again = clientOf(await convert(lead));
    expect(new Set([...both, again].map(({ client_id }) => client_id)).size).toBe(1);
    expect([...both, again].filter(({ is_new }) => is_new)).toHaveLength(1);
  });

  it("goes back to where it was, with what it had and why it was lost", async () => {
    const lead = await addLead({
      stage: "lost",
      lost_reason: "Too far",
      message: "Hello",
      next_step: "Call",
    });
    const [note, task] = [await addNote(lead.id, "Before"), await addTask(lead.id, "Before")];
    const { client_id: clientId } = clientOf(await convert(lead));
    const { error } = await backend.clients.sales.rpc("undo_convert_lead", { lead_id: lead.id });
    expect(error).toBeNull();
    expect(await leadOf(lead.id)).toMatchObject({
      stage: "lost",
      lost_reason: "Too far",
      client_id: null,
    });
    expect(await where("crm_notes", note)).toEqual({ lead_id: lead.id, client_id: null });
    expect(await where("tasks", task)).toEqual({ lead_id: lead.id, client_id: null });
    const { away } = await one<{ away: boolean }>(
      `select archived_at is not null as away from public.clients where id = '${clientId}'`,
    );
    expect(away).toBe(true);
    expect(clientOf(await convert(await leadOf(lead.id))).client_id).not.toBe(clientId);
  });

  it.each([
    ["crm_notes", "body", "Work"],
    ["tickets", "subject", "Work"],
    ["tasks", "due_on, title", "2026-12-01', 'Work"],
    ["client_contacts", "name", "Work"],
    ["client_addresses", "street, town", "1 Work Street', 'Dayton"],
    ["client_sites", "domain", "work-on-it.example"],
  ])("stays won once somebody works on the client: %s", async (table, columns, values) => {
    const lead = await addLead();
    const { client_id: clientId } = clientOf(await convert(lead));
    await backend.sql(
      `insert into public.${table} (client_id, ${columns}) values ('${clientId}', '${values}')`,
    );
    const { error } = await backend.clients.sales.rpc("undo_convert_lead", { lead_id: lead.id });
    expect(error).toMatchObject({ hint: "built-on" });
    expect(await leadOf(lead.id)).toMatchObject({ stage: "won", client_id: clientId });
  });

  it("is refused without the right, and from an older version", async () => {
    const lead = await addLead();
    for (const person of ["viewer", "support", "editor", "member"] as const) {
      const { error } = await backend.clients[person].rpc("convert_lead", {
        lead_id: lead.id,
        version: lead.version,
      });
      expect(error, person).toMatchObject({ hint: "forbidden" });
    }
    expect((await convert({ ...lead, version: 99 })).error).toMatchObject({ hint: "conflict" });
    expect(await leadOf(lead.id)).toEqual(lead);
  });
});

describe("the demo and the next step of a lead that is won", () => {
  const HOST = userIdOf("sales");
  const HOUR_MS = 3_600_000;
  const START = new Date(Math.ceil(Date.now() / HOUR_MS + 240) * HOUR_MS).toISOString();
  type Choices = { demo?: string; step?: string };
  const won = async (lead: Lead, choices: Choices) =>
    clientOf(
      await backend.clients.sales.rpc("convert_lead", {
        lead_id: lead.id,
        version: lead.version,
        ...choices,
      }),
    );
  const withDemo = async (next_step?: string) => {
    const lead = await addLead({ email: "demo@example.com" });
    await backend.clients.sales
      .from("demo_bookings")
      .insert({ lead_id: lead.id, host_id: HOST, starts_at: START })
      .throwOnError();
    if (next_step) {
      await backend.sql(
        `update public.leads set next_step = ${sqlText(next_step)} where id = '${lead.id}'`,
      );
    }
    return leadOf(lead.id);
  };
  const statusOf = async (lead: Lead) =>
    (
      await one<{ status: string }>(
        `select status from public.demo_bookings where lead_id = '${lead.id}'`,
      )
    ).status;
  const tasksOf = async (client: string) =>
    (await backend.sql(`select 1 from public.tasks where client_id = '${client}'`)).length;
  const undo = async (lead: Lead) =>
    backend.clients.sales.rpc("undo_convert_lead", { lead_id: lead.id });
  afterEach(() => backend.sql(`delete from public.demo_bookings where starts_at = '${START}'`));

  it("stay where nothing else is said", async () => {
    const lead = await withDemo();
    const { client_id, version } = await won(lead, {});
    expect(await statusOf(lead)).toBe("booked");
    expect(await leadOf(lead.id)).toMatchObject({ next_step: lead.next_step, version });
    expect(await tasksOf(client_id)).toBe(0);
  });

  it("go when that is chosen, and come back with the lead", async () => {
    const lead = await withDemo();
    const { client_id, version } = await won(lead, { demo: "cancel" });
    expect(await statusOf(lead)).toBe("cancelled");
    expect(await leadOf(lead.id)).toMatchObject({
      stage: "won",
      next_step: null,
      next_step_on: null,
      slot_starts_at: null,
      version,
    });
    expect(await tasksOf(client_id)).toBe(0);
    expect((await undo(lead)).data).toBe(true);
    expect(await statusOf(lead)).toBe("booked");
    expect(await leadOf(lead.id)).toMatchObject({
      stage: "demo-booked",
      client_id: null,
      next_step: lead.next_step,
      next_step_on: lead.next_step_on,
      slot_starts_at: lead.slot_starts_at,
    });
  });

  it("are decided apart: a planned step may go while the demo stays", async () => {
    const lead = await withDemo("Send the contract");
    const { client_id } = await won(lead, { step: "drop" });
    expect(await statusOf(lead)).toBe("booked");
    expect(await tasksOf(client_id)).toBe(0);
    expect(await leadOf(lead.id)).toMatchObject({ next_step: null });
    expect((await undo(lead)).data).toBe(true);
    expect(await leadOf(lead.id)).toMatchObject({ next_step: "Send the contract" });
  });

  it("the demo stays off, which is said, where somebody else has its time by then", async () => {
    const lead = await withDemo();
    await won(lead, { demo: "cancel" });
    const other = await addLead({ email: "quick@example.com" });
    await backend.clients.sales
      .from("demo_bookings")
      .insert({ lead_id: other.id, host_id: HOST, starts_at: START })
      .throwOnError();
    expect((await undo(lead)).data).toBe(false);
    expect(await leadOf(lead.id)).toMatchObject({
      stage: "contacted",
      client_id: null,
      next_step: "Agree on another time for the demo",
    });
  });
});

describe("a client's town", () => {
  it("stands apart from its state, however the form was filled in", async () => {
    const townOf = async (town: string) => {
      const { client_id: clientId } = clientOf(
        await convert(await addLead({ town, form: "contact" })),
      );
      return one<{ town: string; region: string | null }>(
        `select town, region from public.clients where id = '${clientId}'`,
      );
    };
    expect(await townOf("Macon, GA")).toEqual({ town: "Macon", region: "GA" });
    expect(await townOf("Testville")).toEqual({ town: "Testville", region: null });
  });
});

describe("two leads made one", () => {
  it("lose no note, task or submission, and part again as they were", async () => {
    const kept = await addLead({ email: "kept@example.com", business: "Merge Me" });
    const other = await addLead({
      email: "other@example.com",
      business: "Merge me",
      phone: "(555) 010-7002",
      message: "From the other",
      next_step: "Call them",
    });
    const notes = [await addNote(kept.id, "one"), await addNote(other.id, "two")];
    const tasks = [await addTask(kept.id, "one"), await addTask(other.id, "two")];
    await backend.sql(
      `insert into public.lead_submissions (lead_id, reference, payload)
        select id, reference, '{"a": 1}' from public.leads where id = '${other.id}'`,
    );
    const [keptBefore, otherBefore] = [await leadOf(kept.id), await leadOf(other.id)];
    expect((await merge(keptBefore, otherBefore)).error).toBeNull();

    expect(await leadOf(kept.id)).toMatchObject({
      email: "kept@example.com",
      phone: "(555) 010-7002",
      next_step: "Call them",
    });
    expect(await leadOf(other.id)).toMatchObject({ merged_into_id: kept.id });
    for (const id of notes) expect((await where("crm_notes", id)).lead_id).toBe(kept.id);
    for (const id of tasks) expect((await where("tasks", id)).lead_id).toBe(kept.id);
    const submissions = async (id: string) => {
      const { data } = await backend.clients.sales
        .rpc("lead_detail", { lead_id: id })
        .throwOnError();
      return (data as { submissions: unknown[] }).submissions;
    };
    expect(await submissions(kept.id)).toMatchObject([{ said: { a: 1 } }]);
    const { written } = await one<{ written: string }>(`select string_agg(body, ' ') as written
      from public.crm_notes where lead_id = '${kept.id}' and archived_at is null`);
    expect(written).toContain("other@example.com");
    expect(written).toContain("From the other");

    const { error } = await backend.clients.sales.rpc("undo_merge_leads", { other_id: other.id });
    expect(error).toBeNull();
    const steady = ({ version: _v, updated_at: _u, ...rest }: Lead) => rest;
    expect(steady(await leadOf(kept.id))).toEqual(steady(keptBefore));
    expect(steady(await leadOf(other.id))).toEqual(steady(otherBefore));
    expect((await where("crm_notes", notes[1] ?? "")).lead_id).toBe(other.id);
    expect((await where("tasks", tasks[1] ?? "")).lead_id).toBe(other.id);
    expect(await submissions(other.id)).toHaveLength(1);
    expect(await submissions(kept.id)).toEqual([]);
  });

  const mergeNoteOf = async (id: string) => {
    const { body } = await one<{ body: string }>(`select body from public.crm_notes
      where lead_id = '${id}' and body like 'Merged with %' order by created_at desc limit 1`);
    return body.split("\n").slice(1);
  };

  it("fill what the kept one leaves empty, and note whatever else differs", async () => {
    const filled = {
      business: "Other & Sons",
      email: "other@example.com",
      phone: "(555) 010-7009",
      call_time: "morning",
      trade: "roofing",
      region: "OH",
      website: "https://other.example",
      owner_id: userIdOf("sales"),
    };
    const differing = { value_cents: "49900", plan: "enterprise", source: "referral" };
    const kept = await addLead({ name: "Kept" });
    const other = await addLead({ name: "Other", ...filled, ...differing });
    expect((await merge(kept, other)).error).toBeNull();
    expect(await leadOf(kept.id)).toMatchObject({ name: "Kept", ...filled, value_cents: 29900 });
    expect(await mergeNoteOf(kept.id)).toEqual([
      "Name: Other",
      "Value a month: $499.00",
      "Plan: enterprise",
      "Source: referral",
    ]);

    const third = await addLead({
      name: "Kept",
      call_time: "evening",
      trade: "plumbing",
      region: "PA",
      owner_id: userIdOf("owner"),
    });
    expect((await merge(await leadOf(kept.id), third)).error).toBeNull();
    expect(await leadOf(kept.id)).toMatchObject(filled);
    expect(await mergeNoteOf(kept.id)).toEqual([
      "Best time to call: evening",
      "Trade: plumbing",
      "State: PA",
      "Owner: A owner",
    ]);
  });

  it("are refused with themselves, archived, or from an older version", async () => {
    const [kept, other] = [await addLead(), await addLead()];
    expect((await merge(kept, kept)).error).toMatchObject({ hint: "invalid" });
    expect((await merge(kept, { ...other, version: 7 })).error).toMatchObject({ hint: "conflict" });
    await backend.sql(`update public.leads set archived_at = now() where id = '${other.id}'`);
    expect((await merge(kept, await leadOf(other.id))).error).toMatchObject({ hint: "archived" });
    expect(await leadOf(kept.id)).toEqual(kept);
  });
});
