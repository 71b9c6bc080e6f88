import { useTranslation } from "react-i18next";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import { useDashboard } from "../dashboard-context";
import { SheetNote, SheetSection, useLoadedData } from "../print/sheet-section";
import { PrintedRevenueBars } from "./revenue-bars";
import { RevenueLegend } from "./revenue-legend";
import { monthValues, SERIES_TITLES } from "./revenue-series";
import { revenueSummary } from "./revenue-summary";

export function SheetRevenue({ className }: { className: string }) {
  const { t } = useTranslation();
  const { source, query, search } = useDashboard();
  const { series } = search;
  return (
    <SheetSection
      className={className}
      title={t(SERIES_TITLES[series])}
      data={useLoadedData(panelQuery("revenueMonths", source, query))}
    >
      {(months) => (
        <>
          <RevenueLegend
            className="pt-[1.5mm] text-[1em]/[1.3]"
            values={monthValues(months, series)}
          />
          <PrintedRevenueBars values={monthValues(months, series)} />
          <SheetNote>{revenueSummary(t, monthValues(months, series), series, source)}</SheetNote>
        </>
      )}
    </SheetSection>
  );
}
