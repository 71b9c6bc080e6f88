// npm run bench -- crm [--rows=0.1]: times the CRM's lists in PostgreSQL with 100,000 leads, 20,000 clients and
// 200,000 tickets, or a share of them. Times are per signed-in request on one core. Fails when a plan scans a big
// table or misses its index; never for a time.
import { readFileSync } from "node:fs";
import { crmCases } from "./crm-cases.ts";
import { measureImports } from "./crm-import.ts";
import { DEEP_PAGES, deepCase } from "./crm-pages.ts";
import { writeCases } from "./write-cases.ts";
import { dashboardCases } from "./dashboard-cases.ts";
import { searchCases } from "./search-cases.ts";
import { measure, migrate, run, RUNS, SIGN_IN, timed, type Case } from "../measured-sql.ts";
import { startPostgres, type Psql } from "../postgres.ts";

const part = Number(process.argv.find((word) => word.startsWith("--rows="))?.slice(7) ?? 1);
const only = process.argv.find((word) => word.startsWith("--only="))?.slice(7) ?? "";

function load(psql: Psql) {
  const sizes = { leads: 100_000 * part, clients: 20_000 * part, tickets: 200_000 * part };
  console.log(
    `Loading ${Object.entries(sizes)
      .map(([name, size]) => `${size} ${name}`)
      .join(", ")}…`,
  );
  const started = performance.now();
  migrate(psql);
  const numbers = Object.entries(sizes).flatMap(([name, size]) => [
    "-v",
    `${name}=${Math.round(size)}`,
  ]);
  run(psql, readFileSync("bench/crm/crm-data.sql", "utf8"), numbers);
  console.log(`Loaded in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}

const column = (psql: Psql, sql: string) => run(psql, sql).stdout.trim().split("\n");

function findCases(psql: Psql): Case[] {
  const some = (table: string) =>
    column(
      psql,
      `select id from ${table} where archived_at is null order by md5(id::text) limit 50`,
    );
  const deep = DEEP_PAGES.map((page) => {
    const cursors = column(
      psql,
      `select jsonb_build_array(${page.keys}) from (
        select *, row_number() over () as nth, count(*) over () as size from (select * from ${page.at}) as ordered
      ) as rows where nth % greatest(size / ${RUNS}, 1) = 0`,
    );
    return deepCase(page, cursors);
  });
  const ids = {
    people: column(
      psql,
      "select user_id from staff where role in ('sales', 'support') order by user_id",
    ),
    leads: some("leads"),
    clients: some("clients"),
    tickets: some("tickets"),
  };
  return [...crmCases(ids), ...writeCases(ids), ...deep, ...searchCases, ...dashboardCases].filter(
    ({ name }) => name.includes(only),
  );
}

const { psql, stop } = await startPostgres();
try {
  load(psql);
  const results = [];
  for (const each of findCases(psql)) {
    const result = measure(psql, each);
    const times = [result.p50, result.p95, result.onCore]
      .map((ms) => ms.toFixed(1).padStart(7))
      .join(" ");
    console.log(`${times}  ${result.name.padEnd(44)} ${result.plans.join(", ")}`);
    results.push(result);
  }
  if (only === "" || only === "import") {
    const imports = measureImports((script) => run(psql, SIGN_IN + script).stdout, timed);
    for (const [name, steps] of Object.entries(imports))
      console.log(`\nAn import of ${name}:\n${steps.join("\n")}`);
  }
  const errors = results.flatMap(({ name, errors }) => errors.map((error) => `${name}: ${error}`));
  const differing = run(psql, "select * from public.kept_figures_that_differ()").stdout.trim();
  if (differing !== "")
    errors.push(`What is kept for figures differs from what is counted: ${differing}`);
  const slowest = Math.max(...results.map(({ p95 }) => p95));
  const maxOnCore = Math.max(...results.map(({ onCore }) => onCore));
  if (results.length > 0)
    console.log(`
Milliseconds of ${RUNS} runs each: p50, p95, and p95 of the time on the core alone, without waiting for
whatever else this machine does (where its kernel tells). Slowest p95: ${slowest.toFixed(0)} and ${maxOnCore.toFixed(0)} ms.`);
  if (errors.length > 0) console.log(`\n${errors.join("\n")}`);
  // PostgreSQL is right to scan a small table.
  if (part >= 1 && errors.length > 0) process.exitCode = 1;
} finally {
  await stop();
}
