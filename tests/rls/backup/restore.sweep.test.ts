import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PgliteConnection } from "@supabase/lite/pglite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { backUp, restore } from "../../../server/backend/data-archive.ts";
import { lockDataFolder } from "../../../server/workarounds/data-folder-lock.ts";

const folder = join(mkdtempSync(join(tmpdir(), "curbfront-backup-")), "data");
const beside = (name: string) => join(dirname(folder), name);
const file = beside("backup.tar.gz");
afterAll(() => rmSync(dirname(folder), { recursive: true }));

/** As the storage keeps them, with an upload that broke off. */
const FILES: Record<string, Buffer> = {
  "attachments/0f": Buffer.from([0, 255, 13, 10]),
  "client-files/1e": Buffer.alloc(5_000_000, "picture"),
  "client-files/empty": Buffer.alloc(0),
  "pictures/2d/640.webp": Buffer.from("RIFF"),
};
const filesOf = (name: string) => `${name}.files`;
function storeFiles(name: string) {
  for (const [path, bytes] of Object.entries({
    ...FILES,
    "attachments/3c.partial": Buffer.from("x"),
  })) {
    const target = join(filesOf(name), path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes, { mode: 0o600 });
  }
}
function filesIn(name: string) {
  const found: Record<string, Buffer> = {};
  for (const path of readdirSync(filesOf(name), { recursive: true, encoding: "utf8" })) {
    const target = join(filesOf(name), path);
    if (statSync(target).isFile() && !path.endsWith(".partial")) found[path] = readFileSync(target);
  }
  return found;
}

type Tables = Record<string, string[]>;

async function ask<Row>(url: string, ...statements: string[]): Promise<Row[][]> {
  const database = new PgliteConnection({ url });
  const answers: Row[][] = [];
  for (const sql of statements) answers.push((await database.driver.query<Row>(sql)).rows);
  await database.close();
  return answers;
}

/** All rows as text by table, without mails, some of which are queued and given up, and their words. */
async function rowsIn(url: string): Promise<Tables> {
  const database = new PgliteConnection({ url });
  const rowsOf = async <Row>(sql: string) => (await database.driver.query<Row>(sql)).rows;
  const tables: Tables = {};
  const names = await rowsOf<{ name: string }>(`select schemaname || '.' || tablename as name
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema')
      and tablename not in ('mails', 'record_words') order by 1`);
  for (const { name } of names) {
    const rows = await rowsOf<{ row: string }>(
      `select t::text as row from ${name} as t order by 1`,
    );
    tables[name] = rows.map(({ row }) => row);
  }
  await database.close();
  return tables;
}

const ODD = "é \u{1F6A7} ' \" \\ \t\n  ; -- ";

const MAILS = `select m::text as row, kind, occasion, state, last_error as error, (data ->> 'count')::int as count
  from public.mails as m order by m.id`;
type MailRow = {
  row: string;
  kind: string;
  occasion: string;
  state: string;
  error: string | null;
  count: number | null;
};

let before: Tables;
let mailsBefore: MailRow[];
beforeAll(async () => {
  vi.stubEnv("CURBFRONT_DATABASE_URL", folder);
  const { openEmbeddedBackend } = await import("../../../server/backend/embedded-backend.ts");
  const made = await openEmbeddedBackend({ isSeeded: false }).finally(() => vi.unstubAllEnvs());
  await made.execute(readFileSync("supabase/seed.sql", "utf8"));
  await made.execute(`
    insert into public.blogs (id, title, slug, excerpt, content, full_content, author, category, read_time)
      values (gen_random_uuid(), 'odd', 'odd', 'x', 'x', $odd$${ODD}$odd$, 'x', 'x', '1 min');
    insert into public.leads (id, name, business, form) values (gen_random_uuid(), 'One', $odd$${ODD}$odd$, 'contact');
    insert into public.clients (id, business) values (gen_random_uuid(), $odd$${ODD}$odd$);
    insert into public.mails (kind, occasion, to_email, to_name, data, lead_id, state, taken_at)
      select 'request-received', state, 'one@x.example', 'One', '{}', l.id, state, now()
      from public.leads as l, unnest(array['queued', 'sending', 'sent', 'failed']) as state
      where l.business = $odd$${ODD}$odd$;
    -- Alerts due at the restore may have been sent after the backup.
    update public.leads set first_response_due_at = now() + interval '30 minutes' where business = $odd$${ODD}$odd$;`);
  await made.close();
  storeFiles(folder);
  before = await rowsIn(folder);
  [mailsBefore = []] = await ask<MailRow>(folder, MAILS);
});

it("brings back every row of every table, and every file", async () => {
  expect(before["public.blogs"]?.some((row) => row.includes("\u{1F6A7}"))).toBe(true);
  expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(10);
  const written = await backUp({ folder, file });
  expect(written.rows).toBeGreaterThan(Object.values(before).flat().length);
  expect(written).toMatchObject({ files: 4, bytes: statSync(file).size });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
  rmSync(filesOf(folder), { recursive: true });
  const restored = await restore({ folder, file });
  expect(restored).toMatchObject({ tables: written.tables, rows: written.rows, files: 4 });
  expect(filesIn(folder)).toEqual(FILES);
  const after = await rowsIn(folder);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [name, rows] of Object.entries(before)) expect(after[name], name).toEqual(rows);
});

it("sends nothing again that waited when the backup was made, nor what has become due since", async () => {
  const copy = beside("copy");
  const { givenUpMails } = await restore({ folder: copy, file });
  const [restored = [], , taken, alerts = []] = await ask<MailRow>(
    copy,
    MAILS,
    "select public.queue_timed_mails()",
    "select * from public.take_mails(100)",
    MAILS,
  );
  for (const each of [copy, filesOf(copy)]) rmSync(each, { recursive: true });
  const givenUp = restored.filter(({ error }) => error?.startsWith("This waited in a backup"));
  expect(givenUp.map(({ occasion }) => occasion)).toEqual(
    expect.arrayContaining(["queued", "sending"]),
  );
  expect(givenUp.some(({ occasion }) => occasion.startsWith("answer-due "))).toBe(true);
  expect(givenUp.every(({ state }) => state === "failed")).toBe(true);
  expect(givenUpMails).toBe(givenUp.length);
  for (const name of ["sent", "failed"]) {
    const was = mailsBefore.find(({ occasion }) => occasion === name);
    expect(restored).toContainEqual(was);
  }
  expect((taken as unknown[]).length).toBe(
    alerts.filter(({ kind }) => kind === "mail-given-up").length,
  );
  expect(alerts.filter(({ kind }) => kind === "mail-given-up").map(({ count }) => count)).toContain(
    1,
  );
});

it("does not replace an existing file or folder unless asked to", async () => {
  const bytes = readFileSync(file);
  await expect(backUp({ folder, file })).rejects.toThrow("is there already");
  expect(readFileSync(file).equals(bytes)).toBe(true);
  await expect(restore({ folder, file })).rejects.toThrow("There is something in");
  const other = beside("other.tar.gz");
  writeFileSync(other, "x");
  await backUp({ folder, file: other, mayReplace: true });
  writeFileSync(join(filesOf(folder), "attachments", "newer"), "x");
  const { rows } = await restore({ folder, file: other, mayReplace: true });
  expect(filesIn(folder)).toEqual(FILES);
  expect(rows).toBeGreaterThan(Object.values(before).flat().length);
});

it("does not touch a folder in use", async () => {
  const unlock = await lockDataFolder(folder);
  const inUse = "in use by another process";
  await expect(backUp({ folder, file: beside("third.tar.gz") })).rejects.toThrow(inUse);
  await expect(restore({ folder, file, mayReplace: true })).rejects.toThrow(inUse);
  unlock();
});

it("changes nothing when the file is broken or cut short, and leaves nothing behind", async () => {
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  changed.set([1, 2, 3, 4], whole.length - 5000);
  const parts = [0.3, 0.5, 0.999].map((part) => whole.subarray(0, whole.length * part));
  for (const broken of [...parts, changed, Buffer.from("no archive")]) {
    writeFileSync(beside("broken.tar.gz"), broken);
    const task = { folder, file: beside("broken.tar.gz"), mayReplace: true };
    await expect(restore(task)).rejects.toThrow();
  }
  expect(await rowsIn(folder)).toEqual(before);
  expect(filesIn(folder)).toEqual(FILES);
  expect(readdirSync(dirname(folder)).toSorted()).toEqual(
    ["backup.tar.gz", "broken.tar.gz", "data", "data.files", "other.tar.gz"].toSorted(),
  );
});

it("restores a backup from before there were files, and replaces only when asked to", async () => {
  const database = new PgliteConnection({ url: folder });
  const dump = await database.driver.dumpDataDir("gzip");
  await database.close();
  const old = { folder: beside("old"), file: beside("old.tar.gz") };
  writeFileSync(old.file, Buffer.from(await dump.arrayBuffer()));
  storeFiles(old.folder);
  await expect(restore(old)).rejects.toThrow("old.files already");
  expect(filesIn(old.folder)).toEqual(FILES);
  expect(await restore({ ...old, mayReplace: true })).toMatchObject({ files: 0 });
  expect(await rowsIn(old.folder)).toEqual(before);
  expect(filesIn(old.folder)).toEqual({});
});

it("says that there is nothing to back up", async () => {
  const task = { folder: beside("nowhere"), file: beside("nothing.tar.gz") };
  await expect(backUp(task)).rejects.toThrow("There is no database in");
  expect(existsSync(task.folder)).toBe(false);
});
