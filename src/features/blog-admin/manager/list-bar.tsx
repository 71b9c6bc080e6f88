import { useTranslation } from "react-i18next";
import { STAFF_PAGE_SIZE } from "@/data/staff-posts";
import { formatNumber } from "@/lib/format";
import type { ListFilters } from "./list-filters";
import { SortSelect } from "./sort-select";
import type { ChangeFilters } from "./use-list-filters";

type ListBarProps = {
  filters: ListFilters;
  onChange: ChangeFilters;
  total: number;
  /** How many of them this page shows. */
  shown: number;
};

/** What part of the list is on show, and in which order. */
export function ListBar({ filters, onChange, total, shown }: ListBarProps) {
  const { t } = useTranslation();
  const from = (filters.page - 1) * STAFF_PAGE_SIZE + 1;
  return (
    <div className={total === 0 ? "sr-only" : "list-bar"}>
      <p role="status" className="tabular-nums">
        {total === 0
          ? t("No posts")
          : t("{{from}}–{{to}} of {{total}}", {
              from: formatNumber(from),
              to: formatNumber(from + shown - 1),
              total: formatNumber(total),
            })}
      </p>
      {filters.status !== "deleted" && total > 0 && (
        <SortSelect
          sort={filters.sort}
          isAscending={filters.isAscending}
          onChange={(sort, isAscending) => onChange({ sort, isAscending })}
        />
      )}
    </div>
  );
}
