import { act, screen, waitFor, within } from "@testing-library/react";
import Papa from "papaparse";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DashboardPart, SystemStatus } from "@/data/dashboard/dashboard-source";
import { isoMomentBasic } from "@/lib/dates/iso-moment";
import { expectConsole } from "@tests/console";
import { collectDownloads, type Download } from "@tests/downloads";
import { controlled, NOON, promptSource, renderDashboard } from "@tests/screens/dashboard";

const AS_OF = `${isoMomentBasic(NOON)}.csv`;

let files: Download[] = [];

/** Parses a saved file as a spreadsheet does. */
async function readFile(index = 0) {
  const file = files[index];
  if (file === undefined) throw new Error("Nothing was downloaded.");
  const { data } = Papa.parse<string[]>(await file.text, { delimiter: "," });
  const [columns = [], ...rows] = data.slice(0, -1);
  return { name: file.name, columns, rows };
}

const moreButton = (title: string) =>
  waitFor(() => {
    const button = screen.getByRole("button", { name: `More for ${title}` });
    expect(button).toHaveAttribute("data-state");
    return button;
  });

async function download(user: ReturnType<typeof renderDashboard>["user"], title: string) {
  await user.click(await moreButton(title));
  const item = await screen.findByRole("menuitem", { name: "Download CSV" });
  await waitFor(() => expect(item).not.toHaveAttribute("aria-disabled"));
  const before = files.length;
  await user.click(item);
  await waitFor(() => expect(files).toHaveLength(before + 1));
}

beforeEach(() => {
  files = collectDownloads();
});

const loaded = () => screen.findAllByText("Operational");

describe("an exported file", () => {
  it.each<[string, DashboardPart]>([
    ["Key figures", "kpis"],
    ["Recurring revenue, 12 months", "revenueMonths"],
    ["Traffic & Leads", "traffic"],
    ["Tickets", "tickets"],
    ["Provisioning Pipeline", "provisioningJobs"],
    ["Portfolio & Inventory", "portfolio"],
    ["Quick Actions", "systemStatus"],
  ])("of %s begins with its columns, and its name says what it is of", async (title, part) => {
    const { user } = renderDashboard({
      at: "/admin/dashboard?range=7d&clients=enterprise",
      parts: [part],
    });
    await download(user, title);
    const { name, columns, rows } = await readFile();
    const subject = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    const pattern = new RegExp(`^curbfront_${subject}_7-days_clients-enterprise_[a-z0-9_-]*$`);
    const end = `example-data_${AS_OF}`;
    expect(name.endsWith(end)).toBe(true);
    expect(name.slice(0, -end.length)).toMatch(pattern);
    expect(columns.length).toBeGreaterThan(1);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(columns.length);
    expect(await screen.findByText(`Downloaded ${name}.`)).toBeInTheDocument();
  });

  it("names the panel's own filters, and holds what they leave", async () => {
    const { user } = renderDashboard({
      at: "/admin/dashboard?priority=high&status=open&expiring=30",
    });
    await loaded();
    await download(user, "Tickets");
    const tickets = await readFile(0);
    const all = await promptSource.tickets({ range: "30d", clients: "all", asOf: NOON });
    const ids = all
      .filter(({ priority, status }) => priority === "high" && status === "open")
      .map(({ id }) => id);
    expect(tickets.name).toContain("_clients-all_priority-high_status-open_most-pressing-first_");
    expect(tickets.rows.map(([id]) => id)).toEqual(ids);
    expect(ids.length).toBeLessThan(all.length);

    await download(user, "Portfolio & Inventory");
    const domains = await readFile(1);
    expect(domains.name).toContain("_expiring-within-30-days_");
    const daysLeft = domains.rows.map((row) => Number(row[domains.columns.indexOf("Days left")]));
    expect(Math.max(...daysLeft)).toBeLessThanOrEqual(30);
  });

  it("bears the moment of its figures, not of the click", async () => {
    const { user } = renderDashboard();
    await loaded();
    vi.setSystemTime(new Date(2026, 10, 22, 9, 30));
    await download(user, "Quick Actions");
    expect((await readFile()).name).toContain(AS_OF);
  });

  it("bears the moment of the last answer when a refresh fails", async () => {
    expectConsole("error", /Error loading dashboard data/);
    const { read, calls } = controlled<SystemStatus[], unknown[]>();
    const { user } = renderDashboard({ source: { systemStatus: read } });
    calls[0]?.resolve([{ system: "Hosting", state: "operational", label: "Operational" }]);
    await loaded();
    vi.setSystemTime(new Date(2026, 10, 22, 9, 30));
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.reject(new Error("no line"));
    await screen.findByText(/^Not refreshed: no line/);
    await download(user, "Quick Actions");
    expect((await readFile()).name).toContain(AS_OF);
  });

  it("calls nothing a sample that a live source answered, as does the page", async () => {
    const { user } = renderDashboard({ source: { isSample: false }, parts: ["systemStatus"] });
    await loaded();
    expect(screen.queryByText(/Example data/)).not.toBeInTheDocument();
    await download(user, "Quick Actions");
    expect((await readFile()).name).not.toContain("sample");
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    expect(screen.getByText(/figures as of/)).not.toHaveTextContent("Example data");
  });

  it("cannot be had before there are figures", async () => {
    const { user } = renderDashboard({
      source: { portfolio: () => new Promise(() => undefined) },
    });
    await user.click(await moreButton("Portfolio & Inventory"));
    const menu = await screen.findByRole("menu");
    const item = within(menu).getByRole("menuitem", { name: "Download CSV" });
    expect(item).toHaveAttribute("aria-disabled", "true");
    await user.click(item);
    expect(files).toEqual([]);
  });
});
