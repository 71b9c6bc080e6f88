import type { TFunction } from "i18next";
import type { ComponentType } from "react";
import type { Command } from "@/components/commands/command";
import type { Dashboard } from "./dashboard-context";
import { SheetFigures } from "./kpis/kpi-sheet";
import { KpiStrip } from "./kpis/kpi-strip";
import type { PanelProps } from "./panel/panel";
import { PortfolioPanel } from "./portfolio/portfolio-panel";
import { SheetDomains } from "./portfolio/portfolio-sheet";
import { ProvisioningPanel } from "./provisioning/provisioning-panel";
import { SheetJobs } from "./provisioning/provisioning-sheet";
import { QuickActionsPanel } from "./quick-actions/quick-actions-panel";
import { SheetStatus } from "./quick-actions/system-status";
import { RevenuePanel, seriesCommand } from "./revenue/revenue-panel";
import { SheetRevenue } from "./revenue/revenue-sheet";
import { SupportPanel, tabCommand } from "./support/support-panel";
import { SheetSupport } from "./support/support-sheet";
import { TrafficPanel } from "./traffic/traffic-panel";
import { SheetTraffic } from "./traffic/traffic-sheet";

type DashboardPanel = {
  id: string;
  Panel: ComponentType<PanelProps>;
  /** Its columns of twelve, on wide screens and on paper. */
  size: string;
  Sheet: ComponentType<{ className: string }>;
  sheetSize: string;
  command?: (t: TFunction, dashboard: Dashboard) => Command;
  /** Its commands when it can be shown as a table; its id is then a value of the URL. For `t()`. */
  views?: { table: string; chart: string };
};

/** All panels in their order, on the screen, on paper and in the command palette. */
export const PANELS: readonly DashboardPanel[] = [
  {
    id: "kpis",
    Panel: KpiStrip,
    size: "lg:col-span-12",
    Sheet: SheetFigures,
    sheetSize: "col-span-full",
    views: { table: "Show key figures as table", chart: "Show key figures as tiles" },
  },
  {
    id: "revenue",
    Panel: RevenuePanel,
    size: "lg:col-span-8",
    Sheet: SheetRevenue,
    sheetSize: "col-span-8",
    command: seriesCommand,
    views: { table: "Show 12 months as table", chart: "Show 12 months as chart" },
  },
  {
    id: "traffic",
    Panel: TrafficPanel,
    size: "lg:col-span-4",
    Sheet: SheetTraffic,
    sheetSize: "col-span-4",
    views: { table: "Show Traffic & Leads as table", chart: "Show Traffic & Leads as chart" },
  },
  {
    id: "support",
    Panel: SupportPanel,
    size: "lg:col-span-7",
    Sheet: SheetSupport,
    sheetSize: "col-span-7",
    command: tabCommand,
  },
  {
    id: "provisioning",
    Panel: ProvisioningPanel,
    size: "lg:col-span-5",
    Sheet: SheetJobs,
    sheetSize: "col-span-5",
  },
  {
    id: "portfolio",
    Panel: PortfolioPanel,
    size: "lg:col-span-8",
    Sheet: SheetDomains,
    sheetSize: "col-span-8",
  },
  {
    id: "quick-actions",
    Panel: QuickActionsPanel,
    size: "lg:col-span-4",
    Sheet: SheetStatus,
    sheetSize: "col-span-4",
  },
];
