import type { ReactNode } from "react";
import { ColumnsMenu } from "./columns-menu";
import { FilterChips } from "./filter-chips";
import { FilterRow } from "./filter-row";
import { FilterSheet } from "./filter-sheet";
import type { ListFilter } from "./list-filter";
import { SearchField } from "./search-field";
import type { SortOption } from "../sort-select";
import { cn } from "@/lib/cn";
import { useIsBelow } from "@/hooks/use-is-below";
import type { FilterFace } from "./use-list-address";
import { textsAlone } from "@/components/ui/texts-alone";

type FilterBarProps = {
  address: FilterFace;
  searchLabel: string;
  /** The fields that the search covers: English, for `t()`. */
  searched: readonly string[];
  filters: readonly ListFilter[];
  sorts: readonly SortOption[];
  /** Columns that may be hidden; none without a table. */
  columns: readonly { id: string; label: string }[];
  children?: ReactNode;
  /** Beside an open record there is room for the search and one button only. */
  isNarrow?: boolean;
};

export function FilterBar(props: FilterBarProps) {
  const { address, searchLabel, searched, filters, sorts, columns, children } = props;
  const isPhone = useIsBelow("sm");
  const { isNarrow = false } = props;
  return (
    <div
      className="@container grid gap-2.5 border-b border-line px-4 py-3 sm:px-4.5"
      data-print="no"
    >
      <div className={cn("flex items-center gap-2", !isNarrow && "@max-xl:flex-wrap")}>
        <SearchField address={address} label={searchLabel} searched={searched} />
        {isPhone || isNarrow ? (
          <FilterSheet filters={filters} sorts={sorts} columns={columns} address={address} />
        ) : (
          <FilterRow filters={filters} address={address} />
        )}
        {!isNarrow && (
          <div
            className="ml-auto flex flex-none gap-2 empty:hidden"
            data-compact={!isPhone || undefined}
          >
            {textsAlone(children)}
            {!isPhone && columns.length > 0 && <ColumnsMenu columns={columns} address={address} />}
          </div>
        )}
      </div>
      {!isNarrow && <FilterChips filters={filters} address={address} />}
    </div>
  );
}
