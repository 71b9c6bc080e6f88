import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigationType } from "react-router-dom";
import { currentSource } from "@/data/dashboard/current-source";
import type { DashboardSource } from "@/data/dashboard/dashboard-source";
import { crmKeys } from "@/data/records/crm-keys";
import { lateCode } from "@/hooks/late-code";
import { DashboardCommands } from "./dashboard-commands";
import { DashboardContext, type Dashboard } from "./dashboard-context";
import { DashboardHead } from "./dashboard-head";
import {
  changesOf,
  offeredRange,
  useDashboardAddress,
  type DashboardSearch,
} from "./dashboard-search";
import { PANELS } from "./panels";
import { useAsOf } from "./use-as-of";

const usePrintSheet = lateCode(() => import("./print/print-sheet"));

type DashboardPageProps = Pick<Dashboard, "TaskTools"> & { source?: DashboardSource };

export function DashboardPage({ source = currentSource, TaskTools }: DashboardPageProps) {
  const dashboard = useDashboardState(source, TaskTools);
  useRefreshAfterWrites(dashboard.refresh);
  const panels = useScrollToFiltered(dashboard.value.search);
  return (
    <DashboardContext value={dashboard.value}>
      <DashboardCommands onRefresh={dashboard.refresh} />
      <DashboardHead onRefresh={dashboard.refresh} />
      <div ref={panels} className="grid grid-cols-1 gap-4 lg:grid-cols-12">
        {PANELS.map(({ id, Panel, size }) => (
          <Panel key={id} id={id} className={size} />
        ))}
      </div>
      <LatePrintSheet />
    </DashboardContext>
  );
}

function LatePrintSheet() {
  const { module } = usePrintSheet();
  return module && <module.PrintSheet />;
}

const isLoadedByAddress = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => Reflect.get(entry, "type") === "navigate");
let isFirstAddress = isLoadedByAddress();

/** The panels' list, scrolled to the panel that an opened address filters. Reload and Back restore their own position. */
function useScrollToFiltered(search: DashboardSearch) {
  const panels = useRef<HTMLDivElement>(null);
  const isFollowed = useNavigationType() !== "POP";
  const scroll = useEffectEvent(() => {
    const isOpened = isFollowed || isFirstAddress;
    isFirstAddress = false;
    const filtered = PANELS.findIndex(({ filters = [] }) =>
      filters.some((name) => changesOf({ [name]: search[name] })[name] !== null),
    );
    if (isOpened) panels.current?.children[filtered]?.scrollIntoView();
  });
  useEffect(() => scroll(), []);
  return panels;
}

/** Reads the figures again once tasks were changed in their panel, or changed back by Undo. */
function useRefreshAfterWrites(refresh: () => void) {
  const writes = useQueryClient().getMutationCache();
  useEffect(
    () =>
      writes.subscribe((event) => {
        if (event.type !== "updated" || event.mutation.state.status !== "success") return;
        if (event.mutation.options.mutationKey?.[0] === crmKeys.all[0]) refresh();
      }),
    [writes, refresh],
  );
}

function useDashboardState(source: DashboardSource, TaskTools: Dashboard["TaskTools"]) {
  const { search, change, hrefOf } = useDashboardAddress();
  const { asOf, refresh } = useAsOf();
  const range = offeredRange(search.range, source, asOf);
  const { clients } = search;
  const value: Dashboard = useMemo(
    () => ({ source, query: { range, clients, asOf }, search, change, hrefOf, TaskTools }),
    [source, range, clients, asOf, search, change, hrefOf, TaskTools],
  );
  return { value, refresh };
}
