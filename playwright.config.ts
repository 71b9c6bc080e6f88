import { mkdtempSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/find-chromium.mjs";
import { loadLocalEnv } from "./scripts/local-env.mjs";
import { chromiumArgs } from "./tests/e2e/chromium-args.ts";

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, "localhost", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

const PAYMENT_LINK = "https://pay.example/curbfront";

// Every worker reads this file again and gets what the first reading chose.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_PAYMENT_PORT ??= String(await freePort());
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), "curbfront-e2e-"));
loadLocalEnv();

const baseURL = `http://localhost:${process.env.E2E_PORT}`;
const executablePath = findChromium();
// A developer's .env must not turn the tests on a hosted project.
const environment = {
  VITE_SUPABASE_URL: "",
  VITE_SUPABASE_PUBLISHABLE_KEY: "",
  VITE_DEMO: "",
  VITE_STRIPE_PAYMENT_LINK: "",
  VITE_SAMPLE_TICKETS: "",
};
const server = { timeout: 600_000, stdout: "ignore", stderr: "pipe" } as const;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalTeardown: "./tests/e2e/remove-data.ts",
  fullyParallel: true,
  // Twice the cores of the smallest machine: a journey waits half of its time.
  workers: 4,
  retries: 0,
  // Both only end what would never end. A busy machine is no reason to fail.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: process.env.E2E_JSON
    ? [["list"], ["json", { outputFile: process.env.E2E_JSON }]]
    : [["list"]],
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
  webServer: [
    // The same site built for a company that takes payments, on a day with many tickets.
    // Without an address to wait for, so that the other tests run while it is built: those it
    // is for wait for it themselves (see test.ts).
    {
      ...server,
      command: "node scripts/build.mjs && node node_modules/vite/bin/vite.js preview",
      env: {
        ...environment,
        PORT: process.env.E2E_PAYMENT_PORT,
        CURBFRONT_DIST: "node_modules/.cache/curbfront-payment",
        CURBFRONT_DATABASE_URL: "memory://payment",
        VITE_STRIPE_PAYMENT_LINK: PAYMENT_LINK,
        VITE_SAMPLE_TICKETS: "10000",
      },
    },
    // The site as it was built, on a database of its own.
    {
      ...server,
      command: "node node_modules/vite/bin/vite.js preview",
      url: baseURL,
      env: {
        ...environment,
        PORT: process.env.E2E_PORT,
        CURBFRONT_DATABASE_URL: process.env.E2E_DATA,
      },
    },
  ],
});
