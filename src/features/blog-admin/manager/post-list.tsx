import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@/components/empty-state";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import { CardContent } from "@/components/ui/card";
import { STAFF_PAGE_SIZE, type Page } from "@/data/staff-posts";
import { hasFilters, unfiltered, type ListFilters } from "./list-filters";
import { Pagination } from "./pagination";
import { PostTableSkeleton } from "./post-table-skeleton";
import type { ChangeFilters } from "./use-list-filters";
import { reasonOf } from "@/lib/errors";

export type ListProps = {
  filters: ListFilters;
  onChange: ChangeFilters;
  searchOfPage: (page: number) => string;
};

type Answer<Row> = {
  data: Page<Row> | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
};

type PostListProps<Row> = ListProps & {
  answer: Answer<Row>;
  /** The last page that was read, which stays when reading another fails. */
  shown: Page<Row> | undefined;
  /** Said when there is nothing at all. */
  empty: { heading: string; body: string };
  bar: ReactNode;
  children: ReactNode;
};

/** What every list of posts has around its table: loading, failure, emptiness and pages. */
export function PostList<Row>(props: PostListProps<Row>) {
  const { answer, shown, filters, onChange, searchOfPage, empty, bar, children } = props;
  const { t } = useTranslation();
  const { error, isFetching } = answer;
  const isFiltered = hasFilters(filters);
  const pages = Math.max(1, Math.ceil((shown?.total ?? 0) / STAFF_PAGE_SIZE));
  const isStale = answer.isPlaceholderData || (answer.data === undefined && shown !== undefined);
  const top = useRef<HTMLDivElement>(null);
  const lastPage = useRef(filters.page);

  useEffect(() => {
    if (error) console.error("Error loading blogs:", error);
  }, [error]);

  useEffect(() => {
    if (!isStale && !error && shown !== undefined && filters.page > pages) {
      onChange({ page: pages }, { isReplacing: true });
    }
  }, [isStale, error, shown, filters.page, pages, onChange]);

  useEffect(() => {
    if (lastPage.current === filters.page) return;
    lastPage.current = filters.page;
    const box = top.current;
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView();
  }, [filters.page]);

  return (
    <div ref={top} className="post-list" aria-busy={isFetching} data-stale={isStale || undefined}>
      {Boolean(error) && (
        <CardContent>
          <ErrorNotice
            heading={t("The posts could not be loaded")}
            body={
              shown === undefined
                ? t("Nothing was changed. The reason: {{message}}.", {
                    message: reasonOf(error),
                  })
                : t("Nothing was changed; the list below is as it was. The reason: {{message}}.", {
                    message: reasonOf(error),
                  })
            }
            onRetry={() => void answer.refetch()}
            isRetrying={isFetching}
          />
        </CardContent>
      )}
      {shown === undefined && !error && <PostTableSkeleton />}
      {shown !== undefined && bar}
      {shown !== undefined && shown.rows.length > 0 && (
        <div className="scroll-x rounded-[inherit]">{children}</div>
      )}
      {shown?.total === 0 && !error && (
        <EmptyState
          heading={isFiltered ? t("No post matches.") : empty.heading}
          body={isFiltered ? t("Fewer letters or another filter may find it.") : empty.body}
        >
          {isFiltered && (
            <Button variant="secondary" onClick={() => onChange(unfiltered(filters))}>
              {t("Clear filters")}
            </Button>
          )}
        </EmptyState>
      )}
      <Pagination page={Math.min(filters.page, pages)} pages={pages} searchOfPage={searchOfPage} />
    </div>
  );
}
