import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addLead, leadOf, merge, one, putLeadsAway, type Lead } from "../support/lead-records.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(putLeadsAway);
afterAll(() =>
  backend.sql(`with gone as (delete from public.leads where phone = '(555) 010-7005' returning id)
    delete from public.crm_events where record_id in (select id from gone)`),
);

describe("the duplicates' flag", () => {
  const flags = async (...leads: Lead[]) => {
    const now = [];
    for (const { id } of leads) now.push((await leadOf(id))["has_duplicates"]);
    return now;
  };
  const change = (lead: Lead, what: string) =>
    backend.sql(`update public.leads set ${what} where id = '${lead.id}'`);

  it("follows insert, edit, archive, restore and merge", async () => {
    const first = await addLead({ phone: "(555) 010-7003" });
    expect(await flags(first)).toEqual([false]);
    const second = await addLead({ phone: "+1 555.010.7003" });
    expect(await flags(first, second)).toEqual([true, true]);
    await change(second, "phone = '(555) 010-7004'");
    expect(await flags(first, second)).toEqual([false, false]);
    await change(second, "phone = '5550107003'");
    await change(first, "archived_at = now()");
    expect(await flags(first, second)).toEqual([false, false]);
    await change(first, "archived_at = null");
    expect(await flags(first, second)).toEqual([true, true]);
    const third = await addLead({ email: "THIRD@example.com ".trim(), business: "Third & Co." });
    const fourth = await addLead({ email: "third@example.com" });
    const fifth = await addLead({ business: "THIRD CO" });
    expect(await flags(third, fourth, fifth)).toEqual([true, true, true]);
    expect((await merge(await leadOf(third.id), await leadOf(fourth.id))).error).toBeNull();
    expect(await flags(third, fourth, fifth)).toEqual([true, false, true]);
    expect((await merge(await leadOf(third.id), await leadOf(fifth.id))).error).toBeNull();
    expect(await flags(third, fifth)).toEqual([false, false]);
  });

  it("is right for 1,000 leads with one phone number, and writes few rows for each", async () => {
    await backend.sql(`insert into public.leads (name, town, phone)
      select 'Many', 'Testville', '(555) 010-7005' from generate_series(1, 1000)`);
    const many = () =>
      one<{
        flagged: number;
        writes: number;
      }>(`select count(*) filter (where has_duplicates)::integer as flagged,
        count(distinct xmin::text)::integer as writes from public.leads
        where phone = '(555) 010-7005' and archived_at is null`);
    expect((await many()).flagged).toBe(1000);
    const before = (await many()).writes;
    const newest = await addLead({ phone: "(555) 010-7005" });
    expect(await flags(newest)).toEqual([true]);
    // Only the new row was written in another transaction.
    expect((await many()).writes).toBe(before + 1);
  });
});
