import { existsSync, readdirSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { PgliteConnection } from "@supabase/lite/pglite";
import { lockDataFolder } from "../workarounds/data-folder-lock.ts";

/** Rows and hash of each table and sequence. */
type Content = Record<string, { rows: number; hash: string }>;

type ArchiveTask = { folder: string; file: string; mayReplace?: boolean };

const RELATIONS = `
  select format('%I.%I', nspname, relname) as name,
    case relkind when 'S' then '(last_value, is_called)' else 'r' end as row
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p', 'm', 'S') and nspname <> 'information_schema' and nspname !~ '^pg_'
  order by 1`;

async function contentOf({ driver }: PgliteConnection): Promise<Content> {
  const content: Content = {};
  const relations = await driver.query<{ name: string; row: string }>(RELATIONS);
  for (const { name, row } of relations.rows) {
    const { rows } = await driver.query<Content[string]>(`
      select count(*)::int as rows, md5(coalesce(string_agg(row, '' order by row), '')) as hash
      from (select md5(${row}::text) as row from ${name} as r) as hashed`);
    if (rows[0]) content[name] = rows[0];
  }
  return content;
}

async function withDatabase<T>(
  { url, archive }: { url: string; archive?: Blob },
  look: (database: PgliteConnection) => Promise<T>,
): Promise<T> {
  const pgliteOptions = archive === undefined ? {} : { loadDataDir: archive };
  const database = new PgliteConnection({ url, pgliteOptions });
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

function assertSame(found: Content, expected: Content, where: string) {
  const names = new Set([...Object.keys(found), ...Object.keys(expected)]);
  const other = [...names].filter((name) => found[name]?.hash !== expected[name]?.hash);
  if (other.length > 0) throw new Error(`${where} is not what it should be: ${other.join(", ")}.`);
}

/** Gives up queued mails of a restored backup, since most of them were sent after it was made. */
async function giveUpMails({ driver }: PgliteConnection): Promise<number> {
  const { rows } = await driver.query<{ count: number }>(
    "select private.hold_restored_mails()::int as count",
  );
  return rows[0]?.count ?? 0;
}

async function writeDurably(file: string, archive: Blob) {
  // Readable by its owner only: it holds personal data and password hashes.
  const handle = await open(file, "w", 0o600);
  try {
    await handle.writeFile(new Uint8Array(await archive.arrayBuffer()));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Unpacked here, so that a broken or truncated file is a catchable error. */
const archiveIn = async (file: string) =>
  new Blob([gunzipSync(await readFile(file))], { type: "application/x-tar" });

const isDatabase = (folder: string) => existsSync(join(folder, "PG_VERSION"));

const rowsOf = (content: Content) =>
  Object.values(content).reduce((sum, { rows }) => sum + rows, 0);

/**
 * Writes the database of a folder to a file, reads it back and compares every row. The file appears only after
 * that.
 */
export async function backUp({ folder, file, mayReplace = false }: ArchiveTask) {
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
 */
export async function restore({ folder, file, mayReplace = false }: ArchiveTask) {
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
