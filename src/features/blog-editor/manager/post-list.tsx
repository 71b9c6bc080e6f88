import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DataTable } from "@/components/data-table/data-table";
import type { ListColumn, ListRow, TitleColumn } from "@/components/data-table/list-column";
import { completeList } from "@/components/data-table/use-list-pages";
import type { ListSelection } from "@/components/data-table/selection/use-list-selection";
import { textsAlone } from "@/components/ui/texts-alone";
import { STAFF_PAGE_SIZE, type Page } from "@/data/posts/list-queries";
import {
  Pagination,
  PaginationContent,
  PaginationEllipsis,
  PaginationLink,
  PaginationNext,
  PaginationPrevious,
} from "@/components/ui/pagination";
import { formatNumber } from "@/lib/format/format";
import { SortSelect, type SortOption } from "@/components/data-table/sort-select";
import { cn } from "@/lib/cn";
import {
  filtersOfOrder,
  hasFilters,
  orderOf,
  unfiltered,
  type ChangeFilters,
  type ListFilters,
} from "./list-filters";

export type ListProps = {
  filters: ListFilters;
  onChange: ChangeFilters;
  hrefOfPage: (page: number) => string;
};

type Answer<Row> = {
  data: Page<Row> | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
};

type PostListProps<Row extends ListRow> = ListProps & {
  answer: Answer<Row>;
  shown: Page<Row> | undefined;
  title: TitleColumn<Row>;
  columns: ListColumn<Row>[];
  selection: ListSelection<Row>;
  actions: (row: Row) => ReactNode;
  /** Shown without any posts. */
  empty: { heading: string; body: string };
  /** Bulk actions, between the summary and the rows. */
  children: ReactNode;
};

export function PostList<Row extends ListRow>(props: PostListProps<Row>) {
  const { answer, shown, filters, onChange, hrefOfPage, title, columns, selection } = props;
  const { t } = useTranslation();
  const { error, isFetching, refetch } = answer;
  const count = Math.max(1, Math.ceil((shown?.total ?? 0) / STAFF_PAGE_SIZE));
  const isStale = answer.isPlaceholderData || (answer.data === undefined && shown !== undefined);
  const top = useRef<HTMLDivElement>(null);
  const lastPage = useRef(filters.page);

  useEffect(() => {
    if (error) console.error("Error loading blogs:", error);
  }, [error]);

  useEffect(() => {
    if (!isStale && !error && shown !== undefined && filters.page > count) {
      onChange({ page: count }, { isReplacing: true });
    }
  }, [isStale, error, shown, filters.page, count, onChange]);

  useEffect(() => {
    if (lastPage.current === filters.page) return;
    lastPage.current = filters.page;
    const box = top.current;
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView();
  }, [filters.page]);

  const pages = completeList({
    rows: shown?.rows,
    total: shown?.total,
    isStale,
    isFetching,
    error,
    retry: () => void refetch(),
  });
  const shownIds = useMemo(() => columns.map(({ id }) => id), [columns]);

  return (
    <div ref={top}>
      {shown !== undefined && (
        <ListBar
          filters={filters}
          onChange={onChange}
          total={shown.total}
          shown={shown.rows.length}
          isStale={isStale}
          isFetching={isFetching}
          hasSelection={selection.rows.length > 0}
        />
      )}
      {shown !== undefined && textsAlone(props.children)}
      <DataTable
        label={t("Posts")}
        labels={{
          failed: t("The posts could not be loaded"),
          empty: props.empty,
          noMatch: t("No post matches."),
        }}
        pages={pages}
        title={title}
        columns={columns}
        shown={shownIds}
        order={orderOf(filters)}
        onOrder={(order) => onChange(filtersOfOrder(order))}
        selection={selection}
        actions={props.actions}
        stackBelow="xl"
        isFiltered={hasFilters(filters)}
        onClearFilters={() => onChange(unfiltered(filters))}
        footer={
          <PostPages page={Math.min(filters.page, count)} pages={count} hrefOfPage={hrefOfPage} />
        }
      />
    </div>
  );
}

type PostPagesProps = {
  page: number;
  pages: number;
  hrefOfPage: (page: number) => string;
};

/** The first and last page, and those around the current one; null stands for a gap. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const numbers = [...new Set(near)].toSorted((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [before + 1, number] : [null, number];
  });
}

function PostPages({ page, pages, hrefOfPage }: PostPagesProps) {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  return (
    <div className="@container border-t border-line">
      <Pagination className="px-4.5 py-3 @max-xl:justify-between">
        <PaginationPrevious to={page > 1 ? hrefOfPage(page - 1) : null} />
        <PaginationContent className="@max-xl:hidden">
          {pagesToShow(page, pages).map((number, index) => (
            <li key={number ?? `gap-${index}`}>
              {number === null ? (
                <PaginationEllipsis />
              ) : (
                <PaginationLink
                  to={hrefOfPage(number)}
                  isActive={number === page}
                  aria-label={t("Page {{number}}", { number: formatNumber(number) })}
                >
                  {formatNumber(number)}
                </PaginationLink>
              )}
            </li>
          ))}
        </PaginationContent>
        <p className="font-semibold tabular-nums @xl:hidden">
          {t("Page {{page}} of {{pages}}", {
            page: formatNumber(page),
            pages: formatNumber(pages),
          })}
        </p>
        <PaginationNext to={page < pages ? hrefOfPage(page + 1) : null} />
      </Pagination>
    </div>
  );
}

type ListBarProps = {
  filters: ListFilters;
  onChange: ChangeFilters;
  total: number;
  /** The number of posts on this page. */
  shown: number;
  isStale: boolean;
  isFetching: boolean;
  hasSelection: boolean;
};

function ListBar(props: ListBarProps) {
  const { filters, onChange, total, shown, isStale, isFetching, hasSelection } = props;
  const { t } = useTranslation();
  const sorts: SortOption[] = [
    { value: "-created", label: t("Newest first") },
    { value: "created", label: t("Oldest first") },
    { value: "-updated", label: t("Latest change first") },
    { value: "updated", label: t("Longest unchanged first") },
    { value: "title", label: t("Title, A to Z") },
    { value: "-title", label: t("Title, Z to A") },
    { value: "author", label: t("Author, A to Z") },
    { value: "-author", label: t("Author, Z to A") },
    { value: "category", label: t("Category, A to Z") },
    { value: "-category", label: t("Category, Z to A") },
    { value: "status", label: t("Drafts first") },
    { value: "-status", label: t("Published first") },
  ];
  const from = (filters.page - 1) * STAFF_PAGE_SIZE + 1;
  const range =
    total === 0
      ? t("No posts")
      : t("{{from}}–{{to}} of {{total}}", {
          from: formatNumber(from),
          to: formatNumber(from + shown - 1),
          total: formatNumber(total),
        });
  return (
    <div
      className={cn(
        total === 0
          ? "sr-only"
          : "flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4.5 py-2 text-muted",
        hasSelection && "sm:hidden",
      )}
    >
      <p role="status" className="flex-none tabular-nums">
        {isStale ? isFetching && t("Loading") : range}
      </p>
      {filters.status !== "deleted" && total > 0 && (
        <SortSelect
          className="flex min-w-0 flex-[1_1_12rem] items-center gap-2.5 sm:flex-none [&>label]:text-xs"
          sorts={sorts}
          address={{
            sort: orderOf(filters),
            setSort: (order) => onChange(filtersOfOrder(order)),
          }}
        />
      )}
    </div>
  );
}
