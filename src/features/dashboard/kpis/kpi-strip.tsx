import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { kpisQuery } from "@/data/dashboard/dashboard-queries";
import { useDashboard } from "../dashboard-context";
import { FigureTableView } from "../panel/figure-table";
import { FigureTableSkeleton } from "../panel/figure-table-skeleton";
import { PanelBody } from "../panel/panel-body";
import { PanelMenu } from "../panel/panel-menu";
import { KpiCells } from "./kpi-cells";
import { kpiDefinitions } from "./kpi-definitions";
import { KpiSkeleton } from "./kpi-skeleton";
import { kpiTable } from "./kpi-table";
import "./kpi-strip.css";

/** The six figures of the day. It has no head: its menu stands in the one corner without an arrow. */
export function KpiStrip() {
  const { t } = useTranslation();
  const headingId = useId();
  const { source, query, search } = useDashboard();
  const kpis = useQuery(kpisQuery(source, query));
  const isTable = search.tables.includes("kpis");
  const title = t("Key figures");
  const table = kpis.data === undefined ? null : kpiTable(t, query, kpis.data);
  return (
    <Card className="kpi-strip flex flex-col" aria-labelledby={headingId} data-table={isTable}>
      <CardHeader className={isTable ? undefined : "sr-only"}>
        <CardTitle id={headingId}>{title}</CardTitle>
      </CardHeader>
      <div className="kpi-frame">
        <PanelBody
          // One row, as the figures are.
          failureClassName="mr-10 @min-[60rem]:max-w-none @min-[60rem]:grid-cols-[1fr_auto] @min-[60rem]:gap-x-8 @min-[60rem]:gap-y-1 @min-[60rem]:[&>button]:col-start-2 @min-[60rem]:[&>button]:row-span-2 @min-[60rem]:[&>button]:row-start-1 @min-[60rem]:[&>button]:self-center"
          title={title}
          query={kpis}
          skeleton={isTable ? <FigureTableSkeleton /> : <KpiSkeleton />}
        >
          {(data) =>
            isTable && table !== null ? <FigureTableView {...table} /> : <KpiCells kpis={data} />
          }
        </PanelBody>
        <div className="kpi-menu">
          <PanelMenu
            className="mr-0"
            title={title}
            definitions={kpiDefinitions(t)}
            query={kpis}
            table={table}
            chartPanel="kpis"
          />
        </div>
      </div>
    </Card>
  );
}
