import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import type { SystemStatus } from "@/data/dashboard/dashboard-source";
import { useDashboard } from "../dashboard-context";
import type { FigureTable } from "../panel/figure-table";
import {
  SheetBadge,
  SheetNote,
  SheetSection,
  SheetTable,
  useLoadedData,
} from "../print/sheet-section";

const VARIANTS: Record<SystemStatus["state"], BadgeVariant> = {
  operational: "success",
  delayed: "pending",
  down: "destructive",
};

const STATES: Record<SystemStatus["state"], string> = {
  operational: "Operational",
  delayed: "Delayed",
  down: "Down",
};

export function SystemStatusList({ systems }: { systems: SystemStatus[] }) {
  const { t } = useTranslation();
  if (systems.length === 0) {
    return <p className="min-h-9 px-4.5 text-muted">{t("No system reports its state yet.")}</p>;
  }
  return (
    <ul>
      {systems.map(({ system, state, label }) => (
        <SystemRow key={system}>
          {system}
          <Badge className="whitespace-normal" variant={VARIANTS[state]}>
            {label}
          </Badge>
        </SystemRow>
      ))}
    </ul>
  );
}

function SystemRow({ children }: { children: ReactNode }) {
  return (
    <li className="flex min-h-9 flex-wrap items-center justify-between gap-x-2.5 px-4.5 wrap-anywhere">
      {children}
    </li>
  );
}

const USUAL_SYSTEMS = ["a", "b", "c", "d"];

export function SystemStatusSkeleton() {
  return (
    <ul>
      {USUAL_SYSTEMS.map((row) => (
        <SystemRow key={row}>
          <Skeleton className="w-32" />
          <Skeleton className="h-5.75 w-24" />
        </SystemRow>
      ))}
    </ul>
  );
}

export function statusTable(systems: SystemStatus[], t: TFunction): FigureTable {
  return {
    caption: t("System status"),
    columns: [{ label: t("System") }, { label: t("State") }, { label: t("Reported as") }],
    rows: systems.map(({ system, state, label }) => [system, t(STATES[state]), label]),
  };
}

export function SheetStatus({ className }: { className: string }) {
  const { t } = useTranslation();
  const { source, query } = useDashboard();
  return (
    <SheetSection
      className={className}
      title={t("System status")}
      data={useLoadedData(panelQuery("systemStatus", source, query))}
    >
      {(systems) => (
        <>
          <SheetTable>
            {systems.map(({ system, state, label }) => (
              <tr key={system}>
                <td>{system}</td>
                <td className="text-right">
                  <SheetBadge variant={VARIANTS[state]}>{label}</SheetBadge>
                </td>
              </tr>
            ))}
          </SheetTable>
          {systems.length === 0 && <SheetNote>{t("No system reports its state yet.")}</SheetNote>}
        </>
      )}
    </SheetSection>
  );
}
