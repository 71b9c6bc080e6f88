import { describe, expect, it } from "vitest";
import { exportFileName, type Exported } from "./export-name";
import { isoMoment, isoMomentBasic } from "@/lib/dates/iso-moment";

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
