import type { TFunction } from "i18next";
import type { ComponentType } from "react";
import type { Command } from "@/components/commands/command";
import type { Dashboard } from "./dashboard-context";
import type { DashboardSearch } from "./dashboard-search";
import { KpiStrip } from "./kpis/kpi-strip";
import type { PanelProps } from "./panel/panel";
import { PortfolioPanel } from "./portfolio/portfolio-panel";
import { ProvisioningPanel } from "./provisioning/provisioning-panel";
import { QuickActionsPanel } from "./quick-actions/quick-actions-panel";
import { RevenuePanel, seriesCommand } from "./revenue/revenue-panel";
import { SupportPanel, tabCommand } from "./support/support-panel";
import { TrafficPanel } from "./traffic/traffic-panel";

export type PanelId =
  "kpis" | "revenue" | "traffic" | "support" | "provisioning" | "portfolio" | "quick-actions";

type DashboardPanel = {
  id: PanelId;
  Panel: ComponentType<PanelProps>;
  /** Its columns of twelve on wide screens. */
  size: string;
  command?: (t: TFunction, dashboard: Dashboard) => Command;
  /** Its commands when it can be shown as a table; its id is then a value of the URL. For `t()`. */
  views?: { table: string; chart: string };
  /** Parameters of the URL that filter this panel alone. */
  filters?: readonly (keyof DashboardSearch)[];
};

/** All panels in their order, on the screen, on paper and in the command palette. `SHEETS` is how they print. */
export const PANELS: readonly DashboardPanel[] = [
  {
    id: "kpis",
    Panel: KpiStrip,
    size: "lg:col-span-12",
    views: { table: "Show key figures as table", chart: "Show key figures as tiles" },
  },
  {
    id: "revenue",
    Panel: RevenuePanel,
    size: "lg:col-span-8",
    command: seriesCommand,
    views: { table: "Show 12 months as table", chart: "Show 12 months as chart" },
  },
  {
    id: "traffic",
    Panel: TrafficPanel,
    size: "lg:col-span-4",
    views: { table: "Show Traffic & Leads as table", chart: "Show Traffic & Leads as chart" },
  },
  {
    id: "support",
    Panel: SupportPanel,
    size: "lg:col-span-7",
    command: tabCommand,
    filters: ["tab", "priority", "status", "task"],
  },
  {
    id: "provisioning",
    Panel: ProvisioningPanel,
    size: "lg:col-span-5",
  },
  {
    id: "portfolio",
    Panel: PortfolioPanel,
    size: "lg:col-span-8",
    filters: ["expiring"],
  },
  {
    id: "quick-actions",
    Panel: QuickActionsPanel,
    size: "lg:col-span-4",
  },
];
