import { useTranslation } from "react-i18next";
import { revenueMonthsQuery } from "@/data/dashboard/dashboard-queries";
import { useDashboard } from "../dashboard-context";
import { PrintedRevenueBars } from "../revenue/revenue-bars";
import { RevenueLegend } from "../revenue/revenue-legend";
import { monthValues, SERIES_TITLES } from "../revenue/revenue-series";
import { revenueSummary } from "../revenue/revenue-summary";
import { SheetNote, SheetSection } from "./sheet-section";
import { useLoadedData } from "./use-loaded-data";

export function SheetRevenue() {
  const { t } = useTranslation();
  const { source, query, search } = useDashboard();
  const { series } = search;
  return (
    <SheetSection
      className="col-span-8"
      title={t(SERIES_TITLES[series])}
      data={useLoadedData(revenueMonthsQuery(source, query))}
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
