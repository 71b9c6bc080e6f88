import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ListRow } from "@/components/data-table/list-column";
import type { TableViewProps } from "@/components/data-table/table-view";
import { ErrorNotice } from "@/components/error-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { lateCode, reloadForCode } from "@/hooks/late-code";
import { cn } from "@/lib/cn";
import { ScrollFade } from "./panel-layout";

// Loaded after the figures, which matter more.
const useTableView = lateCode(() => import("@/components/data-table/table-view"));

type PanelTableProps<Row extends ListRow> = TableViewProps<Row> & {
  rows: Row[];
  className?: string;
};

/** A panel's list: narrower columns, and stacked by its own width. */
export function PanelTable<Row extends ListRow>({
  className,
  tableClassName,
  ...props
}: PanelTableProps<Row>) {
  const { t } = useTranslation();
  const region = useRef<HTMLDivElement>(null);
  const { module, hasFailed } = useTableView();
  if (hasFailed) {
    return (
      <ErrorNotice
        className={cn("content-start px-4.5 [&>h3]:text-body/tight", className)}
        headingLevel={3}
        heading={t("The list could not be drawn")}
        body={t("A part of this page did not load. Nothing was changed.")}
        onRetry={() => void reloadForCode()}
      />
    );
  }
  if (module === null) {
    return (
      <div className={cn("overflow-hidden", className)} aria-busy="true">
        <RowsSkeleton />
      </div>
    );
  }
  return (
    <module.TableView
      {...props}
      region={region}
      stackBelow="@xl"
      className={cn(
        // Scroll positions are kept by the measured heights.
        "[overflow-anchor:none]",
        // Outside the offset, the sticky head would hide the outline.
        "focus-visible:outline-offset-0",
        className,
      )}
      tableClassName={cn("[&_:is(th,td)]:px-2", tableClassName)}
    >
      <ScrollFade />
    </module.TableView>
  );
}

/** Widths of the placeholder lines, in percent. */
const WIDTHS = [74, 58, 80, 62, 70, 66, 76, 60];

export function RowsSkeleton() {
  return (
    <div className="pt-11" aria-hidden="true">
      {WIDTHS.map((width) => (
        <div
          key={width}
          className="grid h-14.5 grid-cols-[1fr_4.5rem_4.5rem] items-center gap-6 border-t border-line px-4.5"
        >
          <div style={{ width: `${width}%` }}>
            <Skeleton />
            <Skeleton className="mt-2 h-2.75 w-3/5" />
          </div>
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
