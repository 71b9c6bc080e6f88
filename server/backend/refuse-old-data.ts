import { ensureHistoryTable, listHistory, type App } from "@supabase/lite";
import { listMigrationFiles } from "@supabase/lite/cli";
import { dataFolder } from "../local-env.mjs";
import { filesFolder } from "./file-storage.ts";

/**
 * Refuses a database whose applied migrations were changed or removed since. @supabase/lite records the
 * statements of each. New migrations are applied as usual.
 */
export async function refuseOldData(app: App): Promise<void> {
  await ensureHistoryTable(app.connection);
  const applied = await listHistory(app.connection);
  const changed = changedMigrations(applied, await listMigrationFiles(app));
  if (changed.length === 0) return;
  await app.connection.close();
  const folder = dataFolder() ?? "memory";
  throw new Error(
    `The data in ${folder} was made by earlier migrations, of which ${changed.length} are no longer as they were. Delete that folder and ${filesFolder(folder)} and start again, or set CURBFRONT_DATABASE_URL to another one.`,
  );
}

/**
 * Versions whose applied statements differ from their file, or whose file is gone. Ignores comments and white
 * space.
 */
export function changedMigrations(
  applied: { version: string; statements: string[] }[],
  files: { version: string; sql: string }[],
): string[] {
  const wordsOf = new Map(files.map(({ version, sql }) => [version, wordsOnly(sql)]));
  return applied
    .filter(({ version, statements }) => wordsOf.get(version) !== wordsOnly(statements.join(";\n")))
    .map(({ version }) => version);
}

const wordsOnly = (sql: string) => sql.replaceAll(/^\s*--.*$/gm, "").replaceAll(/[\s;]+/g, "");
