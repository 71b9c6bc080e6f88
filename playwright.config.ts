import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/environment/find-chromium.mjs";
import { loadLocalEnv } from "./server/local-env.mjs";
import { shiftClock } from "./tests/clock/shift-clock.mjs";
import { chromiumArgs } from "./tests/e2e/support/chromium-args.ts";
import { freePort } from "./tests/e2e/support/site/site-server.ts";

/** Data of the run's servers. Deleted on exit, because a teardown would run before the servers have ended. */
function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "curbfront-e2e-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

// Each worker evaluates this file again and reuses the first values.

// A Wednesday morning in New York, during office hours: journeys must not depend on the date of the run.
process.env.E2E_CLOCK ??= "2026-12-09T15:30:00Z";
process.env.E2E_CLOCK_SHIFT_MS ??= String(Date.parse(process.env.E2E_CLOCK) - Date.now());
shiftClock(Number(process.env.E2E_CLOCK_SHIFT_MS));
process.env.E2E_DATA ??= newDataFolder();
process.env.E2E_PRODUCTION_PORT ??= String(await freePort());
process.env.E2E_BACKEND_PORT ??= String(await freePort());
process.env.INBOUND_MAIL_KEY = "key-of-the-journeys";
loadLocalEnv();

const executablePath = findChromium();

const OF_FORMS = [
  "blog-admin/editor",
  "blog-admin/manager",
  "crm/*",
  "failures/answers",
  "public/booking",
  "public/lead-forms",
  "requests/*",
  "staff/staff",
].map((name) => `**/e2e/${name}.spec.ts`);

export default defineConfig<object, { sitePort: number | null; isTranslated: boolean }>({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/support/site/make-template.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  maxFailures: 5,
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 30_000 } },
  reporter: [
    ["list"],
    ["./tests/e2e/failures/failure-report.ts"],
    ["./tests/e2e/support/policy-report.ts"],
    ...(process.env.E2E_JSON ? [["json", { outputFile: process.env.E2E_JSON }] as const] : []),
  ],
  use: {
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    locale: "en-US",
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: chromiumArgs,
    },
  },
  projects: [
    // First, because it begins with a build for its one worker and server.
    {
      name: "production",
      testDir: "tests/e2e/production",
      workers: 1,
      use: {
        baseURL: `http://localhost:${process.env.E2E_PRODUCTION_PORT}`,
        sitePort: Number(process.env.E2E_BACKEND_PORT),
      },
    },
    { name: "demo", testIgnore: "e2e/production/**" },
    {
      name: "translated",
      testMatch: OF_FORMS,
      // Looks are checked by the other project, and translated text cannot take the focus.
      grepInvert: /accessible|complete in both|imports pasted rows/,
      use: { isTranslated: true },
    },
  ],
});
