import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import type { AppEnv } from "./src/lib/env-schema.ts";
import { isWholeRun } from "./tests/test-size.ts";

// Not vite.config.ts: that one reads the developer's environment and opens the backend.
const appEnv: AppEnv = {
  supabaseUrl: null,
  publishableKey: "sb_publishable_unit",
  siteUrl: "https://www.curbfront.example",
  isDemo: true,
  stripePaymentLink: null,
  errorEndpoint: null,
  sampleTickets: null,
};

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [react()],
  define: {
    __APP_ENV__: JSON.stringify(appEnv),
    __IS_DEMO__: "true",
    __LEGAL_PARTS__: readFileSync(path("legal-parts.json"), "utf8"),
  },
  resolve: { alias: { "@tests": path("tests"), "@": path("src") } },
  test: {
    // A test that needs another try is wrong about something.
    retry: 0,
    // Five say as much as fifty, sooner.
    bail: 5,
    maxWorkers: 2,
    // The embedded backend logs every refusal, and refusals are what is tested.
    silent: "passed-only",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "jsdom",
          environmentOptions: { jsdom: { url: "http://localhost:4173/" } },
          include: ["src/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/fresh-modules.ts", "tests/setup.ts"],
          sequence: { setupFiles: "list" },
          // Loading jsdom and the libraries anew for every file took more than the tests.
          isolate: false,
          // A page in jsdom is made of short-lived objects: with room for them, less is collected.
          execArgv: ["--max-semi-space-size=32"],
          testTimeout: 15_000,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: "scripts",
          environment: "node",
          include: ["scripts/**/*.test.ts"],
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        test: {
          name: "art",
          environment: "node",
          include: ["art/**/*.test.ts"],
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          environment: "node",
          include: ["tests/rls/**/*.test.ts", "tests/hostile/**/*.test.ts"],
          // The files share one embedded Postgres, so they run one after another in one process.
          fileParallelism: false,
          // A group of its own, because it has another number of workers.
          sequence: { groupOrder: 1 },
          isolate: false,
          // The first hook of all opens the database.
          hookTimeout: 60_000,
          // A whole matrix of attempts is one test.
          testTimeout: isWholeRun ? 300_000 : 60_000,
        },
      },
    ],
  },
});
