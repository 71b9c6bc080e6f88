import { useTranslation } from "react-i18next";
import type { BadgeVariant } from "@/components/ui/badge";
import { systemStatusQuery } from "@/data/dashboard/dashboard-queries";
import type { SystemStatus } from "@/data/dashboard/dashboard-source";
import { useDashboard } from "../dashboard-context";
import { SheetBadge } from "./sheet-badge";
import { SheetSection } from "./sheet-section";
import { useShown } from "./use-shown";

const VARIANTS: Record<SystemStatus["state"], BadgeVariant> = {
  operational: "success",
  delayed: "pending",
  down: "destructive",
};

export function SheetStatus() {
  const { t } = useTranslation();
  const { source, query } = useDashboard();
  return (
    <SheetSection
      className="sheet-status"
      title={t("System status")}
      data={useShown(systemStatusQuery(source, query))}
    >
      {(systems) => (
        <table>
          <tbody>
            {systems.map(({ system, state, label }) => (
              <tr key={system}>
                <td>{system}</td>
                <td className="cell-end">
                  <SheetBadge variant={VARIANTS[state]}>{label}</SheetBadge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SheetSection>
  );
}
