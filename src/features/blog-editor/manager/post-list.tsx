import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DataTable } from "@/components/data-table/data-table";
import type { ListColumn, ListRow, TitleColumn } from "@/components/data-table/list-column";
import { completeList } from "@/components/data-table/use-list-pages";
import type { ListSelection } from "@/components/data-table/selection/use-list-selection";
import { textsAlone } from "@/components/ui/texts-alone";
import { STAFF_PAGE_SIZE, type Page } from "@/data/posts/list-queries";
import {
  filtersOfOrder,
  hasFilters,
  orderOf,
  unfiltered,
  type ChangeFilters,
  type ListFilters,
} from "./list-filters";
import { ListBar } from "./list-bar";
import { PostPages } from "./post-pages";

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
