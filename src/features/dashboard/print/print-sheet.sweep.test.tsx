import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { controlled, renderDashboard } from "@tests/screens/dashboard";
import { expectConsole } from "@tests/console";
import { TILES } from "../kpis/tiles";

const paper = () => {
  const sheet = document.querySelector<HTMLElement>("[data-slot=print-sheet]");
  if (sheet === null) throw new Error("Nothing is being printed.");
  return within(sheet);
};
const print = () =>
  waitFor(() => {
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    paper();
  });
const part = (heading: string) => {
  const section = paper().getByRole("heading", { name: heading }).closest("section");
  if (section === null) throw new Error(`${heading} stands in no section.`);
  return within(section);
};
const loaded = () => screen.findAllByText("Operational");

describe("the printed sheet", () => {
  it("is there only while the browser prints", async () => {
    renderDashboard();
    await loaded();
    expect(document.querySelector("[data-slot=print-sheet]")).toBeNull();
    await print();
    expect(paper().getByRole("heading", { name: "Dashboard" })).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(document.querySelector("[data-slot=print-sheet]")).toBeNull();
  });

  it("says in words what was chosen", async () => {
    renderDashboard({
      at: "/admin/dashboard?range=90d&clients=small-business&series=revenue&priority=high",
    });
    await loaded();
    await print();
    expect(paper().getByText("90 days, small-business clients")).toBeInTheDocument();
    expect(paper().getByRole("heading", { name: "Monthly revenue, 12 months" })).toBeVisible();
    expect(part("Tickets").getByText(/^High, \d+ of \d+ unresolved tickets$/)).toBeInTheDocument();
    expect(paper().queryByRole("combobox")).not.toBeInTheDocument();
    expect(paper().queryByRole("button")).not.toBeInTheDocument();
  });

  it("has the same figures as the screen", async () => {
    renderDashboard();
    await loaded();
    const mrr = screen.getByText("Current MRR").closest("li")?.querySelector("b")?.textContent;
    await print();
    expect(mrr).toMatch(/^\$/);
    expect(part("Key figures").getByText(mrr ?? "")).toBeInTheDocument();
    expect(part("Key figures").getAllByRole("term")).toHaveLength(TILES.length);
  });

  it.each([
    ["Tickets", ""],
    ["Tasks", "?tab=tasks"],
    ["Portfolio & Inventory", ""],
  ])("counts the rows of %s that it leaves out", async (heading, search) => {
    renderDashboard({ at: `/admin/dashboard${search}` });
    await loaded();
    await print();
    const note = part(heading).getByText(/\d+ .*(tickets|tasks|domains)/, {
      selector: "h2 + p",
    });
    const all = Number(/\d+/.exec(note.textContent)?.[0]);
    const rows = part(heading).getAllByRole("row").length;
    expect(rows).toBeLessThan(all);
    expect(
      part(heading).getByText(`and ${all - rows} more, not on this sheet`),
    ).toBeInTheDocument();
  });

  it("leaves out nothing, and says nothing of it, when all rows fit", async () => {
    renderDashboard({ at: "/admin/dashboard?expiring=30" });
    await loaded();
    await print();
    const portfolio = part("Portfolio & Inventory");
    expect(portfolio.getAllByRole("row")).toHaveLength(7);
    expect(portfolio.queryByText(/more, not on this sheet/)).not.toBeInTheDocument();
  });

  it("names a panel that had not loaded, and asks for nothing again", async () => {
    expectConsole("error", /Error loading dashboard data/);
    const traffic = controlled();
    const jobs = controlled();
    renderDashboard({
      source: { traffic: traffic.read as never, provisioningJobs: jobs.read as never },
      parts: ["systemStatus"],
    });
    await loaded();
    act(() => traffic.calls[0]?.reject(new Error("no line")));
    await screen.findByText("Traffic & Leads could not be loaded");
    await print();
    expect(part("Traffic & Leads").getByText(/Not loaded when this was printed/)).toBeVisible();
    expect(part("Provisioning Pipeline").getByText(/Not loaded/)).toBeVisible();
    expect([traffic.calls.length, jobs.calls.length]).toEqual([1, 1]);
  });
});
