import { existsSync, readdirSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { PgliteConnection } from "@supabase/lite/pglite";
import { lockDataFolder } from "../../server/workarounds/data-folder-lock.ts";

/** @typedef {Record<string, {rows: number, hash: string}>} Content of each table and sequence */

const RELATIONS = `
  select format('%I.%I', nspname, relname) as name,
    case relkind when 'S' then '(last_value, is_called)' else 'r' end as row
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p', 'm', 'S') and nspname <> 'information_schema' and nspname !~ '^pg_'
  order by 1`;

/** @param {PgliteConnection} database @returns {Promise<Content>} */
async function contentOf({ driver }) {
  /** @type {Content} */
  const content = {};
  const relations = await driver.query(RELATIONS);
  for (const { name, row } of /** @type {{name: string, row: string}[]} */ (relations.rows)) {
    const { rows } = await driver.query(`
      select count(*)::int as rows, md5(coalesce(string_agg(row, '' order by row), '')) as hash
      from (select md5(${row}::text) as row from ${name} as r) as hashed`);
    content[name] = /** @type {Content[string]} */ (rows[0]);
  }
  return content;
}

/**
 * @template T
 * @param {{url: string, archive?: Blob}} source
 * @param {(database: PgliteConnection) => Promise<T>} look
 */
async function withDatabase({ url, archive }, look) {
  const pgliteOptions = archive === undefined ? {} : { loadDataDir: archive };
  const database = new PgliteConnection({ url, pgliteOptions });
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

/** @param {Content} found @param {Content} expected @param {string} where */
function assertSame(found, expected, where) {
  const names = new Set([...Object.keys(found), ...Object.keys(expected)]);
  const other = [...names].filter((name) => found[name]?.hash !== expected[name]?.hash);
  if (other.length > 0) throw new Error(`${where} is not what it should be: ${other.join(", ")}.`);
}

/**
 * Gives up queued mails of a restored backup, since most of them were sent after it was made.
 * @param {PgliteConnection} database
 */
async function giveUpMails({ driver }) {
  const { rows } = await driver.query("select private.hold_restored_mails()::int as count");
  const [{ count }] = /** @type {[{count: number}]} */ (rows);
  return count;
}

/** @param {string} file @param {Blob} archive */
async function writeDurably(file, archive) {
  // Readable by its owner only: it holds personal data and password hashes.
  const handle = await open(file, "w", 0o600);
  try {
    await handle.writeFile(new Uint8Array(await archive.arrayBuffer()));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Unpacked here, so that a broken or truncated file is a catchable error. @param {string} file */
const archiveIn = async (file) =>
  new Blob([gunzipSync(await readFile(file))], { type: "application/x-tar" });

/** @param {string} folder */
const isDatabase = (folder) => existsSync(join(folder, "PG_VERSION"));

/** @param {Content} content */
const rowsOf = (content) => Object.values(content).reduce((sum, { rows }) => sum + rows, 0);

/**
 * Writes the database of a folder to a file, reads it back and compares every row. The file appears only after
 * that.
 * @param {{folder: string, file: string, mayReplace?: boolean}} task
 */
export async function backUp({ folder, file, mayReplace = false }) {
  if (!isDatabase(folder)) throw new Error(`There is no database in ${folder}.`);
  if (existsSync(file) && !mayReplace) {
    throw new Error(`${file} is there already. Choose another name, or say --replace.`);
  }
  const unlock = await lockDataFolder(folder);
  const partial = `${file}.partial`;
  try {
    const [content, archive] = await withDatabase({ url: folder }, async (database) => [
      await contentOf(database),
      await database.driver.dumpDataDir("gzip"),
    ]);
    await writeDurably(partial, archive);
    const written = { url: "memory://", archive: await archiveIn(partial) };
    assertSame(await withDatabase(written, contentOf), content, "What was written");
    await rename(partial, file);
    return { tables: Object.keys(content).length, rows: rowsOf(content), bytes: archive.size };
  } finally {
    await rm(partial, { force: true });
    unlock();
  }
}

/**
 * Restores a backup into a folder. It is opened in a temporary folder first, so that a broken file changes
 * nothing. Gives up queued mails and returns their number.
 * @param {{folder: string, file: string, mayReplace?: boolean}} task
 */
export async function restore({ folder, file, mayReplace = false }) {
  const archive = await archiveIn(file);
  const isTaken = existsSync(folder) && readdirSync(folder).length > 0;
  if (isTaken && !mayReplace) {
    throw new Error(
      `There is something in ${folder} already. Set CURBFRONT_DATABASE_URL to another folder, or say --replace to delete what is there.`,
    );
  }
  const unlock = await lockDataFolder(folder);
  const [made, old] = [`${folder}.restoring`, `${folder}.replaced`];
  try {
    await rm(made, { recursive: true, force: true });
    const content = await withDatabase({ url: made, archive }, contentOf);
    const givenUpMails = await withDatabase({ url: made }, async (database) => {
      assertSame(await contentOf(database), content, "What was restored");
      return giveUpMails(database);
    });
    await rm(old, { recursive: true, force: true });
    if (existsSync(folder)) await rename(folder, old);
    await rename(made, folder);
    await rm(old, { recursive: true, force: true });
    return { tables: Object.keys(content).length, rows: rowsOf(content), givenUpMails };
  } finally {
    await rm(made, { recursive: true, force: true });
    unlock();
  }
}
