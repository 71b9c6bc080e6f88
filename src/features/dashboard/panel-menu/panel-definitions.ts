import type { TFunction } from "i18next";
import type { DashboardSource } from "@/data/dashboard/dashboard-source";
import { TILES } from "../kpis/tiles";
import { portfolioDefinitions } from "../portfolio/portfolio-definitions";
import { provisioningDefinitions } from "../provisioning/provisioning-definitions";
import { quickActionDefinitions } from "../quick-actions/quick-action-definitions";
import { revenueDefinitions } from "../revenue/revenue-definitions";
import { taskDefinitions, ticketDefinitions } from "../support-rows/support-definitions";
import { trafficDefinitions } from "../traffic/traffic-definitions";
import type { Definition } from "./definitions-dialog";

export type DefinedPanel =
  | "kpis"
  | "revenue"
  | "traffic"
  | "tickets"
  | "tasks"
  | "provisioning"
  | "portfolio"
  | "quickActions";

export const PANEL_DEFINITIONS: Record<
  DefinedPanel,
  (t: TFunction, source: DashboardSource) => Definition[]
> = {
  kpis: (t, source) =>
    TILES.map(({ label, meaning }) => ({ term: t(label), meaning: meaning(t, source) })),
  revenue: revenueDefinitions,
  traffic: trafficDefinitions,
  tickets: ticketDefinitions,
  tasks: taskDefinitions,
  provisioning: provisioningDefinitions,
  portfolio: portfolioDefinitions,
  quickActions: quickActionDefinitions,
};
