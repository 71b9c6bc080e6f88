import "../workarounds/storage-switch.mjs";
import { applyPendingMigrations, createApi, ensureSchema } from "@supabase/lite/cli";
import type { App } from "@supabase/lite";
import { dataFolder, loadLocalEnv } from "../local-env.mjs";
import { lockDataFolder } from "../workarounds/data-folder-lock.ts";
import { grantStorage, keepGrants } from "../workarounds/keep-grants.ts";
import { oneRequestAtATime } from "../workarounds/one-request-at-a-time.ts";
import { answerAsService } from "./answer-as-service.ts";
import { fileStorage, openFilesFolder } from "./file-storage.ts";
import { withCurrentSamples } from "./keep-samples-current.ts";
import { refuseOldData } from "./refuse-old-data.ts";

type DatabaseOptions = {
  /** SQL to run in a new database */
  beforeMigrations?: string;
  /** whether to run supabase/seed; false is like a hosted project */
  isSeeded?: boolean;
};

/** Opens the embedded Supabase on the locked data folder and migrates and seeds it. */
export async function openDatabase({ beforeMigrations, isSeeded = true }: DatabaseOptions = {}) {
  const api = await createApi({ withSupabaseClient: false });
  const app = await api.project.local.createApp(undefined, { admin: false, adminDefault: false });
  keepGrants(app);
  app._storageAdapter = fileStorage(openFilesFolder());
  app.server.fetch = oneRequestAtATime(withCurrentSamples(app, app.server.fetch));
  if (beforeMigrations !== undefined) await app.connection.exec(beforeMigrations);
  await refuseOldData(app);
  await applyPendingMigrations(app);
  await grantStorage(app);
  if (isSeeded) {
    await createSampleCompany(app);
    await ensureSchema(app);
  }
  return app;
}

/** Creates the temporary tables that supabase/seed/crm.sql fills the CRM from, unless it did before. */
async function createSampleCompany({ connection }: App) {
  const { rows } = (await connection.exec(
    "select from public.clients where is_sample limit 1",
  )) as { rows: unknown[] };
  if (rows.length > 0) return;
  // The app's modules read these, which Vite defines in a build. Loading Vite here would double the time to seed.
  Object.assign(globalThis, { __APP_ENV__: {}, __IS_DEMO__: true });
  const { sampleCompanySql } = await import("../../src/data/sample-company/seed-sql.ts");
  await connection.exec(sampleCompanySql());
}

/**
 * Opens it in this process, without a port. `origin` is only a label: requests go through `fetch`, never over
 * the network.
 */
export async function openEmbeddedBackend(options?: DatabaseOptions) {
  loadLocalEnv();
  const folder = dataFolder();
  const unlock = folder === null ? () => undefined : await lockDataFolder(folder);
  const app = await openDatabase(options);
  const answer = answerAsService(app);
  const answerFetch: typeof fetch = (input, init) => answer(new Request(input, init));
  return {
    origin: "http://embedded.invalid",
    fetch: answerFetch,
    execute: (sql: string) => app.connection.exec(sql),
    async close() {
      await app.connection.close();
      unlock();
    },
  };
}
