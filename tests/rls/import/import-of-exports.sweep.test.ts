import i18next from "i18next";
import { beforeAll, expect, it, vi } from "vitest";
import type { ClientRow } from "@/data/clients/schema";
import type { Lead } from "@/data/leads/schema";
import type { Ticket } from "@/data/tickets/schema";
import { clientCsv, clientIdCsv, clientNameCsv } from "@/features/crm/clients/list/client-export";
import {
  createImportEngine,
  type CheckInfo,
  type TableInfo,
} from "@/features/crm/import/engine/import-engine";
import { leadCsv, leadNameCsv } from "@/features/crm/leads/lead-export";
import type { CsvColumn } from "@/components/data-table/list-column.ts";
import { ticketCsv, ticketNameCsv } from "@/features/crm/tickets/ticket-export";
import { toCsv } from "@/lib/format/csv";
import { openTestBackend, userIdOf, type TestBackend } from "../support/test-backend.ts";

// The queries need a client; the columns need none.
vi.mock("@/lib/supabase/client", async () => {
  const { browserClient } = await import("../support/browser-client.ts");
  return {
    get supabase() {
      return browserClient.supabase;
    },
  };
});

type List = "leads" | "clients" | "tickets";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});

async function call<Data>(name: string, args: object): Promise<Data> {
  const { data, error } = await backend.clients.owner.rpc(name as never, args as never);
  if (error !== null) throw new Error(`${name}: ${error.message}`);
  return data as Data;
}

async function rowsOf<Row>(list: List, filters: object): Promise<Row[]> {
  const rows: Row[] = [];
  let after: unknown = null;
  do {
    const page: { rows: Row[]; next: unknown } = await call(`list_${list}`, {
      filters,
      sort: "-created",
      ...(list === "clients" ? { sort: "business" } : {}),
      after,
      page_size: 1_000,
    });
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return rows;
}

const fileOf = <Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]) =>
  toCsv({
    columns: columns.map(({ label }) => label),
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
  });

const people = () =>
  backend.sql<{ id: string; name: string; removed_at: string | null }>(
    "select user_id as id, display_name as name, removed_at::text from public.staff",
  );

/** The import's check of a file: unknown columns, rows with problems, matches. */
async function importOf(list: List, file: string) {
  const ask = createImportEngine();
  const source = new TextEncoder().encode(file);
  const table = ask({ do: "load", list, source }) as TableInfo;
  const used = new Set(Object.values(table.matching));
  const { matching } = table;
  const choices = { matching, dayOrder: null, people: await people() };
  const { bad, problems } = ask({ do: "check", choices }) as CheckInfo;
  const args = { list, file_name: "again.csv" };
  const batch = await call<string>("start_import", args);
  for (let start = 0; start < table.rows; start += 1_000) {
    const rows = ask({ do: "rows", start, count: 1_000 });
    await call("add_import_rows", { batch, rows });
  }
  const found = await call<Record<string, number>>("check_import", { batch });
  return {
    table,
    batch,
    unknownColumns: table.columns.filter((_, column) => !used.has(column)),
    problems,
    bad,
    found,
  };
}

/** Values that are hard to export: in every text, and as a record. */
const HARD = [
  'Comma, "quotes" & Söhne',
  "=HYPERLINK(1)",
  "'=1+1",
  "'Ello Plumbing",
  "+1 Roofing",
  "@home",
  "-5% Heating",
  "日本語の会社",
  "🏠 Homes",
  "two  spaces\nand a line",
];

it("knows every column and every row of the clients it exported", async () => {
  const values = HARD.map(
    (business) => `('${business.replaceAll("'", "''")}', 'Macon', 'GA', '2024-02-29')`,
  );
  await backend.sql(`with added as (
      insert into public.clients (business, town, region, client_since) values ${values.join()}
      returning id, business)
    insert into public.client_contacts (client_id, name, email, phone, is_primary)
      select id, business, 'hard@export.example', '+1 (555) 010-9000 ext. 12', true from added`);
  await backend.sql(`insert into public.clients (business, owner_id) values ('Twin', null), ('Twin', null),
    ('Left behind', '${userIdOf("editor")}')`);
  const setRemoved = (moment: string) =>
    backend.sql(`alter table public.staff disable trigger user;
      update public.staff set removed_at = ${moment} where display_name = 'A editor';
      alter table public.staff enable trigger user`);
  const rows = await rowsOf<ClientRow>("clients", {});
  expect(rows.length).toBeGreaterThan(150);
  const columns = Object.values(clientCsv(i18next.t)).flat();
  const file = fileOf(rows, [...clientNameCsv, ...columns, clientIdCsv]);
  await setRemoved("now()");
  const { unknownColumns, problems, found, table } = await importOf("clients", file);
  await setRemoved("null");
  expect(table.rows).toBe(rows.length);
  expect(unknownColumns).toEqual([]);
  expect(problems).toEqual([]);
  expect(found).toMatchObject({ rows: rows.length, bad: 0, duplicates: rows.length });
});

it("knows them by their names alone, too", async () => {
  const rows = (await rowsOf<ClientRow>("clients", {})).filter(
    ({ business }) => business !== "Twin",
  );
  const { found } = await importOf("clients", fileOf(rows, clientNameCsv));
  expect(found).toMatchObject({ rows: rows.length, bad: 0, duplicates: rows.length });
});

it("knows every column and every row of the leads it exported, and finds nothing to change", async () => {
  const values = HARD.map(
    (name) => `('${name.replaceAll("'", "''")}', '${name.replaceAll("'", "''")}', 'contact',
      '+44 20 7946 0958', 'Paris, FR', 'Ring, "soon"')`,
  );
  await backend.sql(`insert into public.leads (name, business, form, phone, town, next_step)
    values ${values.join()}`);
  const shown = await rowsOf<Lead>("leads", {});
  const archived = await rowsOf<Lead>("leads", { archived: true });
  const rows = [...shown, ...archived];
  expect(new Set(rows.map(({ stage }) => stage))).toEqual(
    new Set(["new", "contacted", "demo-booked", "proposal", "won", "lost"]),
  );
  const columns = [...leadNameCsv, ...Object.values(leadCsv).flat()];
  const imported = await importOf("leads", fileOf(rows, columns));
  expect(imported.unknownColumns).toEqual([]);
  expect(imported.problems).toEqual([]);
  const known = { rows: rows.length, bad: 0, duplicates: rows.length, changed: 0 };
  expect(imported.found).toMatchObject(known);
  const versions = "select sum(version)::integer as sum from public.leads";
  const before = await backend.sql(versions);
  const update = { batch: imported.batch, mode: "all", duplicates: "update" };
  expect(await call("commit_import", update)).toMatchObject({ added: 0, changed: 0 });
  expect(await backend.sql(versions)).toEqual(before);
});

it("knows every column and every row of the tickets it exported, resolved ones among them", async () => {
  const statuses = ["open", "in-progress", "waiting", "resolved"];
  await backend.sql(`insert into public.tickets (client_id, subject)
    select id, '=Same, "subject"' from public.clients where business in ('Twin', '日本語の会社')`);
  const rows = await rowsOf<Ticket>("tickets", { statuses });
  const columns = [...ticketNameCsv, ...Object.values(ticketCsv(i18next.t)).flat()];
  const { unknownColumns, problems, found } = await importOf("tickets", fileOf(rows, columns));
  expect(unknownColumns).toEqual([]);
  expect(problems).toEqual([]);
  expect(found).toMatchObject({ rows: rows.length, bad: 0, duplicates: rows.length });
});
