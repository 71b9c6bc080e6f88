import { useId, type ReactNode } from "react";
import { Card, CardAction, CardHeader, CardTitle } from "@/components/ui/card";
import { cn } from "@/lib/cn";
import { useDashboard } from "../dashboard-context";
import { FigureTableSkeleton, FigureTableView, type FigureTable } from "./figure-table";
import { PanelBody, type PanelQuery } from "./panel-body";
import { PanelMenu, type PanelMenuProps } from "./panel-menu";

/** The list of panels passes these props to each. */
export type PanelProps = { id: string; className: string };

type PanelContent<Data> = Omit<PanelMenuProps, "query" | "table" | "className"> & {
  className: string;
  query: PanelQuery<Data>;
  skeleton: ReactNode;
  /** The table for the export, and for the table view of a chart. */
  tableOf: (data: Data) => FigureTable;
  controls?: ReactNode;
  children: (data: Data) => ReactNode;
};

export function Panel<Data>({
  title,
  className,
  query,
  skeleton,
  tableOf,
  controls,
  children,
  ...menu
}: PanelContent<Data>) {
  const headingId = useId();
  const { search } = useDashboard();
  const isTable = menu.chartPanel !== undefined && search.tables.includes(menu.chartPanel);
  const table = query.data === undefined ? null : tableOf(query.data);
  return (
    <Card className={cn("flex flex-col", className)} aria-labelledby={headingId}>
      <PanelHead
        headingId={headingId}
        title={title}
        controls={controls}
        menu={<PanelMenu title={title} query={query} table={table} {...menu} />}
      />
      <PanelBody
        title={title}
        query={query}
        skeleton={isTable ? <FigureTableSkeleton /> : skeleton}
      >
        {(data) => (isTable && table !== null ? <FigureTableView {...table} /> : children(data))}
      </PanelBody>
    </Card>
  );
}

type PanelHeadProps = {
  headingId: string;
  title: string;
  controls?: ReactNode;
  menu: ReactNode;
};

/** Title and controls on one line; controls wrap below the title if they do not fit. */
export function PanelHead({ headingId, title, controls, menu }: PanelHeadProps) {
  return (
    <CardHeader className="gap-x-2">
      <CardTitle id={headingId} className="grow-999">
        {title}
      </CardTitle>
      <CardAction className="grow">
        {controls}
        <div className="ml-auto">{menu}</div>
      </CardAction>
    </CardHeader>
  );
}
