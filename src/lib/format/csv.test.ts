import Papa from "papaparse";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  downloadCsv,
  toCsv,
  withoutFormulaGuard,
  type CsvCell,
  exportFileName,
  type Exported,
} from "./csv";
import { isoMoment, isoMomentBasic } from "@/lib/dates/iso-moment";

const BOM = "\uFEFF";

const read = (text: string) => {
  const { data, errors } = Papa.parse<string[]>(text.slice(1), { delimiter: "," });
  expect(errors).toEqual([]);
  // RFC 4180 ends the last line, too.
  expect(data.at(-1)).toEqual([""]);
  return data.slice(0, -1);
};
const write = (...cells: CsvCell[]) => toCsv({ columns: ["A"], rows: [cells] });
const cellsOf = (...cells: CsvCell[]) => read(write(...cells))[1];

describe("toCsv", () => {
  it("begins with a byte order mark and ends its lines as spreadsheets expect", () => {
    const text = toCsv({ columns: ["A", "B"], rows: [[1, 2]] });
    expect(text).toBe(`${BOM}A,B\r\n1,2\r\n`);
    expect(Array.from(new TextEncoder().encode(text).slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each([
    'He said "no", twice',
    '"',
    "one, two",
    "first\nsecond",
    "first\r\nsecond",
    "semi;colon",
    " leading and trailing ",
    "tab\tinside",
    "Müller & Söhne, Zürich",
    "🏠 emoji 👩‍🔧, with a comma",
    "日本語",
    "\0 nothing",
    "a = b + c - d @ e",
    "",
  ])("keeps %j as it is", (cell) => {
    expect(cellsOf(cell, "next")).toEqual([cell, "next"]);
  });

  it.each([
    '=HYPERLINK("http://evil.example","Pay here")',
    "+1 303 555 0100",
    "-2+3+cmd|' /C calc'!A0",
    "@SUM(1)",
    "\t=1+1",
    "\tno formula, but some programs drop the tab",
    "\r=1+1",
    "\n=1+1",
    "  =1+1",
    "=1\n+1",
    "＝1+1",
    `${BOM}=1+1`,
  ])("takes the power from %j and loses none of it", (cell) => {
    expect(cellsOf(cell)).toEqual([`'${cell}`]);
  });

  it("does so in headings, too", () => {
    expect(read(toCsv({ columns: ["=3"], rows: [] }))).toEqual([["'=3"]]);
  });

  it.each([
    "=1",
    "+1 303 555 0100",
    "'=1",
    "''＝1",
    "\t=1",
    " @x",
    "'Ello",
    "' =1",
    "plain",
    "'",
    "",
  ])("gives %j back as it was", (text) => {
    expect(withoutFormulaGuard(cellsOf(text, "next")?.[0] ?? "")).toBe(text);
  });

  it("leaves numbers numbers, negative ones as well, and has nothing for none", () => {
    expect(cellsOf(-12.5, 0, 1e21, null, -0)).toEqual(["-12.5", "0", "1e+21", "", "0"]);
    expect(cellsOf(Number.NaN, Number.POSITIVE_INFINITY, 1)).toEqual(["", "", "1"]);
  });

  it("writes a table without rows, and rows without text", () => {
    expect(toCsv({ columns: ["A", "B"], rows: [] })).toBe(`${BOM}A,B\r\n`);
    const rows = [
      [null, null],
      ["", ""],
      [1, 2],
    ];
    expect(read(toCsv({ columns: ["A", "B"], rows })).slice(1)).toEqual([
      ["", ""],
      ["", ""],
      ["1", "2"],
    ]);
  });

  it("writes ten thousand rows, each in its place", () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => [index, `"row", ${index}\nmore`]);
    const found = read(toCsv({ columns: ["Number", "Text"], rows }));
    expect(found).toHaveLength(10_001);
    expect(found.at(-1)).toEqual(["9999", '"row", 9999\nmore']);
  });
});

describe("downloadCsv", () => {
  afterEach(() => vi.useRealTimers());

  it("hands the browser a named file, and lets go of it later", async () => {
    vi.useFakeTimers();
    const blobs: Blob[] = [];
    const revoke = vi.fn();
    vi.stubGlobal(
      "URL",
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
        revokeObjectURL: revoke,
      }),
    );
    const links: [string, string][] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      links.push([this.href, this.download]);
    });
    downloadCsv("tickets.csv", { columns: ["Ä"], rows: [] });
    expect(links).toEqual([["blob:1", "tickets.csv"]]);
    expect(document.querySelector("a[download]")).toBeNull();
    expect(blobs[0]?.type).toBe("text/csv;charset=utf-8");
    expect(blobs[0]?.size).toBe(3 + 2 + 2);
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(revoke).toHaveBeenCalledWith("blob:1");
  });
});

describe("export-name", () => {
  const moment = new Date(2026, 10, 21, 22, 30);
  const STAMP = isoMomentBasic(moment);
  const name = (changes: Partial<Exported>) =>
    exportFileName({ title: "Clients", chosen: [], moment, isSample: false, ...changes });

  describe("a file's name", () => {
    it("says what was chosen, the order and the moment", () => {
      const chosen = [{ value: "30 days" }, { label: "Status", value: "Active, Paused" }];
      expect(name({ chosen, order: "Sorted by Business, from A", isSample: true })).toBe(
        `curbfront_clients_30-days_status-active-paused_sorted-by-business-from-a_example-data_${STAMP}.csv`,
      );
      expect(name({})).toBe(`curbfront_clients_${STAMP}.csv`);
    });

    it("has only signs that a file's name may have anywhere, and keeps the letters of any script", () => {
      const value = String.raw`a/b\c:d*e?"f"<g>|h` + "\n..\u0000\u202E日本 Müller 🏠";
      expect(name({ chosen: [{ label: "Search", value }] })).toBe(
        `curbfront_clients_search-a-b-c-d-e-f-g-h-日本-müller_${STAMP}.csv`,
      );
      expect(name({ chosen: [{ value: "🏠" }, { value: "../.." }] })).toBe(
        `curbfront_clients_${STAMP}.csv`,
      );
    });

    it("stays within what a file system takes, order and moment included", () => {
      const chosen = Array.from({ length: 30 }, (_, nth) => ({
        label: `F${nth}`,
        value: "日".repeat(99),
      }));
      const long = name({ title: "日".repeat(99), chosen, order: "Newest first", isSample: true });
      expect(new TextEncoder().encode(long).length).toBeLessThanOrEqual(255);
      expect(long).toMatch(/_newest-first_example-data_\d{8}T\d{6}[+-]\d{4}\.csv$/);
    });
  });

  it("writes a moment by the reader's own clock and with its distance from UTC", () => {
    expect(isoMoment(moment)).toMatch(/^2026-11-21T22:30:00[+-]\d\d:\d\d$/);
    expect(new Date(isoMoment(moment))).toEqual(moment);
    expect(STAMP).toMatch(/^20261121T223000[+-]\d{4}$/);
  });
});
