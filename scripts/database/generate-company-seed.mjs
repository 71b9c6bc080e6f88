// node scripts/database/generate-company-seed.mjs: writes supabase/seed/company.sql from the sample company. A unit test compares them.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url));

/** @typedef {typeof import("../../src/data/sample-company/seed-sql.ts")} SeedSql */
const { module } = await runnerImport(path("../../src/data/sample-company/seed-sql.ts"), {
  configFile: false,
  resolve: { alias: { "@": path("../../src") } },
  define: { __APP_ENV__: "{}", __IS_DEMO__: "true" },
});
writeFileSync(
  path("../../supabase/seed/company.sql"),
  /** @type {SeedSql} */ (module).sampleCompanySql(),
);
