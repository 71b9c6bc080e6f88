import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { X, ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ColumnsMenu } from "./columns-menu";
import { FilterSheet } from "./filter-sheet";
import { setFilters, toggled, optionsOf, switched, valuesOf, type ListFilter } from "./list-filter";
import { SearchField } from "./search-field";
import { SpanDialog } from "./span-dates";
import type { SortOption } from "../sort-select";
import { cn } from "@/lib/cn";
import { useAfterMenu } from "@/hooks/use-after-menu";
import { useIsBelow } from "@/hooks/use-is-below";
import type { FilterFace } from "./use-list-address";
import { textsAlone } from "@/components/ui/texts-alone";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { FilterButton, FilterCount } from "./filter-button";

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
      <div
        className={cn(
          "flex items-center gap-2",
          !isNarrow && "@max-xl:flex-wrap",
          // On a phone the search has the first line, and what is beside it shares the second.
          "max-sm:has-[>[data-slot=list-tools]:not(:empty)]:[&>[data-filter-sheet]]:flex-auto max-sm:has-[>[data-slot=list-tools]:not(:empty)]:[&>[role=search]]:basis-full",
        )}
      >
        <SearchField address={address} label={searchLabel} searched={searched} />
        {isPhone || isNarrow ? (
          <FilterSheet filters={filters} sorts={sorts} columns={columns} address={address} />
        ) : (
          <FilterRow filters={filters} address={address} />
        )}
        {!isNarrow && (
          <div
            className="ml-auto flex flex-none gap-2 empty:hidden max-sm:flex-auto max-sm:[&>button:last-child]:flex-auto"
            data-slot="list-tools"
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

type FilterRowProps = { filters: readonly ListFilter[]; address: FilterFace };

/** Widths are fractions of pixels, whose sums differ by less than one. */
const ROUNDING = 1;

function countFitting(row: HTMLElement): number {
  const line = row.getBoundingClientRect();
  const fitting = [...row.children].filter((part) => {
    const { top, right } = part.getBoundingClientRect();
    return Math.abs(top - line.top) < ROUNDING && right < line.right + ROUNDING;
  });
  return fitting.length;
}

/** Shows the filters that fit on one line, and a button with all of them. */
export function FilterRow({ filters, address }: FilterRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(filters.length);
  // A filter is wider once it is set, and the button needs room too.
  useLayoutEffect(() => {
    if (row.current) setFitting(countFitting(row.current));
  }, [filters, address.values, fitting]);
  useLayoutEffect(() => {
    const box = row.current;
    if (!box?.parentElement || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => flushSync(() => setFitting(countFitting(box))));
    observer.observe(box.parentElement);
    for (const part of box.children) observer.observe(part);
    return () => observer.disconnect();
  }, [filters.length]);
  return (
    <>
      <div
        ref={row}
        // Overflowing filters wrap out of sight; focus rings are not clipped.
        className="flex h-11 min-w-0 flex-wrap gap-2 overflow-clip [overflow-clip-margin:0.375rem] @max-xl:flex-[1_1_12rem]"
      >
        {filters.map((filter, index) => (
          <div key={filter.name} className={cn("flex-none", index >= fitting && "invisible")}>
            <FilterMenu filter={filter} address={address} />
          </div>
        ))}
      </div>
      {fitting < filters.length && (
        <FilterSheet filters={filters} sorts={[]} columns={[]} address={address} />
      )}
    </>
  );
}

type FilterChipsProps = {
  filters: readonly ListFilter[];
  address: Pick<FilterFace, "values" | "setFilter" | "clearFilters">;
};

function FilterChips({ filters, address }: FilterChipsProps) {
  const { t } = useTranslation();
  const set = setFilters(filters, address);
  if (set.length === 0) return null;
  return (
    <div
      className="flex flex-wrap items-center gap-1.5"
      role="group"
      aria-label={t("Filters that are set")}
    >
      {set.map(({ name, value, label }) => {
        const filter = filters.find((one) => one.name === name);
        return (
          <Button
            key={`${name} ${String(value)}`}
            variant="ghost"
            // Taller for touch than it looks.
            className="relative min-h-8 max-w-full gap-1.5 rounded-xs bg-draft-bg py-0 pr-2 pl-2.5 text-xs after:absolute after:-inset-x-0.5 after:-inset-y-1.5 hover:bg-line-strong"
            data-chip
            aria-label={t("Remove filter: {{label}}", { label })}
            onClick={(event) => {
              focusNext(event.currentTarget);
              address.setFilter(
                name,
                value === true || filter === undefined ? undefined : toggled(filter, value),
              );
            }}
          >
            {label}
            <X size={14} strokeWidth={2.4} aria-hidden />
          </Button>
        );
      })}
      <Button
        variant="link"
        className="relative min-h-8 px-2 text-xs after:absolute after:-inset-x-0.5 after:-inset-y-1.5 max-sm:px-0.75"
        onClick={() => {
          document.querySelector<HTMLElement>("[data-list-search]")?.focus();
          address.clearFilters();
        }}
      >
        {t("Clear all")}
      </Button>
    </div>
  );
}

/** Keeps the focus near the removed chip instead of the top of the page. */
function focusNext(chip: HTMLElement): void {
  const next = chip.nextElementSibling ?? chip.previousElementSibling;
  const isLast = chip.parentElement?.querySelectorAll("[data-chip]").length === 1;
  const target = isLast ? document.querySelector("[data-list-search]") : next;
  if (target instanceof HTMLElement) target.focus();
}

type FilterMenuProps = { filter: ListFilter; address: Pick<FilterFace, "values" | "setFilter"> };

function FilterMenu({ filter, address }: FilterMenuProps) {
  const { t } = useTranslation();
  const [isDating, setIsDating] = useState(false);
  const dating = useAfterMenu(() => setIsDating(true));
  const { name, label, kind } = filter;
  const value = address.values[name];
  if (kind === "on") {
    return (
      <FilterButton
        isSet={value !== undefined}
        aria-pressed={value !== undefined}
        onClick={() => address.setFilter(name, switched(filter))}
      >
        {label}
      </FilterButton>
    );
  }
  const chosen = valuesOf(value);
  const options = optionsOf(filter, value);
  const toggle = (option: string) => address.setFilter(name, toggled(filter, option));
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <FilterButton isSet={chosen.length > 0}>
            {label}
            <FilterCount count={chosen.length} />
            <ChevronDown size={16} aria-hidden />
          </FilterButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent onCloseAutoFocus={dating.onCloseAutoFocus}>
          {kind === "one" ? (
            <DropdownMenuRadioGroup value={chosen[0] ?? ""} onValueChange={toggle}>
              {options.map((option) => (
                <DropdownMenuRadioItem key={option.value} value={option.value}>
                  {option.label}
                </DropdownMenuRadioItem>
              ))}
            </DropdownMenuRadioGroup>
          ) : (
            options.map((option) => (
              <DropdownMenuCheckboxItem
                key={option.value}
                checked={chosen.includes(option.value)}
                onSelect={(event) => event.preventDefault()}
                onCheckedChange={() => toggle(option.value)}
              >
                {option.label}
              </DropdownMenuCheckboxItem>
            ))
          )}
          {filter.isSpan && (
            <DropdownMenuItem onSelect={dating.choose}>{t("From – to…")}</DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {filter.isSpan && (
        <SpanDialog
          filter={filter}
          address={address}
          isOpen={isDating}
          onClose={() => setIsDating(false)}
        />
      )}
    </>
  );
}
