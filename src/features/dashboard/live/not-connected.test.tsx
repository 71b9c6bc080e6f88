import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import type { StaffRole } from "@/data/staff/staff-roles";
import { promptSource, renderDashboard } from "@tests/screens/dashboard";
import { ticket } from "@tests/fixtures/support-tickets";
import { renderPage } from "@tests/render";
import { FiguresDoor } from "./figures-door";

const panel = (name: string) => within(screen.getByRole("region", { name }));

describe("what nothing is connected for", () => {
  it("is said in a sentence of its own, and no figure stands there", async () => {
    renderDashboard({
      source: {
        isSample: false,
        traffic: async (query) => ({
          ...(await promptSource.traffic(query)),
          organicSessions: null,
          conversionRate: null,
        }),
        provisioningJobs: () => Promise.resolve(null),
        systemStatus: () => Promise.resolve([]),
      },
    });
    const traffic = panel("Traffic & Leads");
    expect(await traffic.findByText("Nothing that counts visits is connected yet.")).toBeVisible();
    expect(traffic.queryByText("Organic sessions")).not.toBeInTheDocument();
    expect(traffic.getByRole("list", { name: "Leads by source" })).toBeInTheDocument();
    const pipeline = panel("Provisioning Pipeline");
    expect(await pipeline.findByText("Nothing that puts sites up is connected yet.")).toBeVisible();
    expect(pipeline.queryByText(/\d jobs/)).not.toBeInTheDocument();
    expect(await screen.findByText("No system reports its state yet.")).toBeVisible();
    expect(screen.queryByText(/Example data/)).not.toBeInTheDocument();
  });

  it("leaves revenue to what the plans come to, and says so", async () => {
    renderDashboard({
      at: "/admin/dashboard?series=revenue",
      source: {
        isSample: false,
        leavesOutOneOffWork: true,
        revenueMonths: promptSource.revenueMonths,
      },
    });
    const revenue = panel("Monthly revenue, 12 months");
    expect(await revenue.findByText(/^Revenue from plans rose from/)).toBeInTheDocument();
  });

  it("has a count in place of a cost that nobody wrote down", async () => {
    renderDashboard({
      source: {
        portfolio: async (query) => {
          const { domains, summary } = await promptSource.portfolio(query);
          return {
            domains: domains.map((domain) => ({ ...domain, cost: null })),
            summary: { ...summary, totalMonthlyCost: null, undatedDomains: 3 },
          };
        },
      },
    });
    const portfolio = panel("Portfolio & Inventory");
    expect(await portfolio.findByText("with no date")).toHaveTextContent("3 with no date");
    expect(await portfolio.findByRole("columnheader", { name: "Renewal" })).toBeInTheDocument();
    expect(portfolio.queryByRole("columnheader", { name: "Yearly" })).not.toBeInTheDocument();
  });
});

describe("whoever sees no leads", () => {
  it("is told so by the tile and the panel, and is led to no list of them", async () => {
    renderDashboard({
      source: {
        kpis: async (query) => ({ ...(await promptSource.kpis(query)), newLeads: null }),
        traffic: async (query) => ({
          ...(await promptSource.traffic(query)),
          leadsBySource: null,
        }),
      },
    });
    const tile = (await screen.findByText("New Leads")).closest("li");
    expect(tile).toHaveTextContent("New Leads – Your role sees no leads");
    expect(tile?.querySelector("a")).toBeNull();
    expect(await panel("Traffic & Leads").findByText("Your role sees no leads")).toBeVisible();
  });
});

describe("a list that ended before all there is", () => {
  it("says that it did, on its tab too", async () => {
    renderDashboard({
      source: {
        mostRows: 2,
        tickets: () => Promise.resolve([ticket(), ticket({ id: "#1002" })]),
      },
    });
    const support = panel("Support & Tasks");
    expect(await support.findByText("Only the most pressing tickets are listed")).toBeVisible();
    expect(support.getByRole("tab", { name: /Tickets/ })).toHaveTextContent("2+");
  });
});

describe("the door of the figures", () => {
  const enterAs = (role: StaffRole) =>
    renderPage(
      <StaffMemberContext value={{ id: "vera", name: "Vera Lund", role }}>
        <FiguresDoor>
          <p>Figures</p>
        </FiguresDoor>
      </StaffMemberContext>,
    );

  it("is closed to an editor, who is told why", () => {
    enterAs("editor");
    expect(screen.getByRole("heading", { name: "No figures for your role" })).toBeVisible();
    expect(screen.queryByText("Figures")).not.toBeInTheDocument();
  });

  it.each(["viewer", "sales", "support", "owner"] as const)("is open to the %s", (role) => {
    enterAs(role);
    expect(screen.getByText("Figures")).toBeVisible();
  });
});
