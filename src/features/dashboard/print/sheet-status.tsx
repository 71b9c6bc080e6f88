import { useTranslation } from "react-i18next";
import type { BadgeVariant } from "@/components/ui/badge";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import type { SystemStatus } from "@/data/dashboard/dashboard-source";
import { useDashboard } from "../dashboard-context";
import { SheetBadge } from "./sheet-badge";
import { SheetNote, SheetSection } from "./sheet-section";
import { SheetTable } from "./sheet-table";
import { useLoadedData } from "./use-loaded-data";

const VARIANTS: Record<SystemStatus["state"], BadgeVariant> = {
  operational: "success",
  delayed: "pending",
  down: "destructive",
};

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
