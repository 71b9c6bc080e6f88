import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { kpisQuery } from "@/data/dashboard/dashboard-queries";
import { cn } from "@/lib/cn";
import { useDashboard } from "../dashboard-context";
import { FigureTableView } from "../panel/figure-table";
import { FigureTableSkeleton } from "../panel/figure-table-skeleton";
import { PanelBody } from "../panel/panel-body";
import { PanelMenu } from "../panel-menu/panel-menu";
import { KpiList } from "./kpi-list";
import { KpiSkeleton } from "./kpi-skeleton";
import { kpiTable } from "./kpi-table";

export function KpiStrip() {
  const { t } = useTranslation();
  const headingId = useId();
  const { source, query, search } = useDashboard();
  const kpis = useQuery(kpisQuery(source, query));
  const isTable = search.tables.includes("kpis");
  const title = t("Key figures");
  const table = kpis.data === undefined ? null : kpiTable(t, query, kpis.data);
  return (
    <Card className="@container relative flex flex-col overflow-hidden" aria-labelledby={headingId}>
      <CardHeader className={isTable ? undefined : "sr-only"}>
        <CardTitle id={headingId}>{title}</CardTitle>
      </CardHeader>
      {/* A failed refresh has a row above the cells; the menu shares theirs. */}
      <div
        className={cn(
          !isTable &&
            "grid [&>:first-child]:[grid-area:2/1] [&>[aria-busy]]:contents [&>[aria-busy]>:last-child]:[grid-area:2/1]",
        )}
      >
        <PanelBody
          // On one row, like the figures.
          failureClassName="mr-10 @4xl:min-h-29 @4xl:max-w-none @4xl:content-center @4xl:grid-cols-[1fr_auto] @4xl:gap-x-8 @4xl:gap-y-1 @4xl:[&>button]:col-start-2 @4xl:[&>button]:row-span-2 @4xl:[&>button]:row-start-1 @4xl:[&>button]:self-center"
          title={title}
          query={kpis}
          skeleton={isTable ? <FigureTableSkeleton /> : <KpiSkeleton />}
        >
          {(data) =>
            isTable && table !== null ? <FigureTableView {...table} /> : <KpiList kpis={data} />
          }
        </PanelBody>
        <div
          className={cn(
            isTable
              ? "absolute top-2.5 right-2.5"
              : "relative z-1 mt-0.5 justify-self-end [grid-area:2/1]",
            !isTable && !kpis.isLoadingError && "@max-4xl:top-1/2 @max-xl:top-2/3",
          )}
        >
          <PanelMenu
            className="mr-0"
            title={title}
            definitionsOf="kpis"
            query={kpis}
            table={table}
            chartPanel="kpis"
          />
        </div>
      </div>
    </Card>
  );
}
