// Refuses a database whose applied migrations were changed or removed since. @supabase/lite records the
// statements of each. New migrations are applied as usual.
import { App, ensureHistoryTable, listHistory } from "@supabase/lite";
import { listMigrationFiles } from "@supabase/lite/cli";
import { dataFolder } from "../environment/local-env.mjs";

// oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
const originalEnsure = App.prototype.ensureSystemSchema;

Object.assign(App.prototype, {
  /**
   * @this {App}
   * @param {Parameters<App["ensureSystemSchema"]>} options
   */
  async ensureSystemSchema(...options) {
    await originalEnsure.apply(this, options);
    await ensureHistoryTable(this.connection);
    const applied = await listHistory(this.connection);
    const changed = changedMigrations(applied, await listMigrationFiles(this));
    if (changed.length === 0) return;
    await this.connection.close();
    throw new Error(
      `The data in ${dataFolder() ?? "memory"} was made by earlier migrations, of which ${changed.length} are no longer as they were. Delete that folder and start again, or set CURBFRONT_DATABASE_URL to another one.`,
    );
  },
});

/**
 * Versions whose applied statements differ from their file, or whose file is gone. Ignores comments and white
 * space.
 * @param {{ version: string, statements: string[] }[]} applied @param {{ version: string, sql: string }[]} files
 */
export function changedMigrations(applied, files) {
  const wordsOf = new Map(files.map(({ version, sql }) => [version, wordsOnly(sql)]));
  return applied
    .filter(({ version, statements }) => wordsOf.get(version) !== wordsOnly(statements.join(";\n")))
    .map(({ version }) => version);
}

/** @param {string} sql */
const wordsOnly = (sql) => sql.replaceAll(/^\s*--.*$/gm, "").replaceAll(/[\s;]+/g, "");
