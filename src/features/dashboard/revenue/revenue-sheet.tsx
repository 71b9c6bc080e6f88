import { useTranslation } from "react-i18next";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import { monthOf } from "@/lib/dates/calendar-month";
import { officeDay } from "@/lib/dates/office/office-day";
import { useDashboard } from "../dashboard-context";
import { SheetNote, SheetSection, useLoadedData } from "../print/sheet-section";
import { PrintedRevenueBars } from "./revenue-bars";
import { RevenueLegend } from "./revenue-legend";
import { monthValues, seriesTitle } from "./revenue-series";
import { revenueSummary } from "./revenue-summary";

export function SheetRevenue({ className }: { className: string }) {
  const { t } = useTranslation();
  const { source, query, search } = useDashboard();
  const { series } = search;
  const now = monthOf(officeDay(query.asOf));
  return (
    <SheetSection
      className={className}
      title={seriesTitle(t, series, query)}
      data={useLoadedData(panelQuery("revenueMonths", source, query))}
    >
      {(months) => (
        <>
          <RevenueLegend
            className="pt-[1.5mm] text-[1em]/[1.3]"
            values={monthValues(months, series, now)}
          />
          <PrintedRevenueBars values={monthValues(months, series, now)} />
          <SheetNote>
            {revenueSummary(t, monthValues(months, series, now), series, source)}
          </SheetNote>
        </>
      )}
    </SheetSection>
  );
}
