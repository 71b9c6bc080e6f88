// npm run bench -- blog [--only=search] [--posts=100,10000]: times the blog and the post manager in PostgreSQL
// with 100, 10,000 and 100,000 posts. Times are per request on one core. It never fails.
import { readFileSync } from "node:fs";
import { blogCases } from "./blog-cases.ts";
import { measure, migrate, run, RUNS } from "../measured-sql.ts";
import { startPostgres } from "../postgres.ts";

const given = process.argv.find((word) => word.startsWith("--posts="))?.slice(8);
const SIZES = given === undefined ? [100, 10_000, 100_000] : given.split(",").map(Number);
const only = process.argv.find((word) => word.startsWith("--only="))?.slice(7) ?? "";

const table = new Map<string, string[]>();
for (const posts of SIZES) {
  const { psql, stop } = await startPostgres();
  try {
    console.log(`Loading ${posts} posts…`);
    migrate(psql);
    const company = ["leads=100", "clients=20", "tickets=200"].flatMap((size) => ["-v", size]);
    run(psql, readFileSync("bench/crm/crm-data.sql", "utf8"), company);
    run(psql, readFileSync("bench/blog/blog-data.sql", "utf8"), ["-v", `posts=${posts}`]);
    for (const each of blogCases(posts).filter(({ name }) => name.includes(only))) {
      const { name, p50, p95, onCore, plans } = measure(psql, each);
      const times = [p50, p95, onCore].map((ms) => ms.toFixed(1).padStart(7)).join(" ");
      console.log(`${times}  ${name.padEnd(44)} ${plans.join(", ")}`);
      table.set(name, [...(table.get(name) ?? []), p95.toFixed(1)]);
    }
  } finally {
    await stop();
  }
}
console.log(`\np95 of ${RUNS} runs, in milliseconds, with ${SIZES.join(", ")} posts:`);
for (const [name, times] of table) {
  console.log(`${times.map((ms) => ms.padStart(7)).join(" ")}  ${name}`);
}
