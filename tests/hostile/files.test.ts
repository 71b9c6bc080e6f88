import Papa from "papaparse";
import { afterAll, expect, it } from "vitest";
import type { CsvColumn } from "@/components/data-table/list-column";
import { importFields } from "@/data/records/record-fields";
import { clientCsv, clientIdCsv, clientNameCsv } from "@/features/clients/list/client-export";
import {
  createImportEngine,
  type CheckInfo,
  type TableInfo,
} from "@/features/import/engine/import-engine";
import { leadCsv, leadNameCsv } from "@/features/leads/list/lead-export";
import { ticketCsv, ticketNameCsv } from "@/features/tickets/queue/ticket-export";
import { toCsv } from "@/lib/format/csv";
import { clientOf } from "@tests/fixtures/clients";
import { leadOf } from "@tests/fixtures/leads";
import { ticketOf } from "@tests/fixtures/tickets";
import { tell } from "./tell.ts";

const FORMULAS = [
  '=HYPERLINK("http://evil.example","Pay here")',
  "+1+cmd|' /C calc'!A0",
  "-2+3",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "\r\n@x",
  "  =1+1",
  "\uFEFF=1+1",
  "\u00A0=1+1",
  "＝1+1",
  "＋1",
  "－1",
  "＠x",
  "=1,=2",
  '"=1"',
  '",=1,"',
  "x\n=1+1",
  "x\r\n=1+1,=2",
];
/** What a spreadsheet takes for a formula, or an older one after it has dropped what is before. */
const RUNS = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** What is none of the choices has no words. */
const t = ((words?: string) => words ?? "") as never;

let tried = 0;
const succeeded: string[] = [];
afterAll(() => tell("files", tried, succeeded.length));

/** The row with this in place of each of its texts, however deep. */
function filledWith<Row>(row: Row, text: string): Row {
  if (typeof row === "string") return text as Row;
  if (typeof row !== "object" || row === null || Array.isArray(row)) return row;
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, filledWith(value as unknown, text)]),
  ) as Row;
}

function attackExport<Row>(name: string, row: Row, columns: CsvColumn<Row>[]) {
  for (const formula of FORMULAS) {
    const filled = filledWith(row, formula);
    const file = toCsv({
      columns: columns.map(({ label }) => label),
      rows: [columns.map(({ value }) => value(filled))],
    });
    const { data } = Papa.parse<string[]>(file.slice(1).replace(/\r\n$/, ""));
    for (const [nth, { label, value }] of columns.entries()) {
      tried += 1;
      const cell = data[1]?.[nth] ?? "";
      // A number below nothing is one.
      const isRun = typeof value(filled) === "string" && RUNS.test(cell);
      if (data.length !== 2 || isRun) {
        succeeded.push(`${name}, ${label}: ${JSON.stringify(formula)} → ${JSON.stringify(cell)}`);
      }
    }
  }
}

it("hold no formula in any column of any list", () => {
  attackExport("leads", leadOf({ id: "1", owner: { id: "1", name: "x" } as never }), [
    ...leadNameCsv,
    ...Object.values(leadCsv).flat(),
  ]);
  attackExport("clients", clientOf({ id: "1" }), [
    ...clientNameCsv,
    ...Object.values(clientCsv(t)).flat(),
    clientIdCsv,
  ]);
  attackExport("tickets", ticketOf({ id: "1", number: 1 }), [
    ...ticketNameCsv,
    ...Object.values(ticketCsv(t)).flat(),
  ]);
  expect(succeeded).toEqual([]);
});

const CELLS = [
  ...FORMULAS,
  "<img src=x onerror=alert(1)>",
  "'; drop table public.leads; --",
  "${7*7}{{7*7}}",
  "__proto__",
  "x".repeat(200_000),
  "\0\u0001\u202Eabc",
];
const HEADERS = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "id",
  "version",
  "is_sample",
  "owner_id",
  "created_at",
  "archived_at",
  "merged_into_id",
  "client_id",
  "role",
];

it.each(["leads", "clients", "tickets"] as const)(
  "bring %s no column that is not asked for, and no property that all objects would have",
  (list) => {
    const known = new Set<string>([...importFields(list).map(({ id }) => id), "stage"]);
    for (const cell of CELLS) {
      for (const header of HEADERS) {
        tried += 1;
        const rows = [
          ["Name", "Business", "Email", header, header],
          ["A", "B", cell, cell, cell],
        ];
        const ask = createImportEngine();
        const source = new TextEncoder().encode(Papa.unparse([...rows, [cell]]));
        const table = ask({ do: "load", list, source }) as TableInfo;
        if (!("matching" in table)) continue;
        const choices = { matching: table.matching, dayOrder: null, people: [] };
        const { preview } = ask({ do: "check", choices }) as CheckInfo;
        const strange = preview.flatMap(({ record }) =>
          Object.entries(record).filter(
            ([key, value]) => !known.has(key) || (typeof value === "object" && value !== null),
          ),
        );
        const isPolluted = Object.keys(Object.prototype).length > 0 || "A" in {};
        if (strange.length > 0 || isPolluted) {
          succeeded.push(`${list}, ${header}: ${JSON.stringify(strange).slice(0, 200)}`);
        }
      }
    }
    expect(succeeded).toEqual([]);
  },
);
