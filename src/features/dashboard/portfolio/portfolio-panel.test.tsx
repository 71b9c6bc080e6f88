import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "@tests/console";
import { controlled, renderDashboard } from "@tests/screens/dashboard";
import type { DashboardQuery, Domain, Portfolio } from "@/data/dashboard/dashboard-source";
import * as csv from "@/lib/format/csv";
import { addDays } from "@/lib/dates/calendar-day";

const TODAY = "2026-11-21";

afterEach(() => vi.unstubAllEnvs());

function domain(name: string, daysUntilExpiry: number, changes: Partial<Domain> = {}): Domain {
  return {
    id: name,
    domain: name,
    client: "Halden Air",
    isRented: true,
    clientId: "c11e0000-0000-4000-8000-000000000001",
    registrar: "Northgate",
    expiryDate: addDays(TODAY, daysUntilExpiry),
    daysUntilExpiry,
    autoRenew: true,
    status: "active",
    cost: 14,
    ...changes,
  };
}

function portfolioOf(...domains: Domain[]): Portfolio {
  return {
    domains,
    summary: {
      totalDomains: domains.length,
      rentedDomains: domains.length,
      occupancyRate: 100,
      expiringNext30: 0,
      expiringNext60: 0,
      expiringNext90: 0,
      undatedDomains: 0,
      totalMonthlyCost: 1,
    },
  };
}

const answering = (...domains: Domain[]) => ({
  portfolio: () => Promise.resolve(portfolioOf(...domains)),
});

const panel = () => within(screen.getByRole("region", { name: "Portfolio & Inventory" }));
const choice = () => panel().getByRole<HTMLSelectElement>("combobox", { name: "Expiring within" });
const rows = async () => (await panel().findAllByRole("row")).slice(1);
const rowOf = async (name: string) =>
  within(await panel().findByRole("row", { name: new RegExp(name) }));

describe("the list", () => {
  it("says how long each domain has, in the color of its urgency", async () => {
    renderDashboard({
      source: answering(
        domain("gone.example", -3),
        domain("today.example", 0),
        domain("week.example", 7),
        domain("month.example", 30),
        domain("quarter.example", 90),
        domain("later.example", 91),
      ),
    });
    const badges = (await rows()).map((row) => row.querySelector<HTMLElement>("[data-variant]"));
    expect(badges.map((badge) => [badge?.textContent, badge?.dataset.variant])).toEqual([
      ["Expired 3 days ago", "destructive"],
      ["Expires today", "destructive"],
      ["7 days left", "destructive"],
      ["30 days left", "warning"],
      ["90 days left", "pending"],
      ["91 days left", "default"],
    ]);
  });

  it("flags manual renewal when the domain does not renew by itself, and only then", async () => {
    renderDashboard({
      source: answering(domain("hand.example", 5, { autoRenew: false }), domain("auto.example", 6)),
    });
    const renewal = (await rowOf("hand.example")).getByText("Manual Renewal");
    expect(renewal.closest("[data-slot=badge]")).not.toBeNull();
    const auto = await rowOf("auto.example");
    expect(auto.queryByText("Manual Renewal")).not.toBeInTheDocument();
    expect(auto.getByText("Auto").closest("[data-slot=badge]")).toBeNull();
  });

  it("names the client, or that nobody rents it", async () => {
    renderDashboard({
      source: answering(
        domain("rented.example", 5),
        domain("stock.example", 6, { client: null, clientId: null }),
      ),
    });
    expect((await rowOf("rented.example")).getByText(/^Halden Air/)).toBeVisible();
    expect((await rowOf("stock.example")).getByText(/^In stock/)).toBeVisible();
  });

  it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
    "shows the day of expiry as it is in %s too",
    async (zone) => {
      vi.stubEnv("TZ", zone);
      renderDashboard({ source: answering(domain("okafor.example", 5)) });
      expect((await rowOf("okafor.example")).getByText("Nov 26, 2026")).toBeVisible();
    },
  );

  it("lets a long name break after its dots, and reads it in one piece", async () => {
    renderDashboard({ source: answering(domain("very.long.name.example", 5)) });
    const name = (await rows())[0]?.querySelector("b");
    expect(name?.textContent).toBe("very.long.name.example");
    expect(name?.querySelectorAll("wbr")).toHaveLength(3);
  });
});

describe("the summary", () => {
  it("says how much is rented, what expires and what it costs", async () => {
    renderDashboard({ parts: ["portfolio"] });
    await rows();
    const [rented, , , , cost] = panel().getAllByRole("listitem");
    expect(rented).toHaveTextContent("168 of 192 domains rented, 87.5%");
    const bar = panel().getByRole("progressbar", { hidden: true });
    expect(bar).toHaveAttribute("aria-valuenow", "87.5");
    expect(bar.firstChild).toHaveStyle({ width: "87.5%" });
    expect(cost).toHaveTextContent("$214 per month");
  });

  it.each(["all", "enterprise", "small-business"])(
    "agrees with the list for every window, for %s",
    async (clients) => {
      const { user } = renderDashboard({
        parts: ["portfolio"],
        at: `/admin/dashboard?clients=${clients}&expiring=30`,
      });
      await rows();
      const items = panel().getAllByRole("listitem");
      for (const [place, days] of [30, 60, 90].entries()) {
        await user.selectOptions(choice(), `${days} days`);
        const shown = (await rows()).length;
        expect(items[place + 1]).toHaveTextContent(new RegExp(`^${shown} .*in ${days} days$`));
        expect(
          panel().getByText(new RegExp(`^${shown} of .* expire within ${days} days`)),
        ).toBeVisible();
      }
    },
  );
});

describe("the window", () => {
  it("looks 365 days ahead unless told otherwise, and keeps the choice in the address", async () => {
    const { user, router } = renderDashboard({
      source: answering(
        domain("near.example", 30),
        domain("far.example", 365),
        domain("beyond.example", 366),
      ),
    });
    expect(await rows()).toHaveLength(2);
    await user.selectOptions(choice(), "30 days");
    expect(await rows()).toHaveLength(1);
    expect(router.state.location.search).toBe("?expiring=30");
    await user.selectOptions(choice(), "365 days");
    expect(router.state.location.search).toBe("");
  });

  it("falls back to 365 days for an address that makes no sense", async () => {
    renderDashboard({
      at: "/admin/dashboard?expiring=soon",
      source: answering(domain("a.example", 300)),
    });
    expect(await rows()).toHaveLength(1);
    expect(choice()).toHaveValue("365");
  });

  it("says what is next when nothing is near, and shows it on request", async () => {
    const { user } = renderDashboard({
      at: "/admin/dashboard?expiring=30",
      source: answering(domain("next.example", 31)),
    });
    expect(
      await panel().findByText("The next to expire is next.example, on Dec 22, 2026."),
    ).toBeVisible();
    await user.click(panel().getByRole("button", { name: "Show the next 365 days" }));
    expect(await rows()).toHaveLength(1);
  });

  it("says so when there are no domains at all", async () => {
    renderDashboard({ source: answering() });
    expect(await panel().findByRole("heading", { name: "No domains here" })).toBeVisible();
  });
});

describe("the export", () => {
  it("holds the rows of the window with bare days and numbers, and names its filter", async () => {
    const download = vi.spyOn(csv, "downloadCsv").mockImplementation(() => undefined);
    const { user } = renderDashboard({ parts: ["portfolio"], at: "/admin/dashboard?expiring=60" });
    const shown = (await rows()).map((row) => row.querySelector("b")?.textContent);
    await user.click(panel().getByRole("button", { name: "More for Portfolio & Inventory" }));
    await user.click(await screen.findByRole("menuitem", { name: "Download CSV" }));
    const [fileName, file] = download.mock.lastCall ?? [];
    expect(fileName).toContain(
      "curbfront_portfolio-inventory_30-days_clients-all_expiring-within-60-days_",
    );
    expect(file?.rows.map(([name]) => name)).toEqual(shown);
    expect(file?.rows[0]).toEqual([
      "tulsahandyman.example",
      "In stock",
      "Larkspur",
      "2026-11-18",
      -3,
      "Expired",
      "Manual Renewal",
      12,
    ]);
  });
});

describe("loading", () => {
  it("fails and tries again on its own", async () => {
    expectConsole("error", /Error loading dashboard data/);
    const { read, calls } = controlled<Portfolio, [DashboardQuery]>();
    const { user } = renderDashboard({
      source: { portfolio: read },
      parts: ["provisioningJobs"],
    });
    calls[0]?.reject(new Error("The registrar did not answer"));
    expect(
      await panel().findByRole("heading", { name: "Portfolio & Inventory could not be loaded" }),
    ).toBeVisible();
    expect(await screen.findByText("8 jobs")).toBeVisible();
    await user.click(panel().getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.resolve(portfolioOf(domain("back.example", 5)));
    expect(await rows()).toHaveLength(1);
  });

  it("never shows a slow answer for clients that were chosen before", async () => {
    const { read, calls } = controlled<Portfolio, [DashboardQuery]>();
    const { user } = renderDashboard({ source: { portfolio: read } });
    await user.selectOptions(screen.getByRole("combobox", { name: "Clients" }), "Enterprise");
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.args[0].clients).toBe("enterprise");
    calls[1]?.resolve(portfolioOf(domain("newer.example", 5)));
    await rowOf("newer.example");
    calls[0]?.resolve(portfolioOf(domain("older.example", 5)));
    await user.selectOptions(choice(), "90 days");
    expect((await rows()).map((row) => row.querySelector("b")?.textContent)).toEqual([
      "newer.example",
    ]);
  });
});

describe("a figure of a company of its own", () => {
  const undated = domain("blank.example", 0, { expiryDate: null, daysUntilExpiry: null });
  const stock = domain("stock.example", 20, { isRented: false });
  const open = (isSample: boolean) => {
    const answer = portfolioOf(domain("taken.example", 400), stock, undated);
    answer.summary = {
      ...answer.summary,
      rentedDomains: 2,
      undatedDomains: 1,
      ...(!isSample && { totalMonthlyCost: null }),
    };
    return renderDashboard({ source: { isSample, portfolio: () => Promise.resolve(answer) } });
  };

  it.each([
    [
      "2 of 3 domains rented, 100%",
      ["taken.example", "blank.example"],
      "2 of 3 domains are rented.",
    ],
    ["1 with no date", ["blank.example"], "1 of 3 domains have no date."],
    ["0 expire in 30 days", ["stock.example"], "1 of 3 domains expire within 30 days."],
  ])("%s lists what it counted", async (name, names, summary) => {
    const { user } = open(false);
    await user.click(await panel().findByRole("link", { name }));
    expect(await panel().findByText(summary)).toBeVisible();
    expect((await rows()).map((row) => row.textContent)).toEqual(
      names.map((each): unknown => expect.stringContaining(each)),
    );
  });

  it("is only a figure in the demo, but for what expires", async () => {
    open(true);
    await rows();
    const links = panel().getAllByRole("link", { name: /days$/ });
    expect(links.map((link) => link.textContent)).toEqual([
      "0 expire in 30 days",
      "0 in 60 days",
      "0 in 90 days",
    ]);
    expect(panel().queryByRole("link", { name: /rented/ })).toBeNull();
    expect(choice().options).toHaveLength(4);
  });
});
