import { beforeAll, describe, expect, it } from "vitest";
import { looseClient } from "../support/crm-rows.ts";
import { DEMO_TABLES } from "../support/stated-rights.ts";
import { openTestBackend, PEOPLE, userIdOf, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  const host = userIdOf("sales");
  await backend.sql(`
    delete from public.closed_days; delete from public.demo_days_off;
    insert into public.reply_templates (id, name, body)
      values ('${host}', 'Of this test', 'Thank you.');
    insert into public.closed_days values ('2030-07-05', 'The day after');
    insert into public.demo_days_off values ('${host}', '2030-07-01', '2030-07-04')`);
  return async () => {
    await backend.sql(`delete from public.closed_days; delete from public.demo_days_off;
      delete from public.reply_templates where not is_sample`);
  };
});

const STAFF = PEOPLE.filter((person) => !["visitor", "member"].includes(person));
const CASES = DEMO_TABLES.flatMap((table) => PEOPLE.map((person) => [table, person] as const));

describe("staff's calendar and settings", () => {
  it.each(CASES)("%s is read by %s where that is their right", async (table, person) => {
    const { data } = await looseClient(backend, person).from(table).select("*");
    expect((data ?? []).length > 0).toBe(STAFF.includes(person));
  });

  it.each(CASES)("%s is written by no %s", async (table, person) => {
    const before = await backend.sql(`select * from public.${table} as t order by t::text`);
    const client = looseClient(backend, person).from(table);
    const [{ number: _number, ...row } = {}] = before as Record<string, unknown>[];
    const [column = ""] = Object.keys(row);
    const answers = await Promise.all([
      client.insert({ ...row }),
      client.update({ [column]: row[column] }).not(column, "is", null),
      client.delete().not(column, "is", null),
    ]);
    for (const { error } of answers) expect(error?.code).toBe("42501");
    expect(await backend.sql(`select * from public.${table} as t order by t::text`)).toEqual(
      before,
    );
  });
});
