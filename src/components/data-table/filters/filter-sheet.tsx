import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { ChoiceLabel } from "@/components/ui/label";
import { ColumnChoices, ChoiceGrid } from "./columns-menu";
import { FilterCount } from "./filter-button";
import { SpanDates } from "./span-dates";
import { optionsOf, setFilters, switched, toggled, valuesOf, type ListFilter } from "./list-filter";
import { SortSelect, type SortOption } from "../sort-select";
import type { FilterFace } from "./use-list-address";

const MANY = 9;

type FilterSheetProps = {
  filters: readonly ListFilter[];
  sorts: readonly SortOption[];
  columns: readonly { id: string; label: string }[];
  address: FilterFace;
};

export function FilterSheet({ filters, sorts, columns, address }: FilterSheetProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const count = setFilters(filters, address).length;
  return (
    <>
      <Button variant="secondary" data-filter-sheet onClick={() => setIsOpen(true)}>
        <SlidersHorizontal size={17} aria-hidden />
        {t("Filters")}
        <FilterCount count={count} />
      </Button>
      <Dialog open={isOpen} onOpenChange={() => setIsOpen(false)}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{t("Filters")}</DialogTitle>
          </DialogHeader>
          <DialogBody className="content-start">
            {sorts.length > 0 && <SortSelect sorts={sorts} address={address} />}
            {filters.map((filter) => (
              <SheetFilter key={filter.name} filter={filter} address={address} />
            ))}
            {columns.length > 0 && (
              <details>
                <summary className="min-h-11 cursor-pointer leading-11 font-semibold">
                  {t("What each row shows")}
                </summary>
                <ColumnChoices columns={columns} address={address} />
              </details>
            )}
          </DialogBody>
          <DialogFooter>
            <Button variant="secondary" disabled={count === 0} onClick={address.clearFilters}>
              {t("Clear all")}
            </Button>
            <Button variant="ink" onClick={() => setIsOpen(false)}>
              {t("Done")}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  );
}

type SheetFilterProps = {
  filter: ListFilter;
  address: Pick<FilterFace, "values" | "setFilter">;
};

function SheetFilter({ filter, address }: SheetFilterProps) {
  const id = useId();
  const value = address.values[filter.name];
  if (filter.kind === "on") {
    return (
      <ChoiceLabel>
        <Checkbox
          checked={value !== undefined}
          onChange={() => address.setFilter(filter.name, switched(filter))}
        />
        {filter.label}
      </ChoiceLabel>
    );
  }
  const chosen = valuesOf(value);
  const options = optionsOf(filter, value);
  const choices = (
    <ChoiceGrid role="group" aria-labelledby={id}>
      {options.map((option) => (
        <ChoiceLabel key={option.value}>
          <Checkbox
            checked={chosen.includes(option.value)}
            onChange={() => address.setFilter(filter.name, toggled(filter, option.value))}
          />
          {option.label}
        </ChoiceLabel>
      ))}
      {filter.isSpan && <SpanDates className="col-span-full" filter={filter} address={address} />}
    </ChoiceGrid>
  );
  const count = <FilterCount className="ml-2" count={chosen.length} />;
  return options.length > MANY ? (
    <details>
      <summary className="min-h-11 cursor-pointer leading-11 font-semibold" id={id}>
        {filter.label}
        {count}
      </summary>
      {choices}
    </details>
  ) : (
    <div>
      <p className="text-sm/snug font-semibold" id={id}>
        {filter.label}
        {count}
      </p>
      {choices}
    </div>
  );
}
