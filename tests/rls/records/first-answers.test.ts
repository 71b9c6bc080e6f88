import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});

const migration = readFileSync("supabase/migrations/20261129094700_first_answers.sql", "utf8");
const repair = migration.slice(migration.indexOf("do $$"));

it("leads that a call without an answer had counted as answered are put right, and nothing else is", async () => {
  const { sales } = backend.clients;
  const made = async (stage?: string) => {
    const id = crypto.randomUUID();
    await backend.sql(
      `insert into public.leads (id, name, form) values ('${id}', 'Ada', 'contact')`,
    );
    await sales
      .from("crm_notes")
      .insert({ lead_id: id, kind: "call", body: "Rang." })
      .throwOnError();
    if (stage) await sales.from("leads").update({ stage, version: 1 }).eq("id", id).throwOnError();
    // As it was stored before.
    await backend.sql(`update public.leads as l set first_responded_at = n.created_at
      from public.crm_notes as n where n.lead_id = l.id and l.id = '${id}'`);
    return id;
  };
  const [waiting, written, moved] = [await made(), await made(), await made("contacted")];
  await sales
    .from("crm_notes")
    .insert({ lead_id: written, kind: "email", body: "Wrote." })
    .throwOnError();
  const stored = () =>
    backend.sql<{ id: string; answered: string | null; version: number }>(
      "select id, first_responded_at::text as answered, version from public.leads order by id",
    );
  const before = await stored();
  await backend.sql(repair);
  const after = await stored();
  const answered = (id: string) => after.find((lead) => lead.id === id)?.answered;
  expect(answered(waiting)).toBeNull();
  const [email] = await backend.sql<{ at: string }>(
    `select created_at::text as at from public.crm_notes where lead_id = '${written}' and kind = 'email'`,
  );
  expect(answered(written)).toBe(email?.at);
  const [move] = await backend.sql<{ at: string }>(
    `select happened_at::text as at from public.crm_events
      where record_id = '${moved}' and after ->> 'stage' = 'contacted'`,
  );
  expect(answered(moved)).toBe(move?.at);
  const others = ({ id }: { id: string }) => !new Set<string>([waiting, written, moved]).has(id);
  expect(after.filter(others)).toEqual(before.filter(others));
  const events = await backend.sql(
    `select 1 from public.crm_events where record_id = '${waiting}' and after ? 'first_responded_at'
      and before ->> 'first_responded_at' is not null`,
  );
  expect(events).toEqual([]);
});
