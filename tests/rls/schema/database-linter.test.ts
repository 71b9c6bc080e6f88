import { beforeAll, describe, expect, it } from "vitest";
import { openUnseededBackend, type TestBackend } from "../support/test-backend.ts";

// Checks of Supabase's database linter, on the catalogue of a hosted project.

/** Functions with settings are never inlined; see their comments. */
const INLINED = [
  "find_posts(text)",
  "private.digit_62(bigint)",
  "private.is_named(text,text)",
  "private.rank_of_moment(timestamp with time zone,bigint)",
  "private.rank_of_number(bigint)",
];

let backend: TestBackend;
beforeAll(async () => {
  backend = await openUnseededBackend();
});

describe("the database linter", () => {
  it("finds no function with a mutable search path, those apart that are inlined", async () => {
    const rows = await backend.sql<{ name: string }>(`
      select oid::regprocedure::text as name from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce(array_to_string(proconfig, ',') ~ 'search_path=', false)
      order by 1`);
    expect(rows.map(({ name }) => name).filter((name) => !INLINED.includes(name))).toEqual([]);
  });

  // Every bucket has policies of its own on the one table of objects.
  it("finds no two permissive policies of one table, role and operation", async () => {
    const rows = await backend.sql<{ found: string }>(`
      select format('%s for %s of %s', operation, role, tablename) as found
      from pg_policies cross join unnest(roles) as role
        cross join unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE']
          else array[cmd] end) as operation
      where permissive = 'PERMISSIVE' and schemaname <> 'storage'
      group by schemaname, tablename, role, operation having count(*) > 1`);
    expect(rows).toEqual([]);
  });
});
