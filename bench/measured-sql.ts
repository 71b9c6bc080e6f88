import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readPlans } from "./plans.ts";
import type { Psql } from "./postgres.ts";

export type Case = {
  name: string;
  sql: (run: number) => string;
  /** Required indexes. */
  uses: string[];
  /** Tables that may be scanned. */
  mayRead?: string[];
  /** SQL that sets the caller, a signed-in owner by default. */
  asks?: string;
};

export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

export function choose<T>(values: readonly T[], run: number): T {
  const value = values[run % values.length];
  if (value === undefined) throw new Error("There is nothing to choose from.");
  return value;
}

const MIGRATIONS = "supabase/migrations";
export const RUNS = 40;
const WARM_UPS = 3;
const PLANNED = 12;

export function run(psql: Psql, script: string, options?: string[]) {
  const { isDone, stdout, stderr } = psql(script, options);
  if (!isDone) throw new Error(stderr);
  return { stdout, stderr };
}

export function migrate(psql: Psql) {
  run(psql, readFileSync("bench/crm/crm-roles.sql", "utf8"));
  run(psql, readFileSync("bench/storage.sql", "utf8"));
  for (const file of readdirSync(MIGRATIONS).toSorted()) {
    if (file.endsWith(".sql")) run(psql, readFileSync(join(MIGRATIONS, file), "utf8"));
  }
}

export const signInAs = (role: string) => `
  select set_config('request.jwt.claims', jsonb_build_object('sub', user_id, 'role', 'authenticated')::text, false)
    from staff where role = '${role}' limit 1 \\g /dev/null
  set role authenticated;
  \\o /dev/null
`;

/** A signed-in owner, who has every right. */
export const SIGN_IN = signInAs("owner");
const EXPLAIN = `
  load 'auto_explain';
  set auto_explain.log_min_duration = 0;
  set auto_explain.log_nested_statements = on;
  set auto_explain.log_format = json;
  set auto_explain.log_level = notice;
  set auto_explain.log_analyze = on;
  set auto_explain.log_timing = off;
`;

export const timed = (statement: string) => `
  select bench.core_ms() as began \\gset
  \\timing on
  ${statement}
  \\timing off
  select bench.core_ms() - :began as spent \\gset
  \\echo On the core: :spent`;

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;

export function measure(psql: Psql, { name, sql, uses, mayRead = [], asks = SIGN_IN }: Case) {
  const statements = Array.from({ length: RUNS }, (_, nth) => `${sql(nth)};`);
  const { stdout } = run(
    psql,
    [asks, ...statements.slice(0, WARM_UPS), ...statements.map(timed)].join("\n"),
  );
  const read = (pattern: RegExp) =>
    [...stdout.matchAll(pattern)].map(([, ms]) => Number(ms)).toSorted((a, b) => a - b);
  const times = read(/^Time: ([\d.]+) ms/gm);
  const onCore = read(/^On the core: ([\d.]+)/gm);
  if (times.length !== RUNS)
    throw new Error(`${name}: ${times.length} of ${RUNS} times were read.`);
  const { stderr } = run(psql, [EXPLAIN, asks, ...statements.slice(0, PLANNED)].join("\n"));
  const plans = readPlans(stderr);
  return {
    name,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    onCore: quantile(onCore, 0.95),
    plans: plans.scans,
    errors: [
      ...plans.seqScans
        .filter((table) => !mayRead.includes(table))
        .map((table) => `reads all of ${table}`),
      ...uses.filter((index) => !plans.indexes.has(index)).map((index) => `does not use ${index}`),
    ],
  };
}
