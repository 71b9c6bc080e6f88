import { beforeAll, describe, expect, it } from "vitest";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});

async function leadBy(form: "manual" | "contact", columns = "", values = "") {
  const id = crypto.randomUUID();
  await backend.sql(`insert into public.leads (id, name, form, message${columns})
    values ('${id}', 'Nell Byrne', '${form}', 'A site'${values})`);
  const sales = backend.clients.sales;
  const change = async (changes: object, version: number) =>
    (
      await sales
        .from("leads")
        .update({ ...changes, version })
        .eq("id", id)
    ).error;
  const stored = async () => {
    const [row] = await backend.sql<Record<string, unknown>>(
      `select * from public.leads where id = '${id}'`,
    );
    return row;
  };
  return { id, sales, change, stored };
}

const ARCHIVED = ", archived_at";
const TODAY = ", now()";

describe("an archived lead", () => {
  it("cannot be changed, alone or in bulk, before it is restored", async () => {
    const { id, sales, change, stored } = await leadBy("contact", ARCHIVED, TODAY);
    expect(await change({ next_step: "Call" }, 1)).toMatchObject({ hint: "archived" });
    expect(await change({ stage: "contacted" }, 1)).toMatchObject({ hint: "archived" });
    const { data } = await sales.rpc("change_records", {
      entity: "leads",
      changes: [{ id, version: 1, next_step: "Call" }],
    });
    expect(data).toMatchObject({
      changed: [],
      failed: [{ id, why: expect.stringContaining("Bring it back first") }],
    });
    expect(await stored()).toMatchObject({ next_step: null, stage: "new", version: 1 });

    expect(await change({ archived_at: null }, 1)).toBeNull();
    expect(await change({ next_step: "Call" }, 2)).toBeNull();
    expect(await stored()).toMatchObject({ next_step: "Call", archived_at: null });
  });

  it("cannot be archived again, which would change its date", async () => {
    const { change } = await leadBy("contact", ARCHIVED, TODAY);
    const error = await change({ archived_at: "2030-01-01T00:00:00Z" }, 1);
    expect(error).toMatchObject({ hint: "archived" });
  });
});

it("requests cannot be edited, staff's own notes can", async () => {
  const theirs = await leadBy("contact");
  expect(await theirs.change({ message: "Two sites" }, 1)).toMatchObject({ hint: "invalid" });
  expect(await theirs.stored()).toMatchObject({ message: "A site" });
  const ours = await leadBy("manual");
  expect(await ours.change({ message: "Two sites" }, 1)).toBeNull();
  expect(await ours.stored()).toMatchObject({ message: "Two sites" });
});

it("a lead that leaves Lost keeps no reason", async () => {
  const { change, stored } = await leadBy("manual", ", stage, lost_reason", ", 'lost', 'Price'");
  expect(await change({ stage: "contacted" }, 1)).toBeNull();
  expect(await stored()).toMatchObject({ stage: "contacted", lost_reason: null });
});

describe("the first-response clock", () => {
  const logged = async (kind: "call" | "email", is_answered = false) => {
    const lead = await leadBy("contact");
    const note = crypto.randomUUID();
    const body = { id: note, lead_id: lead.id, kind, body: "About their site.", is_answered };
    await lead.sales.from("crm_notes").insert(body).throwOnError();
    const put = (archived_at: string | null, version: number) =>
      lead.sales.from("crm_notes").update({ archived_at, version }).eq("id", note).throwOnError();
    const answered = async () => (await lead.stored())?.["first_responded_at"] !== null;
    return { lead, put, answered };
  };

  it("runs on through calls that nobody picked up, archived and brought back or not", async () => {
    const { lead, put, answered } = await logged("call");
    const { data: counted } = await lead.sales.rpc("crm_counts").throwOnError();
    expect(await answered()).toBe(false);
    await put("2026-11-21T12:00:00Z", 1);
    await put(null, 2);
    expect(await answered()).toBe(false);
    const email = { lead_id: lead.id, kind: "email", body: "Wrote instead." };
    await lead.sales.from("crm_notes").insert(email).throwOnError();
    expect(await answered()).toBe(true);
    const { data: after } = await lead.sales.rpc("crm_counts").throwOnError();
    const waiting = (counts: unknown) => (counts as { leads: number }).leads;
    expect(waiting(after)).toBe(waiting(counted) - 1);
  });

  it("runs on when the email that stopped it is taken back, and stops when that is undone", async () => {
    const { put, answered } = await logged("email");
    expect(await answered()).toBe(true);
    await put("2026-11-21T12:00:00Z", 1);
    expect(await answered()).toBe(false);
    await put(null, 2);
    expect(await answered()).toBe(true);
  });

  it("stays stopped by another answer, and by the move to another stage", async () => {
    const { lead, put, answered } = await logged("email");
    const other = { lead_id: lead.id, kind: "email", body: "Wrote as well." };
    await lead.sales.from("crm_notes").insert(other).throwOnError();
    await put("2026-11-21T12:00:00Z", 1);
    expect(await answered()).toBe(true);

    const moved = await logged("email");
    const { version } = (await moved.lead.stored()) ?? {};
    await moved.lead.change({ stage: "contacted" }, Number(version));
    await moved.put("2026-11-21T12:00:00Z", 1);
    expect(await moved.answered()).toBe(true);
  });
});

describe("a logged call", () => {
  const call = async (isAnswered: boolean, columns = "", values = "") => {
    const lead = await leadBy("contact", columns, values);
    const note = crypto.randomUUID();
    await lead.sales
      .from("crm_notes")
      .insert({ id: note, lead_id: lead.id, kind: "call", body: "Rang.", is_answered: isAnswered })
      .throwOnError();
    const put = (archived_at: string | null, version: number) =>
      lead.sales.from("crm_notes").update({ archived_at, version }).eq("id", note).throwOnError();
    return { lead, put };
  };

  it("moves a new lead to Contacted when somebody picked up, and back when it is undone", async () => {
    const { lead, put } = await call(true);
    expect(await lead.stored()).toMatchObject({ stage: "contacted" });
    await put("2026-11-21T12:00:00Z", 1);
    expect(await lead.stored()).toMatchObject({ stage: "new", first_responded_at: null });
    await put(null, 2);
    expect(await lead.stored()).toMatchObject({ stage: "contacted" });
    const { data } = await lead.sales.rpc("crm_history", { lead_id: lead.id }).throwOnError();
    expect(JSON.stringify(data)).toContain('"stage":"contacted"');
  });

  it("leaves a new lead where it is when nobody did", async () => {
    const { lead, put } = await call(false);
    expect(await lead.stored()).toMatchObject({ stage: "new" });
    await put("2026-11-21T12:00:00Z", 1);
    expect(await lead.stored()).toMatchObject({ stage: "new", first_responded_at: null });
  });

  it("leaves a lead that has moved on by itself where it is", async () => {
    const { lead } = await call(true, ", stage", ", 'proposal'");
    expect(await lead.stored()).toMatchObject({ stage: "proposal" });

    const moved = await call(true);
    const { version } = (await moved.lead.stored()) ?? {};
    await moved.lead.change({ stage: "demo-booked" }, Number(version));
    await moved.put("2026-11-21T12:00:00Z", 1);
    expect(await moved.lead.stored()).toMatchObject({ stage: "demo-booked" });
  });

  it("that is undone leaves another one's answer standing", async () => {
    const { lead, put } = await call(true);
    const written = { lead_id: lead.id, kind: "email", body: "Wrote as well." };
    await lead.sales.from("crm_notes").insert(written).throwOnError();
    await put("2026-11-21T12:00:00Z", 1);
    const { stage, first_responded_at: answered } = (await lead.stored()) ?? {};
    expect(stage).toBe("new");
    expect(answered).not.toBeNull();
  });
});

describe("the filter by the next step", () => {
  const word = "stepwren";
  const day = (days: number) => `(now() at time zone 'America/New_York')::date + (${String(days)})`;

  it("finds what is overdue, due today, due within a week, and unplanned, of open leads", async () => {
    await backend.sql(`insert into public.leads (name, next_step, next_step_on) values
      ('${word} late', 'Call', ${day(-1)}), ('${word} today', 'Call', ${day(0)}),
      ('${word} soon', 'Call', ${day(6)}), ('${word} later', 'Call', ${day(7)}),
      ('${word} undated', 'Call', null), ('${word} unplanned', null, null)`);
    await backend.sql(`insert into public.leads (name, stage, lost_reason, next_step_on)
      values ('${word} lost', 'lost', 'Price', ${day(-1)})`);
    const found = async (step: string) => {
      const { data } = await backend.clients.owner
        .rpc("list_leads", { filters: { search: word, step }, sort: "nextStep" })
        .throwOnError();
      const { rows } = data as { rows: { name: string }[] };
      return rows.map(({ name }) => name.replace(`${word} `, ""));
    };
    expect(await found("overdue")).toEqual(["late"]);
    expect(await found("today")).toEqual(["today"]);
    expect(await found("week")).toEqual(["today", "soon"]);
    expect(await found("none")).toEqual(["unplanned"]);
  });
});
