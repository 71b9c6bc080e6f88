import "./keep-grants.mjs";
import "./one-request-at-a-time.mjs";
// Imported after one-request-at-a-time.mjs, so that this runs in turn as well.
import "./keep-samples-current.mjs";
import "./refuse-old-data.mjs";
import { applyPendingMigrations, createApi, ensureSchema } from "@supabase/lite/cli";
import { answerAsService } from "./answer-as-service.mjs";
import { lockDataFolder } from "./data-folder-lock.mjs";
import { importAppModule } from "../environment/import-app-module.mjs";
import { dataFolder, loadLocalEnv } from "../environment/local-env.mjs";

/** @typedef {import("@supabase/lite").App} App */
/** @typedef {typeof import("../../src/data/sample-company/seed-sql.ts")} SeedSql */

/**
 * @typedef {object} DatabaseOptions
 * @property {string} [beforeMigrations] SQL to run in a new database
 * @property {boolean} [isSeeded] whether to run supabase/seed; false is like a hosted project
 */

/**
 * Opens the embedded Supabase on the locked data folder and migrates and seeds it.
 * @param {DatabaseOptions} [options]
 */
export async function openDatabase({ beforeMigrations, isSeeded = true } = {}) {
  const api = await createApi({ withSupabaseClient: false });
  const app = await api.project.local.createApp(undefined, { admin: false, adminDefault: false });
  if (beforeMigrations !== undefined) await app.connection.exec(beforeMigrations);
  await applyPendingMigrations(app);
  if (isSeeded) {
    await createSampleCompany(app);
    await ensureSchema(app);
  }
  return app;
}

/**
 * Creates the temporary tables that supabase/seed/crm.sql fills the CRM from, unless it did before.
 * @param {App} app
 */
async function createSampleCompany({ connection }) {
  const { rows } = /** @type {{ rows: unknown[] }} */ (
    await connection.exec("select from public.clients where is_sample limit 1")
  );
  if (rows.length > 0) return;
  const { sampleCompanySql } = /** @type {SeedSql} */ (
    await importAppModule("src/data/sample-company/seed-sql.ts", {
      __APP_ENV__: "{}",
      __IS_DEMO__: "true",
    })
  );
  await connection.exec(sampleCompanySql());
}

/**
 * Opens it in this process, without a port. `origin` is only a label: requests go through `fetch`, never over
 * the network.
 * @param {DatabaseOptions} [options]
 */
export async function openEmbeddedBackend(options) {
  loadLocalEnv();
  const folder = dataFolder();
  const unlock = folder === null ? () => undefined : await lockDataFolder(folder);
  const app = await openDatabase(options);
  const answer = answerAsService(app.fetch);
  return {
    origin: "http://embedded.invalid",
    /** @type {typeof fetch} */
    fetch: (input, init) => answer(new Request(input, init)),
    /** @param {string} sql */
    execute: (sql) => app.connection.exec(sql),
    async close() {
      await app.connection.close();
      unlock();
    },
  };
}
