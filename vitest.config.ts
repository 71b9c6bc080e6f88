import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import type { AppEnv } from "./src/lib/env-schema.ts";
import { isWholeRun } from "./tests/test-size.ts";

// Not vite.config.ts, which reads the developer's environment and starts the backend.
const appEnv: AppEnv = {
  supabaseUrl: null,
  publishableKey: "sb_publishable_unit",
  siteUrl: "https://www.curbfront.example",
  isDemo: true,
  stripePaymentLink: null,
  errorEndpoint: null,
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
    // Flaky tests must fail.
    retry: 0,
    bail: 5,
    maxWorkers: 2,
    // The embedded backend logs every refusal that the tests provoke.
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
          // Loading jsdom and the libraries for each file took longer than the tests.
          isolate: false,
          // A larger semi-space reduces collection of short-lived DOM objects.
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
          include: [
            "tests/{lint,report}/**/*.test.ts",
            "server/**/*.test.ts",
            "supabase/functions/**/*.test.ts",
          ],
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
          fileParallelism: false,
          // A separate group, because its number of workers differs.
          sequence: { groupOrder: 1 },
          isolate: false,
          hookTimeout: 60_000,
          testTimeout: isWholeRun ? 300_000 : 60_000,
        },
      },
    ],
  },
});
