import { describe, expect, it } from "vitest";
import { withParams } from "@/hooks/use-url-state";
import { changesOf, parseDashboardSearch, type DashboardSearch } from "./dashboard-search";

const parse = (text: string) => parseDashboardSearch(new URLSearchParams(text));
const write = (change: Partial<DashboardSearch>, base = "") =>
  decodeURIComponent(withParams(new URLSearchParams(base), changesOf(change)).toString());

const DEFAULTS: DashboardSearch = {
  range: "30d",
  clients: "all",
  series: "mrr",
  tab: "tickets",
  priority: "all",
  status: "unresolved",
  task: "to-do",
  expiring: "365",
  tables: [],
  jobs: null,
};

describe("the dashboard's address", () => {
  it("means the defaults when it says nothing", () => {
    expect(parse("")).toEqual(DEFAULTS);
  });

  it("falls back for whatever it says badly, and only for that", () => {
    const nonsense =
      "range=31d&clients=&series=MRR&tab=__proto__&priority=high'&status=closed&task=1&expiring=-30&tables=x,constructor";
    expect(parse(nonsense)).toEqual(DEFAULTS);
    expect(parse(`${nonsense}&range=7d`).range).toBe("30d");
    expect(parse("range=7d&clients=everybody")).toEqual({ ...DEFAULTS, range: "7d" });
  });

  it("carries every choice there and back", () => {
    const chosen: DashboardSearch = {
      range: "90d",
      clients: "small-business",
      series: "revenue",
      tab: "tasks",
      priority: "urgent",
      status: "in-progress",
      task: "overdue",
      expiring: "60",
      tables: ["kpis", "traffic"],
      jobs: ["job-2", "job-5"],
    };
    expect(parse(write(chosen))).toEqual(chosen);
  });

  it("leaves defaults out, and what belongs to others alone", () => {
    expect(write({ range: "30d", expiring: "365" }, "range=7d&expiring=30&lng=en")).toBe("lng=en");
    expect(write({ range: "7d" }, "clients=enterprise")).toBe("clients=enterprise&range=7d");
  });

  it("tells all steps closed from nobody having chosen", () => {
    expect(parse(write({ jobs: [] })).jobs).toEqual([]);
    expect(parse(write({ jobs: null }, "jobs=a")).jobs).toBeNull();
    expect(write({ tables: [] }, "tables=kpis")).toBe("");
  });

  it("reads no more than a sane length of a list", () => {
    expect(parse(`jobs=${"x,".repeat(100_000)}`).jobs).toHaveLength(1_000);
  });
});
