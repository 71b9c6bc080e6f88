import { useMemo } from "react";
import { currentSource } from "@/data/dashboard/current-source";
import type { DashboardSource } from "@/data/dashboard/dashboard-source";
import { lateCode } from "@/hooks/late-code";
import { DashboardCommands } from "./commands/dashboard-commands";
import { DashboardContext, type Dashboard } from "./dashboard-context";
import { DashboardHead } from "./dashboard-head";
import { KpiStrip } from "./kpis/kpi-strip";
import { PortfolioPanel } from "./portfolio/portfolio-panel";
import { ProvisioningPanel } from "./provisioning/provisioning-panel";
import { QuickActionsPanel } from "./quick-actions/quick-actions-panel";
import { RevenuePanel } from "./revenue/revenue-panel";
import { SupportPanel } from "./support/support-panel";
import { TrafficPanel } from "./traffic/traffic-panel";
import { useAsOf } from "./use-as-of";
import { useDashboardAddress } from "./use-dashboard-address";

const usePrintSheet = lateCode(() => import("./print/print-sheet"));

export function DashboardPage({ source = currentSource }: { source?: DashboardSource }) {
  const dashboard = useDashboardState(source);
  return (
    <DashboardContext value={dashboard.value}>
      <DashboardCommands onRefresh={dashboard.refresh} />
      <DashboardHead onRefresh={dashboard.refresh} />
      <KpiStrip />
      <div className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-12">
        <RevenuePanel />
        <TrafficPanel />
        <SupportPanel />
        <ProvisioningPanel />
        <PortfolioPanel />
        <QuickActionsPanel />
      </div>
      <LatePrintSheet />
    </DashboardContext>
  );
}

function LatePrintSheet() {
  const { module } = usePrintSheet();
  return module && <module.PrintSheet />;
}

function useDashboardState(source: DashboardSource) {
  const { search, change, hrefOf } = useDashboardAddress();
  const { asOf, refresh } = useAsOf();
  const { range, clients } = search;
  const value: Dashboard = useMemo(
    () => ({ source, query: { range, clients, asOf }, search, change, hrefOf }),
    [source, range, clients, asOf, search, change, hrefOf],
  );
  return { value, refresh };
}
