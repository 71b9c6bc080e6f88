// Times the post manager with 10,000 posts and the heaviest staff pages on a slow processor. Builds and serves the
// site with a temporary database; prints medians from headless Chromium.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./median.ts";
import { benchPosts, insertSql } from "./posts.ts";

const POSTS = 10_000;
const RUNS = 5;
const POSTS_PER_INSERT = 200;
const START_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), "curbfront-bench-"));
Object.assign(process.env, {
  CURBFRONT_DIST: "node_modules/.cache/curbfront-bench",
  CURBFRONT_DATABASE_URL: "memory://bench",
  VITE_SUPABASE_URL: "",
  VITE_SUPABASE_PUBLISHABLE_KEY: "",
  VITE_DEMO: "",
});

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, "localhost", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function build() {
  console.log("Building the site…");
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The site could not be built.");
}

async function fillDatabase() {
  const started = performance.now();
  process.env.CURBFRONT_DATABASE_URL = folder;
  const { openEmbeddedBackend } = await import("../server/backend/embedded-backend.ts");
  const backend = await openEmbeddedBackend();
  const posts = [...benchPosts(POSTS, new Date())];
  for (let from = 0; from < POSTS; from += POSTS_PER_INSERT) {
    await backend.execute(insertSql(posts.slice(from, from + POSTS_PER_INSERT)));
  }
  await backend.execute("analyze");
  await backend.close();
  const html = posts.reduce((sum, post) => sum + post.full_content.length, 0);
  console.log(
    `Stored ${POSTS} posts of ${(html / POSTS / 1024).toFixed(1)} KB in ${((performance.now() - started) / 1000).toFixed(0)} s.`,
  );
}

async function answers(origin: string) {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(`${origin}/blog`);
      if (answer.ok) return;
    } catch {
      await new Promise((done) => setTimeout(done, 200));
    }
  }
  throw new Error("The server did not start.");
}

function formatMedian(values: (number | null)[]) {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? "–" : `${median(known).toFixed(0)} ms`;
}

async function measure() {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "preview"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const { openStaffBrowser } = await import("./browser.ts");
  const { measureAll } = await import("./measurements.ts");
  const { measureSlowPages } = await import("./slow-staff-pages.ts");
  try {
    await answers(origin);
    const { browser, context } = await openStaffBrowser(origin);
    const table = [];
    for await (const { name, samples } of measureAll(context, origin, RUNS)) {
      const totals = samples.map(({ total }) => total);
      table.push({
        "what a person waits for": name,
        median: formatMedian(totals),
        "of it the list's request": formatMedian(samples.map(({ request }) => request)),
        "fastest–slowest": `${Math.min(...totals).toFixed(0)}–${Math.max(...totals).toFixed(0)} ms`,
      });
      console.log(`  ${name}: ${formatMedian(totals)}`);
    }
    const slow = await measureSlowPages(context, RUNS);
    await browser.close();
    console.log(`\n${POSTS} posts, medians of ${RUNS}, each on a page opened anew:`);
    console.table(table);
    console.log("\nA page opened at a quarter of the speed, with its code in the browser's cache:");
    console.table(
      slow.map(({ name, loads }) => ({
        page: name,
        "last data": formatMedian(loads.map(({ dataMs }) => dataMs)),
        "busy after it": formatMedian(loads.map(({ busyMs }) => busyMs)),
      })),
    );
  } finally {
    const isOver = once(server, "exit");
    server.kill();
    await isOver;
  }
}

try {
  if (!process.argv.includes("--no-build")) build();
  await fillDatabase();
  await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
