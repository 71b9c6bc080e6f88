import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { setFilters, toggled, type ListFilter } from "./list-filter";
import type { FilterFace } from "../views/use-list-address";

type FilterChipsProps = {
  filters: readonly ListFilter[];
  address: Pick<FilterFace, "values" | "setFilter" | "clearFilters">;
};

/** What is set, each to be taken away. */
export function FilterChips({ filters, address }: FilterChipsProps) {
  const { t } = useTranslation();
  const set = setFilters(filters, address);
  if (set.length === 0) return null;
  return (
    <div className="records-chips" role="group" aria-label={t("Filters that are set")}>
      {set.map(({ name, value, label }) => {
        const filter = filters.find((one) => one.name === name);
        return (
          <button
            key={`${name} ${String(value)}`}
            type="button"
            className="records-chip"
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
          </button>
        );
      })}
      <button
        type="button"
        className="records-clear"
        onClick={() => {
          document.querySelector<HTMLElement>("[data-list-search]")?.focus();
          address.clearFilters();
        }}
      >
        {t("Clear all")}
      </button>
    </div>
  );
}

/** The chip goes; a keyboard must not start again at the top of the page. */
function focusNext(chip: HTMLElement): void {
  const next = chip.nextElementSibling ?? chip.previousElementSibling;
  const isLast = chip.parentElement?.querySelectorAll(".records-chip").length === 1;
  const target = isLast ? document.querySelector("[data-list-search]") : next;
  if (target instanceof HTMLElement) target.focus();
}
