// Checks that slow requests are cancelled, in a transaction with the caller's role settings as in the API.
import type { Server } from "../postgres.ts";
import type { Check, Run } from "./hosted.ts";

const POST = "00000000-0000-4000-8000-0000000000c1";
const EVIL = String.raw`(.+)(.+)(.+)\1\2\3\1`;

export function cancelSlowRequests(server: Server, run: Run, check: Check, claims: string) {
  run(`insert into public.blogs (id, title, slug, excerpt, content, full_content, author, category, read_time, published)
    values ('${POST}', 'Long', 'long', 'Excerpt', 'Content', repeat('abcdefghij', 400), 'A', 'SEO', '1 min', true);`);
  const asApi = (role: string, sql: string) => {
    const started = performance.now();
    const { isDone, stderr } = server.psql(`begin;
      select set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true)
        from pg_roles, unnest(rolconfig) as setting where rolname = '${role}';
      select set_config('request.jwt.claims', '${claims}', true);
      set local role ${role};
      ${sql};
      commit;`);
    return { isDone, stderr, seconds: (performance.now() - started) / 1000 };
  };
  for (const [role, limit, sql] of [
    ["authenticated", 8, `select id from public.blogs where full_content ~ '${EVIL}'`],
    ["anon", 3, `select title from public.newest_posts(100) where full_content ~ '${EVIL}'`],
  ] as const) {
    const { isDone, stderr, seconds } = asApi(role, sql);
    const isCancelled = !isDone && stderr.includes("canceling statement due to statement timeout");
    check(`a hostile pattern of ${role} is cancelled`, isCancelled, true);
    console.log(`      after ${seconds.toFixed(1)} s`);
    check(`in ${limit} seconds`, seconds < limit + 1.5, true);
  }
  const { isDone, stderr } = asApi(
    "anon",
    `select id from public.blogs where full_content ~ '${EVIL}'`,
  );
  check(
    "a visitor cannot ask the table at all",
    !isDone && stderr.includes("permission denied for table blogs"),
    true,
  );
  const filtered = asApi(
    "anon",
    `select set_config('request.path', '/rpc/newest_posts', true);
      with pgrst_source as (select pgrst_call.* from "public"."newest_posts"("most" := 100) pgrst_call)
      select count(_postgrest_t) from (select "pgrst_source".* from "pgrst_source"
        WHERE "pgrst_source"."full_content" ~ '${EVIL}') _postgrest_t`,
  );
  check(
    "and filters no function's answer",
    !filtered.isDone && filtered.stderr.includes("cannot be filtered") && filtered.seconds < 1,
    true,
  );
  run(`delete from public.blogs where id = '${POST}'`);
}
