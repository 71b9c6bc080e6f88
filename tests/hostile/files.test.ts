import Papa from "papaparse";
import { afterAll, expect, it } from "vitest";
import type { CsvColumn } from "@/components/data-table/list-column";
import type { Domain, ProvisioningJob } from "@/data/dashboard/dashboard-source";
import { importFields } from "@/data/records/record-fields";
import { clientCsv, clientIdCsv, clientNameCsv } from "@/features/crm/clients/list/client-export";
import type { FigureTable } from "@/features/dashboard/panel/figure-table";
import { portfolioTable } from "@/features/dashboard/portfolio/portfolio-table";
import { provisioningTable } from "@/features/dashboard/provisioning/provisioning-table";
import { taskTable, ticketTable } from "@/features/dashboard/support/support-tables";
import type { ErrorsTable } from "@/features/crm/import/engine/errors-table";
import {
  createImportEngine,
  type CheckInfo,
  type TableInfo,
} from "@/features/crm/import/engine/import-engine";
import { leadCsv, leadNameCsv } from "@/features/crm/leads/lead-export";
import { ticketCsv, ticketNameCsv } from "@/features/crm/tickets/ticket-export";
import { toCsv, type CsvFile } from "@/lib/format/csv";
import { clientOf } from "@tests/fixtures/clients";
import { leadOf } from "@tests/fixtures/leads";
import { task, ticket } from "@tests/fixtures/support-tickets";
import { ticketOf } from "@tests/fixtures/tickets";
import { csvErrors, filledWith, FORMULAS } from "./formulas.ts";
import { reportAttempts } from "./report-attempts.ts";

const t = ((words?: string) => words ?? "") as never;

let tried = 0;
const succeeded: string[] = [];
afterAll(() => reportAttempts("files", tried, succeeded.length));

function attackFile(name: string, file: CsvFile) {
  const lines = [file.columns, ...file.rows];
  tried += lines.flat().length;
  succeeded.push(...csvErrors(toCsv(file), lines).map((error) => `${name}: ${error}`));
}

function attackExport<Row>(name: string, row: Row, columns: CsvColumn<Row>[]) {
  for (const formula of FORMULAS) {
    const filled = filledWith(row, formula);
    attackFile(name, {
      columns: columns.map(({ label }) => label),
      rows: [columns.map(({ value }) => value(filled))],
    });
  }
}

function attackPanel<Row>(name: string, row: Row, tableOf: (rows: Row[]) => FigureTable) {
  for (const formula of FORMULAS) {
    const { columns, rows } = tableOf([filledWith(row, formula)]);
    attackFile(name, { columns: columns.map(({ label }) => label), rows });
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

it("hold no formula in any panel of the dashboard that has words of people", () => {
  attackPanel("tickets of the dashboard", ticket(), (rows) =>
    ticketTable(
      rows.map((row) => ({ ...row, priority: "high", status: "open", slaStatus: "on-time" })),
      t,
    ),
  );
  attackPanel("tasks of the dashboard", task(), (rows) =>
    taskTable(
      rows.map((row) => ({ ...row, status: "pending" })),
      t,
    ),
  );
  const domain: Domain = {
    id: "1",
    domain: "x",
    client: "x",
    clientId: null,
    isRented: true,
    registrar: "x",
    expiryDate: "x",
    daysUntilExpiry: -1,
    status: "active",
    autoRenew: true,
    cost: 12,
  };
  attackPanel("domains", domain, (rows) =>
    portfolioTable(
      rows.map((row) => ({ ...row, status: "active" })),
      t,
    ),
  );
  const job: ProvisioningJob = {
    id: "1",
    client: "x",
    site: "x",
    status: "failed",
    progress: 1,
    currentStep: "x",
    created: "x",
    estimatedCompletion: "x",
    failure: "x",
    steps: [{ name: "x", status: "failed", duration: "x" }],
  };
  attackPanel("websites being put up", job, (rows) =>
    provisioningTable(
      rows.map((row) => ({
        ...row,
        status: "failed",
        steps: row.steps.map((step) => ({ ...step, status: "failed" })),
      })),
      t,
    ),
  );
  expect(succeeded).toEqual([]);
});

it("hold no formula where the rows of an import that are wrong are given back", () => {
  const ask = createImportEngine();
  const source = Papa.unparse([FORMULAS, FORMULAS, [...FORMULAS, "=too many"]]);
  ask({ do: "load", list: "leads", source });
  const table = ask({ do: "parse", delimiter: ",", hasHeader: true }) as TableInfo;
  ask({ do: "check", choices: { matching: table.matching, dayOrder: null, people: [] } });
  const { columns, rows } = ask({ do: "errors", fromDatabase: [] }) as ErrorsTable;
  expect(rows).toHaveLength(2);
  attackFile("rows with errors", { columns, rows });
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
