import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/environment/find-chromium.mjs";
import { loadLocalEnv } from "./scripts/environment/local-env.mjs";
import { chromiumArgs } from "./tests/e2e/support/chromium-args.ts";

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, "localhost", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

/** Where the site keeps its data. A teardown would come before the site has ended, which may still write. */
function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "curbfront-e2e-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

// Every worker reads this file again and gets what the first reading chose.
process.env.E2E_PORT ??= String(await freePort());
// For the production build, which only its own journeys serve.
process.env.E2E_PRODUCTION_PORT ??= String(await freePort());
process.env.E2E_DATA ??= newDataFolder();
// Servers that journeys start send no mail either.
process.env.SMTP_URL = "";
process.env.MAIL_API_URL = "";
process.env.INBOUND_MAIL_KEY = "key-of-the-journeys";
loadLocalEnv();

const baseURL = `http://localhost:${process.env.E2E_PORT}`;
const executablePath = findChromium();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // Three times the cores of the smallest machine: a journey mostly waits.
  workers: 6,
  retries: 0,
  // Both only end what would never end. A busy machine is no reason to fail, and some tests begin with
  // a build of their own.
  timeout: 1_200_000,
  expect: { timeout: 90_000 },
  reporter: [
    ["list"],
    ["./tests/e2e/faults/fault-figures.ts"],
    ["./tests/e2e/support/policy-figures.ts"],
    ...(process.env.E2E_JSON ? [["json", { outputFile: process.env.E2E_JSON }] as const] : []),
  ],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    locale: "en-US",
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: chromiumArgs,
    },
  },
  projects: [
    // First, for it begins with a build; that and its server are one worker's.
    {
      name: "production",
      testDir: "tests/e2e/production",
      workers: 1,
      use: { baseURL: `http://localhost:${process.env.E2E_PRODUCTION_PORT}` },
    },
    { name: "demo", testIgnore: "e2e/production/**" },
  ],
  // The site as it was built, on a database of its own.
  webServer: {
    command: "node node_modules/vite/bin/vite.js preview",
    url: baseURL,
    timeout: 600_000,
    stdout: "ignore",
    stderr: "pipe",
    // A developer's .env must not turn the tests on a hosted project.
    env: {
      PORT: process.env.E2E_PORT,
      CURBFRONT_DATABASE_URL: process.env.E2E_DATA,
      VITE_SUPABASE_URL: "",
      VITE_SUPABASE_PUBLISHABLE_KEY: "",
      VITE_DEMO: "",
      VITE_STRIPE_PAYMENT_LINK: "",
      VITE_SAMPLE_TICKETS: "",
      SMTP_URL: "",
      MAIL_API_URL: "",
      INBOUND_MAIL_KEY: process.env.INBOUND_MAIL_KEY,
    },
  },
});
