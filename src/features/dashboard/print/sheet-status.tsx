import { useTranslation } from "react-i18next";
import { systemStatusQuery } from "@/data/dashboard/dashboard-queries";
import type { SystemStatus } from "@/data/dashboard/dashboard-source";
import { useDashboard } from "../dashboard-context";
import { SheetSection } from "./sheet-section";
import { useShown } from "./use-shown";

const CHIPS: Record<SystemStatus["state"], string> = {
  operational: "chip chip-go",
  delayed: "chip chip-wait",
  down: "chip chip-stop",
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
                  <span className={CHIPS[state]}>{label}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SheetSection>
  );
}
