import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useIsBelow } from "@/hooks/use-is-below";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/format/format";
import type { ListRow } from "./list-column";
import { ListStates, type ListLabels } from "./list-states";
import { TableView, type TableViewProps } from "./table-view";
import { totalText, type ListPages } from "./use-list-pages";

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

/** The distance below the visible area at which the next page is requested. */
const AHEAD = "600px";

type ListFootProps = {
  pages: Pick<
    ListPages<unknown>,
    | "rows"
    | "total"
    | "totalLimit"
    | "isFetching"
    | "hasMore"
    | "isLoadingMore"
    | "isErrorOfMore"
    | "loadMore"
  >;
};

function ListFoot({ pages }: ListFootProps) {
  const { t } = useTranslation();
  const { rows, total, totalLimit, isFetching, hasMore, isLoadingMore, isErrorOfMore, loadMore } =
    pages;
  const foot = useRef<HTMLDivElement>(null);
  const isWatching = hasMore && !isLoadingMore && !isErrorOfMore;
  useEffect(() => {
    const element = foot.current;
    if (!isWatching || element === null || !("IntersectionObserver" in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && loadMore(),
      // The window is the root also where rows scroll in a region: a region as tall as its rows
      // would always contain their end and load without end.
      { rootMargin: `0px 0px ${AHEAD} 0px`, scrollMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWatching, loadMore, rows.length]);

  if (rows.length === 0) return null;
  const shown = (all: number) =>
    hasMore
      ? t("1–{{shown}} of {{total}}", {
          shown: formatNumber(rows.length),
          total: totalText(all, totalLimit),
        })
      : t("All {{total}} shown", { total: formatNumber(rows.length) });
  return (
    <div
      className="sticky left-0 flex min-h-15 items-center justify-between gap-4 border-t border-line px-4.5 py-2 text-[0.875rem] text-muted"
      ref={foot}
    >
      <p className="tabular-nums">
        {total === undefined ? isFetching && t("Loading") : shown(total)}
      </p>
      {hasMore && (
        <Button
          variant="secondary"
          busyLabel={isLoadingMore && t("Loading")}
          data-print="no"
          onClick={loadMore}
        >
          {t("Show more")}
        </Button>
      )}
    </div>
  );
}
