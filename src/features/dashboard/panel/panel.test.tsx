import { useQuery } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import type { DashboardQuery, DashboardSource, Traffic } from "@/data/dashboard/dashboard-source";
import { expectConsole } from "@tests/console";
import { controlled, NOON, sampleOf } from "@tests/screens/dashboard";
import { isoMomentBasic } from "@/lib/dates/iso-moment";
import { collectDownloads } from "@tests/downloads";
import { renderPage } from "@tests/render";
import { DashboardContext, type SearchChange } from "../dashboard-context";
import { parseDashboardSearch, type DashboardSearch } from "../dashboard-search";
import { Panel } from "./panel";

const traffic = (organicSessions: number): Traffic => ({
  organicSessions,
  organicChange: null,
  conversionRate: 3.8,
  conversionChange: null,
  leadsBySource: [],
});

function Visits({ source, query }: { source: DashboardSource; query: DashboardQuery }) {
  const result = useQuery(panelQuery("traffic", source, query));
  return (
    <Panel
      title="Visits"
      className="panel-visits"
      query={result}
      skeleton={<i data-testid="skeleton" />}
      definitions={() => [{ term: "Organic sessions", meaning: "Visits from unpaid search." }]}
      chartPanel="traffic"
      filters={[{ label: "Kind", value: "Paid, and free" }]}
      tableOf={({ organicSessions }) => ({
        caption: "Visits by kind",
        columns: [{ label: "Kind" }, { label: "Visits", format: (value) => `${value} visits` }],
        rows: [
          ["=cmd()", organicSessions],
          ["None", null],
        ],
      })}
    >
      {({ organicSessions }) => <p>{`${organicSessions} came`}</p>}
    </Panel>
  );
}

function Page({ source }: { source: DashboardSource }) {
  const [search, setSearch] = useState<DashboardSearch>(() =>
    parseDashboardSearch(new URLSearchParams()),
  );
  const { range, clients } = search;
  const query = { range, clients, asOf: NOON };
  const change = (changes: SearchChange) =>
    setSearch((latest) => ({
      ...latest,
      ...(typeof changes === "function" ? changes(latest) : changes),
    }));
  return (
    <DashboardContext value={{ source, query, search, change, hrefOf: () => "" }}>
      <button type="button" onClick={() => change({ range: "90d" })}>
        90 days
      </button>
      <Visits source={source} query={query} />
      <Toaster />
    </DashboardContext>
  );
}

function setUp() {
  const answers = controlled<Traffic, Parameters<DashboardSource["traffic"]>>();
  const view = renderPage(<Page source={{ ...sampleOf([]), traffic: answers.read }} />);
  const user = userEvent.setup();
  const open = async (item: string) => {
    await user.click(screen.getByRole("button", { name: "More for Visits" }));
    await user.click(await screen.findByRole("menuitem", { name: item }));
  };
  return { ...view, user, calls: answers.calls, open };
}

describe("a panel", () => {
  it("waits in its final layout and says so", async () => {
    const { calls } = setUp();
    expect(screen.getByRole("region", { name: "Visits" })).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("Loading Visits");
    expect(screen.getByTestId("skeleton")).toBeInTheDocument();
    calls[0]?.resolve(traffic(12));
    expect(await screen.findByText("12 came")).toBeInTheDocument();
    expect(screen.queryByTestId("skeleton")).not.toBeInTheDocument();
  });

  it("says what failed, logs it, and tries again when told", async () => {
    expectConsole("error", /^Error loading dashboard data: no line$/);
    const { user, calls } = setUp();
    calls[0]?.reject(new Error("no line"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Visits could not be loadedNothing was changed: no line.",
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByTestId("skeleton")).toBeInTheDocument();
    calls[1]?.resolve(traffic(7));
    expect(await screen.findByText("7 came")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("keeps the figures it has when a refresh fails, and says how old they are", async () => {
    expectConsole("error", /no line/);
    const { user, calls, queryClient } = setUp();
    calls[0]?.resolve(traffic(12));
    await screen.findByText("12 came");
    void queryClient.invalidateQueries();
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.reject(new Error("no line"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Not refreshed: no line\. These figures are from \d{1,2}:\d\d [ap]m\./,
    );
    expect(screen.getByText("12 came")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    calls[2]?.resolve(traffic(13));
    expect(await screen.findByText("13 came")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("never shows a slow answer to a question that is no longer asked", async () => {
    const { user, calls } = setUp();
    await user.click(screen.getByRole("button", { name: "90 days" }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.args[0].range).toBe("90d");
    calls[1]?.resolve(traffic(90));
    expect(await screen.findByText("90 came")).toBeInTheDocument();
    calls[0]?.resolve(traffic(30));
    await new Promise((done) => setTimeout(done));
    expect(screen.getByText("90 came")).toBeInTheDocument();
  });

  it("drops the question that is no longer asked", async () => {
    const { user, calls } = setUp();
    await user.click(screen.getByRole("button", { name: "90 days" }));
    await waitFor(() => expect(calls[0]?.args[1]?.aborted).toBe(true));
    expect(calls[1]?.args[1]?.aborted).toBe(false);
  });

  it("explains its figures, and gives the focus back", async () => {
    const { user, open } = setUp();
    await open("What these figures mean");
    const dialog = await screen.findByRole("dialog", { name: "Visits: what the figures mean" });
    expect(within(dialog).getByText("Organic sessions")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "More for Visits" })).toHaveFocus(),
    );
  });

  it("shows the same figures as a table", async () => {
    const { calls, open } = setUp();
    calls[0]?.resolve(traffic(12));
    await screen.findByText("12 came");
    await open("Show as table");
    const table = await screen.findByRole("table", { name: "Visits by kind" });
    expect(within(table).getByRole("cell", { name: "12 visits" })).toBeInTheDocument();
    expect(within(table).getByRole("cell", { name: "–" })).toBeInTheDocument();
    expect(screen.queryByText("12 came")).not.toBeInTheDocument();
    await open("Show as chart");
    expect(await screen.findByText("12 came")).toBeInTheDocument();
  });
});

describe("a panel's export", () => {
  it("names what was chosen, and holds the figures bare and harmless", async () => {
    const files = collectDownloads();
    const { calls, open } = setUp();
    calls[0]?.resolve(traffic(1234));
    await screen.findByText("1234 came");
    await open("Download CSV");
    const name = `curbfront_visits_30-days_clients-all_kind-paid-and-free_example-data_${isoMomentBasic(NOON)}.csv`;
    expect(await screen.findByText(`Downloaded ${name}.`)).toBeInTheDocument();
    expect(files.map((file) => file.name)).toEqual([name]);
    expect((await files[0]?.text)?.split("\r\n")).toEqual([
      "Kind,Visits",
      `"'=cmd()",1234`,
      "None,",
      "",
    ]);
  });

  it("is not offered while there is nothing to export", async () => {
    const { user } = setUp();
    await user.click(screen.getByRole("button", { name: "More for Visits" }));
    expect(await screen.findByRole("menuitem", { name: "Download CSV" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });
});
