import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { PgliteConnection } from "@supabase/lite/pglite";
import { lockDataFolder } from "../workarounds/data-folder-lock.ts";
import { extractFiles, hashesOf, readBackup, writeBackup } from "./backup-file.ts";
import { filesFolder } from "./file-storage.ts";

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

type Hashed = Record<string, { hash: string }>;

function assertSame(found: Hashed, expected: Hashed, where: string) {
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

/** Unpacked here, so that a broken or truncated file is a catchable error. */
const unpacked = (archive: Uint8Array) =>
  new Blob([gunzipSync(archive)], { type: "application/x-tar" });

async function archiveIn(file: string) {
  const { database, files } = await readBackup(file);
  return { archive: unpacked(database ?? (await readFile(file))), files };
}

const isDatabase = (folder: string) => existsSync(join(folder, "PG_VERSION"));

const sizeOf = (content: Content, files: Hashed) => ({
  tables: Object.keys(content).length,
  rows: Object.values(content).reduce((sum, { rows }) => sum + rows, 0),
  files: Object.keys(files).length,
});

/**
 * Writes the database of a folder and its files to one file, reads it back and compares every row and every file.
 * The file appears only after that.
 */
export async function backUp({ folder, file, mayReplace = false }: ArchiveTask) {
  if (!isDatabase(folder)) throw new Error(`There is no database in ${folder}.`);
  if (existsSync(file) && !mayReplace) {
    throw new Error(`${file} is there already. Choose another name, or say --replace.`);
  }
  const unlock = await lockDataFolder(folder);
  const partial = `${file}.partial`;
  try {
    const [content, dump] = await withDatabase({ url: folder }, async (database) => [
      await contentOf(database),
      await database.driver.dumpDataDir("gzip"),
    ]);
    await writeBackup(partial, dump, filesFolder(folder));
    const { archive, files } = await archiveIn(partial);
    const written = await withDatabase({ url: "memory://", archive }, contentOf);
    assertSame(written, content, "What was written");
    assertSame(files, await hashesOf(filesFolder(folder)), "What was written");
    await rename(partial, file);
    return { ...sizeOf(content, files), bytes: (await stat(file)).size };
  } finally {
    await rm(partial, { force: true });
    unlock();
  }
}

/** Puts what was made in the place of what is there. */
async function replace(target: string, made: string, old: string) {
  await rm(old, { recursive: true, force: true });
  if (existsSync(target)) await rename(target, old);
  await rename(made, target);
}

const isTaken = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

/**
 * Restores a backup into a folder and that of its files. Both are made in temporary folders first, so that a broken
 * file changes nothing. Gives up queued mails and returns their number.
 */
export async function restore({ folder, file, mayReplace = false }: ArchiveTask) {
  const { archive, files } = await archiveIn(file);
  const taken = [folder, filesFolder(folder)].find(isTaken);
  if (taken !== undefined && !mayReplace) {
    throw new Error(
      `There is something in ${taken} already. Set CURBFRONT_DATABASE_URL to another folder, or say --replace to delete what is there.`,
    );
  }
  const unlock = await lockDataFolder(folder);
  const [made, old] = [`${folder}.restoring`, `${folder}.replaced`];
  try {
    for (const each of [made, filesFolder(made)]) await rm(each, { recursive: true, force: true });
    const content = await withDatabase({ url: made, archive }, contentOf);
    const givenUpMails = await withDatabase({ url: made }, async (database) => {
      assertSame(await contentOf(database), content, "What was restored");
      return giveUpMails(database);
    });
    await mkdir(filesFolder(made), { recursive: true });
    await extractFiles(file, filesFolder(made));
    assertSame(await hashesOf(filesFolder(made)), files, "What was restored");
    await replace(filesFolder(folder), filesFolder(made), filesFolder(old));
    await replace(folder, made, old);
    for (const each of [old, filesFolder(old)]) await rm(each, { recursive: true, force: true });
    return { ...sizeOf(content, files), givenUpMails };
  } finally {
    for (const each of [made, filesFolder(made)]) await rm(each, { recursive: true, force: true });
    unlock();
  }
}
