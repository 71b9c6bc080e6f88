import { screen, waitFor, within } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "@tests/console";
import { dashboardParts } from "@tests/fixtures/dashboard-parts";
import { controlled, promptSource, renderDashboard } from "@tests/screens/dashboard";
import type { DashboardQuery, SystemStatus } from "@/data/dashboard/dashboard-source";
import * as csv from "@/lib/format/csv";

/** Keeps the domain list beside it short. */
const NEAR = "/admin/dashboard?expiring=30";

const ACTIONS = [
  "Re-run Provisioning",
  "Bulk Publish",
  "Sync Stripe",
  "Backup Sites",
  "Generate Report",
  "Refresh Analytics",
];

afterEach(() => void toast.dismiss());

const panel = () => within(screen.getByRole("region", { name: "Quick Actions" }));
const action = (name: string) => panel().getByRole("button", { name });

/** The sample source, with its requests counted. */
function countedSource() {
  const requests: string[] = [];
  const parts = dashboardParts(promptSource).map((part) => [
    part,
    (query: DashboardQuery) => {
      requests.push(part);
      return promptSource[part](query);
    },
  ]);
  return { requests, source: Object.fromEntries(parts) as typeof promptSource };
}

describe("the six actions", () => {
  it.each(ACTIONS)(
    "logs %s, says that nothing was changed, and asks for no figures",
    async (name) => {
      const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
      const { requests, source } = countedSource();
      const { user } = renderDashboard({ parts: ["systemStatus"], at: NEAR, source });
      await panel().findByText("Delayed 20 min");
      const before = requests.length;
      await user.click(action(name));
      expect(log.mock.calls).toEqual([[name, {}]]);
      const message = await screen.findByText(
        `${name} logged. This is a demo: nothing was changed.`,
      );
      await waitFor(() => expect(message).toBeVisible());
      expect(requests).toHaveLength(before);
    },
  );

  it("stand in the order of the specification", () => {
    renderDashboard({ parts: ["systemStatus"], at: NEAR });
    const labels = panel()
      .getAllByRole("button")
      .map((button) => button.textContent)
      .filter(Boolean);
    expect(labels).toEqual(ACTIONS);
  });

  it("counts a second press in its message, and begins anew once that is gone", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    const { user } = renderDashboard({ parts: ["systemStatus"], at: NEAR });
    await user.click(action("Sync Stripe"));
    await user.click(action("Sync Stripe"));
    await screen.findByText(/^Sync Stripe logged 2 times\./);
    expect(screen.getAllByText(/^Sync Stripe logged/)).toHaveLength(1);
    expect(log).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole("button", { name: "Close this message" }));
    await waitFor(() => expect(screen.queryByText(/^Sync Stripe logged/)).not.toBeInTheDocument());
    await user.click(action("Sync Stripe"));
    await screen.findByText(/^Sync Stripe logged\./);
  });
});

describe("the system status", () => {
  it("shows the state of each system by its badge", async () => {
    const systems: SystemStatus[] = [
      { system: "Hosting", state: "operational", label: "Operational" },
      { system: "Analytics import", state: "delayed", label: "Delayed 20 min" },
      { system: "Form delivery", state: "down", label: "Down since 10:42" },
    ];
    renderDashboard({
      parts: ["systemStatus"],
      at: NEAR,
      source: { systemStatus: () => Promise.resolve(systems) },
    });
    const badgeOf = (text: string) => panel().getByText(text).closest("[data-slot=badge]");
    await panel().findByText("Operational");
    expect(badgeOf("Operational")).toHaveAttribute("data-variant", "success");
    expect(badgeOf("Delayed 20 min")).toHaveAttribute("data-variant", "pending");
    expect(badgeOf("Down since 10:42")).toHaveAttribute("data-variant", "destructive");
  });

  it("fails and tries again without taking the buttons away", async () => {
    expectConsole("error", /Error loading dashboard data/);
    const { read, calls } = controlled<SystemStatus[], [DashboardQuery]>();
    const { user } = renderDashboard({
      parts: ["systemStatus"],
      at: NEAR,
      source: { systemStatus: read },
    });
    expect(panel().getByText("Loading System status")).toBeInTheDocument();
    expect(action("Bulk Publish")).toBeVisible();
    calls[0]?.reject(new Error("No answer"));
    await panel().findByRole("heading", { name: "System status could not be loaded" });
    expect(action("Bulk Publish")).toBeVisible();
    await user.click(action("Try again"));
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.resolve([{ system: "Hosting", state: "operational", label: "Operational" }]);
    expect(await panel().findByText("Operational")).toBeVisible();
  });

  it("says so when no system reports", async () => {
    renderDashboard({
      parts: ["systemStatus"],
      at: NEAR,
      source: { systemStatus: () => Promise.resolve([]) },
    });
    expect(await panel().findByText("No system reports its state yet.")).toBeVisible();
  });

  it("is what the panel exports", async () => {
    const download = vi.spyOn(csv, "downloadCsv").mockImplementation(() => undefined);
    const { user } = renderDashboard({ parts: ["systemStatus"], at: NEAR });
    await panel().findByText("Delayed 20 min");
    await user.click(action("More for Quick Actions"));
    await user.click(await screen.findByRole("menuitem", { name: "Download CSV" }));
    expect(download.mock.lastCall?.[1].rows).toContainEqual([
      "Analytics import",
      "Delayed",
      "Delayed 20 min",
    ]);
  });
});

it("links to the tools in a tab of their own, and says so", () => {
  renderDashboard({ parts: ["systemStatus"], at: NEAR });
  const links = within(panel().getByRole("list", { name: "External tools" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Stripe(opens in a new tab)", "https://dashboard.stripe.com/"],
    ["Search Console(opens in a new tab)", "https://search.google.com/search-console"],
    ["Analytics(opens in a new tab)", "https://analytics.google.com/"],
    ["Domain lookup(opens in a new tab)", "https://lookup.icann.org/"],
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noreferrer");
  }
});
