import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import type { DashboardQuery, DashboardSource, KpiSet } from "@/data/dashboard/dashboard-source";
import { cn } from "@/lib/cn";
import { formatNumber, formatSigned } from "@/lib/format/format";
import { useDashboard } from "../dashboard-context";
import { ChangeNote, ComparisonNote } from "../panel/figure";
import { FigureTableSkeleton, FigureTableView, type FigureTable } from "../panel/figure-table";
import type { PanelProps } from "../panel/panel";
import { PanelBody } from "../panel/panel-body";
import { PanelMenu } from "../panel/panel-menu";
import { showSupportPanel } from "../support/support-panel";
import { KpiCell, KpiCells } from "./kpi-cell";
import { SegmentBar, Sparkline } from "./tile-drawings";
import { listPath } from "./counted-lists";
import { TILES, type Tile, type TileNote } from "./tiles";

export function KpiStrip({ id, className }: PanelProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { source, query, search } = useDashboard();
  const kpis = useQuery(panelQuery("kpis", source, query));
  const isTable = search.tables.includes(id);
  const title = t("Key figures");
  const table = kpis.data === undefined ? null : kpiTable(t, source, query, kpis.data);
  return (
    <Card
      className={cn("@container relative flex flex-col overflow-hidden", className)}
      aria-labelledby={headingId}
    >
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
            definitions={definitions}
            query={kpis}
            table={table}
            chartPanel={id}
          />
        </div>
      </div>
    </Card>
  );
}

const definitions = (t: TFunction, source: DashboardSource) =>
  TILES.map(({ label, meaning }) => ({ term: t(label), meaning: meaning(t, source) }));

function KpiList({ kpis }: { kpis: KpiSet }) {
  return (
    <KpiCells>
      {TILES.map((tile) => (
        <FigureCell key={tile.figure} tile={tile} kpis={kpis} />
      ))}
    </KpiCells>
  );
}

function FigureCell({ tile, kpis }: { tile: Tile; kpis: KpiSet }) {
  const { t } = useTranslation();
  const { query, source, hrefOf } = useDashboard();
  const { figure, label, nameOf, list, support } = tile;
  const note = tile.note(kpis, t, { source, query });
  const drawing = tile.drawing(kpis);
  const to = list && listPath(list, query, source);
  const link = {
    ...(to !== undefined && kpis[figure] !== null && { to }),
    ...(support && { to: hrefOf(support), onFollow: showSupportPanel }),
  };
  return (
    <KpiCell
      {...link}
      label={nameOf?.(t, query) ?? t(label)}
      value={tile.value(kpis)}
      note={typeof note === "string" ? note : <ChangedNote note={note} />}
      drawing={
        "line" in drawing ? (
          <Sparkline values={drawing.line} />
        ) : (
          <SegmentBar segments={drawing.blocks} />
        )
      }
      drawingText={tile.drawingText(kpis, t)}
    />
  );
}

function ChangedNote({ note }: { note: Exclude<TileNote, string> }) {
  return "against" in note ? <ComparisonNote {...note} /> : <ChangeNote {...note} />;
}

function KpiSkeleton() {
  return (
    <KpiCells>
      {TILES.map(({ figure }) => (
        <KpiCell
          key={figure}
          label={<Skeleton className="h-[0.75em] w-2/3" />}
          value={<Skeleton className="inline-block h-[0.75em] w-1/2" />}
          note={<Skeleton className="inline-block h-[0.75em] w-4/5" />}
          drawing={<Skeleton className="h-4 flex-1" />}
        />
      ))}
    </KpiCells>
  );
}

function kpiTable(
  t: TFunction,
  source: DashboardSource,
  query: DashboardQuery,
  kpis: KpiSet,
): FigureTable {
  return {
    caption: t("Key figures in a table"),
    columns: [
      { label: t("Figure") },
      { label: t("Up to"), calendar: "day" },
      { label: t("Value"), format: (value) => formatNumber(Math.round(value)) },
      { label: t("Unit") },
      { label: t("Change in percent"), format: formatSigned },
      { label: t("Compared") },
    ],
    rows: [
      ...TILES.flatMap(({ rows }) => rows(kpis, t, { source, query })),
      ...TILES.flatMap(({ trendRows }) => trendRows?.(kpis, t) ?? []),
    ],
  };
}
