// npm run bench -- bell [--no-build]: the time from a form's press to another browser's bell, by both ways: the poll
// of the embedded backend, and an announcement as Realtime's, which here comes with the database's answer.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { median } from "../median.ts";

const ROUNDS = 20;
const POLL_MS = 5_000;
const START_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), "curbfront-bell-"));
const port = Number(process.env.PORT ?? 4919);
const origin = `http://localhost:${port}`;
Object.assign(process.env, {
  CURBFRONT_DIST: process.env.CURBFRONT_DIST ?? "node_modules/.cache/curbfront-bench",
  CURBFRONT_DATABASE_URL: "memory://bench",
  VITE_SUPABASE_URL: "",
  VITE_SUPABASE_PUBLISHABLE_KEY: "",
  VITE_DEMO: "",
});

async function untilItAnswers() {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/contact`).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error("The server did not start.");
}

const unreadOf = (page: Page) =>
  page.evaluate(() => Number(/^\((\d+)\)/.exec(document.title)?.[1] ?? 0));

/** Fills in the contact form of a new visitor. */
async function visitorsForm(browser: Browser, name: string) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto("/contact");
  const form = page.getByRole("form", { name: "Or write it down" });
  await form.getByLabel("Your name").fill(name);
  await form.getByLabel("Email").fill(`${name.replaceAll(" ", ".")}@one.example`);
  await form.getByLabel("Message").fill("Two trucks, no website.");
  // The form refuses nobody, but one that is sent within three seconds looks like a program's.
  await sleep(3_500);
  return { context, page, send: form.getByRole("button", { name: "Send message" }) };
}

async function measure(browser: Browser, staff: Page, isAnnounced: boolean) {
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const visitor = await visitorsForm(browser, `${isAnnounced ? "announced" : "polled"} ${round}`);
    // Presses come at any time between two polls.
    await sleep((POLL_MS * round) / ROUNDS);
    const before = await unreadOf(staff);
    const stored = visitor.page.waitForResponse(/\/rpc\/submit_lead/);
    const shown = staff.waitForFunction(
      (count) => Number(/^\((\d+)\)/.exec(document.title)?.[1] ?? 0) > count,
      before,
      { polling: 20 },
    );
    const started = performance.now();
    await visitor.send.click();
    await stored;
    if (isAnnounced) {
      await staff.evaluate(() => {
        // The page's own channel does not hear itself, so that this is another one.
        new BroadcastChannel("curbfront.notifications").postMessage("announced");
      });
    }
    await shown;
    times.push(performance.now() - started);
    await visitor.context.close();
  }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    "p50 ms": Math.round(median(times)),
    "p95 ms": Math.round(sorted[Math.ceil(ROUNDS * 0.95) - 1] ?? Number.NaN),
  };
}

if (!process.argv.includes("--no-build")) {
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The site could not be built.");
}
process.env.CURBFRONT_DATABASE_URL = folder;
const server = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "preview"], {
  env: { ...process.env, PORT: String(port) },
  stdio: ["ignore", "ignore", "inherit"],
});
try {
  await untilItAnswers();
  const { openStaffBrowser } = await import("../browser.ts");
  const { browser, context } = await openStaffBrowser(origin);
  const staff = await context.newPage();
  await staff.goto("/admin/crm/tickets");
  await staff.getByRole("button", { name: /^Notifications/ }).waitFor();
  const polled = await measure(browser, staff, false);
  const announced = await measure(browser, staff, true);
  console.table({ "polled every 5 s": polled, "announced at once": announced });
  await browser.close();
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
