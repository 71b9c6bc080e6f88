import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { setFilters, toggled, type ListFilter } from "./list-filter";
import type { FilterFace } from "./use-list-address";

type FilterChipsProps = {
  filters: readonly ListFilter[];
  address: Pick<FilterFace, "values" | "setFilter" | "clearFilters">;
};

export function FilterChips({ filters, address }: FilterChipsProps) {
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
