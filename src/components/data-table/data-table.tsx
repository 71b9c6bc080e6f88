import { useEffect, useRef, type ReactNode } from "react";
import { useIsBelow } from "@/hooks/use-is-below";
import type { ListRow } from "./list-column";
import { ListFoot } from "./list-foot";
import { ListStates, type ListLabels } from "./list-states";
import { TableView, type TableViewProps } from "./table-view";
import type { ListPages } from "./use-list-pages";

type DataTableProps<Row extends ListRow> = TableViewProps<Row> & {
  labels: ListLabels;
  pages: ListPages<Row>;
  /** Replaces the button that loads more; the page scrolls then. Null shows nothing. */
  footer?: ReactNode;
  /** Whether the rows always scroll with the page. */
  isPageScrolled?: boolean;
  isFiltered?: boolean;
  onClearFilters?: () => void;
};

export function DataTable<Row extends ListRow>({
  labels,
  pages,
  footer,
  isFiltered,
  onClearFilters,
  ...view
}: DataTableProps<Row>) {
  const isPhone = useIsBelow("sm");
  const isPageScrolled = view.isPageScrolled ?? (isPhone || footer !== undefined);
  const region = useRef<HTMLDivElement>(null);
  const { isStale } = pages;
  const wasStale = useRef(isStale);
  useEffect(() => {
    // Another query has another result, which is read from its top.
    if (wasStale.current && !isStale && region.current) showBeginning(region.current);
    wasStale.current = isStale;
  }, [isStale]);
  return (
    <ListStates
      labels={labels}
      pages={pages}
      isFiltered={isFiltered}
      onClearFilters={onClearFilters}
    >
      <TableView
        {...view}
        rows={pages.rows}
        hasMore={pages.total === undefined || pages.hasMore}
        region={region}
        isPageScrolled={isPageScrolled}
        className={isPageScrolled ? undefined : "[@media(height<=40rem)]:max-h-120"}
      >
        {footer === undefined ? <ListFoot pages={pages} /> : footer}
      </TableView>
    </ListStates>
  );
}

function showBeginning(region: HTMLElement): void {
  region.scrollTop = 0;
  const panel = region.closest("section");
  if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
}
