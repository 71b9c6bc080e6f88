import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderDashboard } from "@tests/screens/dashboard";
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

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("keeps a choice that is followed by another before the page has been drawn again", async () => {
  const { router } = renderDashboard({ parts: ["systemStatus"] });
  await screen.findAllByText("Operational");
  act(() => {
    choose("Time range", "7d");
    choose("Clients", "enterprise");
  });
  await waitFor(() => expect(router.state.location.search).toBe("?range=7d&clients=enterprise"));
  act(() => {
    choose("Expiring within", "90");
    choose("Time range", "30d");
  });
  await waitFor(() => expect(router.state.location.search).toBe("?clients=enterprise&expiring=90"));
});

it("opens two jobs that are asked for before the page has been drawn again", async () => {
  const { router } = renderDashboard({ parts: ["provisioningJobs"], at: "/admin/dashboard?jobs=" });
  const toggles = await screen.findAllByRole("button", { name: /^Steps for/ });
  act(() => {
    for (const toggle of toggles.slice(0, 2)) fireEvent.click(toggle);
  });
  await waitFor(() =>
    expect(screen.getAllByRole("button", { name: /^Steps for/, expanded: true })).toHaveLength(2),
  );
  expect(router.state.location.search).toMatch(/jobs=[^,]+(%2C|,)[^,]+$/);
});

it("does not bring back what the reader went back from", async () => {
  const { router } = renderDashboard({ parts: ["systemStatus"] });
  act(() => {
    choose("Time range", "7d");
  });
  await screen.findByDisplayValue("7 days");
  await act(() => router.navigate(-1));
  await screen.findByDisplayValue("30 days");
  act(() => {
    choose("Clients", "enterprise");
  });
  await waitFor(() => expect(router.state.location.search).toBe("?clients=enterprise"));
});
