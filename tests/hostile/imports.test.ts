import { afterAll, beforeAll, expect, it } from "vitest";
import { IMPORT_LISTS, type ImportList } from "@/data/imports/schema";
import {
  createImportEngine,
  type CheckInfo,
  type FileRefusal,
  type TableInfo,
} from "@/features/crm/import/engine/import-engine";
import { problemMessage, refusalMessage } from "@/features/crm/import/import-labels";
import { openTestBackend, type TestBackend } from "@tests/rls/support/test-backend";
import { reportAttempts } from "./report-attempts.ts";

const FILE = "hostile.csv";
const HOST = "Hostile Host Co";

const SCRIPT = "<img src=x onerror=alert(1)>";
const SQL = "'; drop table public.leads; -- $$ \\";
const VALUES: unknown[] = [
  SCRIPT,
  SQL,
  '=HYPERLINK("http://evil.example","Pay here")',
  "x".repeat(30_000),
  "\u0001\u202E\u2028x",
  "١٢٣",
  "-1",
  "1e9",
  "999999999",
  "9".repeat(400),
  "2026-02-30",
  "٢٠٢٦-٠١-٠١",
  "2026-01-01 00:00:00; drop",
  "00000000-0000-4000-8000-00000000ffff",
  "a@b.c\n=1+1",
  "\u00a0",
  "null",
  -1,
  1e300,
  0.5,
  true,
  null,
  {},
  [SCRIPT],
];

const STRANGE: unknown[] = [null, "", "x", SQL, 7, -1.5, true, {}, [], [null], "x".repeat(100_000)];

const ROWS: unknown[] = [
  ...STRANGE,
  ...STRANGE.map((each) => [each]),
  ...STRANGE.map((line) => [{ line, record: { name: "x" } }]),
  ...STRANGE.map((record) => [{ line: 1, record }]),
  ...STRANGE.map((problem) => [{ line: 1, record: { name: "x" }, problem }]),
  ["line", "problem", "record"],
  [{ line: 1e30 }],
  [{ line: 1, record: { name: "\0" } }],
  [{ line: 1, record: { name: "x".repeat(1_000_000) } }],
  [{ line: 1, record: Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`c${n}`, n])) }],
  [
    { line: 1, record: { name: "first" } },
    { line: 1, record: { name: "second" } },
  ],
];

let backend: TestBackend;
let tried = 0;
const succeeded: string[] = [];
const log = console.error;

beforeAll(async () => {
  // Silences hundreds of expected errors.
  console.error = () => undefined;
  backend = await openTestBackend();
});

afterAll(async () => {
  // No row refers to these, so foreign keys need no check.
  await backend.sql(`set session_replication_role = replica;
    create temporary table hostile_ids as select unnest(added_ids) as id from private.import_batches
      where file_name in ('${FILE}', '${HOST}');
    delete from public.crm_events where coalesce(ticket_id, lead_id, client_id) in (select id from hostile_ids)
      or record_id in (select id from hostile_ids);
    delete from public.ticket_messages where ticket_id in (select id from hostile_ids);
    delete from public.tickets where id in (select id from hostile_ids);
    delete from public.leads where id in (select id from hostile_ids);
    delete from public.client_contacts where client_id in (select id from hostile_ids);
    delete from public.client_addresses where client_id in (select id from hostile_ids);
    delete from public.client_sites where client_id in (select id from hostile_ids);
    delete from private.kept_rentals where client_id in (select id from hostile_ids);
    delete from public.clients where id in (select id from hostile_ids);
    delete from private.import_batches where file_name in ('${FILE}', '${HOST}');
    drop table hostile_ids;
    set session_replication_role = origin`);
  console.error = log;
  reportAttempts("imports", tried, succeeded.length);
});

/** As the owner, who may import everything. Errors must have the service's format. */
async function call<Data>(name: string, args: object): Promise<Data | null> {
  tried += 1;
  const answer = await backend.clients.owner.rpc(name as never, args as never);
  const { status, error } = answer;
  const isRefusal = status >= 400 && status < 500 && /^[0-9A-Z]{5,8}$/.test(error?.code ?? "");
  if (error !== null && !isRefusal) {
    succeeded.push(
      `${name} ${JSON.stringify(args).slice(0, 200)}: ${status} ${error.code} ${error.message}`,
    );
  }
  return error === null ? (answer.data as Data) : null;
}

const start = (list: ImportList) => call<string>("start_import", { list, file_name: FILE });

it("reject invalid imports, whatever the arguments", async () => {
  for (const strange of STRANGE) {
    await call("start_import", { list: strange, file_name: FILE });
    await call("start_import", { list: "leads", file_name: strange });
    for (const name of ["stage", "source", "owner_id", "__proto__"]) {
      const defaults = Object.fromEntries([[name, strange]]);
      await call("start_import", { list: "leads", file_name: FILE, defaults });
    }
    await call("start_import", { list: "leads", file_name: FILE, defaults: strange });
    for (const name of ["check_import", "discard_import", "undo_import"]) {
      await call(name, { batch: strange });
    }
    await call("recent_imports", { list: strange });
    const batch = await start("leads");
    await call("commit_import", { batch, mode: strange, duplicates: "skip" });
    await call("commit_import", { batch, mode: "skip", duplicates: strange });
  }
  expect(succeeded).toEqual([]);
});

it("take no rows that would stop the others", async () => {
  for (const rows of ROWS) {
    const batch = await start("leads");
    await call("add_import_rows", { batch, rows });
    const check = await call("check_import", { batch });
    if (check === null) succeeded.push(`unchecked: ${JSON.stringify(rows).slice(0, 200)}`);
    await call("discard_import", { batch });
  }
  expect(succeeded).toEqual([]);
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const inWideCharacters = (text: string, size: number) =>
  Uint8Array.from({ length: text.length * size }, (_, at) =>
    at % size === 0 ? text.charCodeAt(at / size) : 0,
  );
const MEGABYTE = "x".repeat(1_000_000);

const FILES: [string, Uint8Array | string, FileRefusal | null][] = [
  ["nothing", "", "empty"],
  ["a header", "Name,Email\n", "only-header"],
  ["a workbook", Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 8, 0), "not-text"],
  ["zeros", new Uint8Array(1_000), "not-text"],
  ["a zero among letters", bytesOf("Name,Email\nA\0B,a@one.example"), "not-text"],
  ["letters of four bytes", inWideCharacters("Name,Email\nA,a@one.example", 4), "not-text"],
  ["more rows than may be", `Name\n${"A\n".repeat(50_001)}`, "too-many-rows"],
  ["letters of two bytes", inWideCharacters("Name,Email\nA,a@one.example", 2), null],
  ["bytes that are no UTF-8", Uint8Array.of(...bytesOf("Name\nA"), 0xff, 0xfe, 0x80, 0xc3), null],
  ["a zero far behind", bytesOf(`Name,Town\n${"A,B\n".repeat(3_000)}A\0B,C`), null],
  ["a cell of a megabyte", `Name,Message\n${MEGABYTE},${MEGABYTE}`, null],
  ["a header of a megabyte", `Name,${MEGABYTE}\nA,B`, null],
  ["ten thousand columns", `Name${",x".repeat(10_000)}\nA${",y".repeat(10_000)}`, null],
  ["a row of ten thousand cells", `Name,Email\nA${",y".repeat(10_000)}`, null],
  ["a quote without an end", `Name,Email\n"A,${MEGABYTE}\nB,b@one.example`, null],
  ["nothing but quotes", `Name\n${'"'.repeat(100_001)}`, null],
];

it("reject an invalid file, and report the problems of each row of a valid one", () => {
  const t = ((words: string) => words) as never;
  for (const [what, source, refusal] of FILES) {
    tried += 1;
    const ask = createImportEngine();
    const table = ask({ do: "load", list: "leads", source }) as
      TableInfo | { refusal: FileRefusal };
    expect("refusal" in table ? table.refusal : null, what).toBe(refusal);
    if ("refusal" in table) {
      expect(refusalMessage(t, table.refusal)).toMatch(/\.$/);
      continue;
    }
    const choices = { matching: table.matching, dayOrder: null, people: [] };
    const { good, bad, problems, preview } = ask({ do: "check", choices }) as CheckInfo;
    expect(good + bad, what).toBe(table.rows);
    for (const problem of problems) expect(problemMessage(t, "leads", problem)).toMatch(/\.$/);
    // oxlint-disable-next-line no-control-regex -- none of these may come through
    expect(JSON.stringify(preview), what).not.toMatch(/\\u00[01]/);
  }
});

it("keep the later of two rows that say they are one line", async () => {
  const batch = await start("leads");
  const rows = ["first", "second"].map((name) => ({ line: 2, record: { name, email: "x" } }));
  expect(await call("add_import_rows", { batch, rows })).toBe(1);
  const [row] = await backend.sql<{ name: string }>(
    `select record ->> 'name' as name from private.import_rows where batch_id = '${batch}'`,
  );
  expect(row?.name).toBe("second");
  await call("discard_import", { batch });
});

const RECORDS: Record<ImportList, (nth: number) => Record<string, unknown>> = {
  leads: (nth) => ({ name: `Hostile ${nth}`, email: `hostile-${nth}@rows.example` }),
  clients: (nth) => ({ business: `Hostile ${nth}`, town: "Akron", street: "1 Main St" }),
  tickets: (nth) => ({ client: HOST, subject: `Hostile ${nth}` }),
};

it.each(IMPORT_LISTS)(
  "store what fits a column of %s as words, and name the rest",
  async (list) => {
    const host = await call<string>("start_import", { list: "clients", file_name: HOST });
    await call("add_import_rows", { batch: host, rows: [{ line: 1, record: { business: HOST } }] });
    await call("commit_import", { batch: host, mode: "skip", duplicates: "skip" });

    const columns = await backend.sql<{ name: string }>(
      `select name from private.record_columns where list = '${list}'`,
    );
    const names = [...columns.map(({ name }) => name), "id", "number", "reference", "site", "rank"];
    const rows = names.flatMap((name, column) =>
      VALUES.map((value, nth) => {
        const line = column * VALUES.length + nth + 1;
        return { line, record: { ...RECORDS[list](line), [name]: value } };
      }),
    );
    const batch = await start(list);
    expect(await call("add_import_rows", { batch, rows })).toBe(rows.length);
    type Check = { rows: number; bad: number; problems: { problem: string }[] };
    const check = await call<Check>("check_import", { batch });
    expect(check?.rows).toBe(rows.length);
    expect(check?.problems).toHaveLength(check?.bad ?? -1);
    const result = await call("commit_import", { batch, mode: "skip", duplicates: "add" });
    expect(result).toMatchObject({ status: "added", refused: check?.bad });
    expect(succeeded).toEqual([]);

    const column = list === "tickets" ? "subject" : list === "leads" ? "business" : "town";
    const stored = await backend.sql<{ words: string }>(
      `select ${column} as words from public.${list} where id in (
      select unnest(added_ids) from private.import_batches where id = '${batch}')`,
    );
    const words = stored.map((row) => row.words);
    for (const value of [SCRIPT, SQL, '=HYPERLINK("http://evil.example","Pay here")']) {
      expect(words).toContain(value);
    }
  },
);
