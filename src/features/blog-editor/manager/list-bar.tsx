import { useTranslation } from "react-i18next";
import { SortSelect, type SortOption } from "@/components/data-table/sort-select";
import { STAFF_PAGE_SIZE } from "@/data/posts/list-queries";
import { cn } from "@/lib/cn";
import { formatNumber } from "@/lib/format/format";
import { filtersOfOrder, orderOf, type ChangeFilters, type ListFilters } from "./list-filters";

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

export function ListBar(props: ListBarProps) {
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
