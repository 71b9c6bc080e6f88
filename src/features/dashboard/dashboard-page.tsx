import { useMemo } from "react";
import { currentSource } from "@/data/dashboard/current-source";
import type { DashboardSource } from "@/data/dashboard/dashboard-source";
import { DashboardCommands } from "./dashboard-commands";
import { DashboardContext, type Dashboard } from "./dashboard-context";
import { DashboardHead } from "./dashboard-head";
import { useDashboardAddress } from "./dashboard-search";
import { PANELS } from "./panels";
import { PrintSheet } from "./print/print-sheet";
import { useAsOf } from "./use-as-of";

export function DashboardPage({ source = currentSource }: { source?: DashboardSource }) {
  const dashboard = useDashboardState(source);
  return (
    <DashboardContext value={dashboard.value}>
      <DashboardCommands onRefresh={dashboard.refresh} />
      <DashboardHead onRefresh={dashboard.refresh} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-12">
        {PANELS.map(({ id, Panel, size }) => (
          <Panel key={id} id={id} className={size} />
        ))}
      </div>
      <PrintSheet />
    </DashboardContext>
  );
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
