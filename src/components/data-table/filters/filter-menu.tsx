import { ChevronDown } from "lucide-react";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { FilterButton, FilterCount } from "./filter-button";
import { optionsOf, switched, toggled, valuesOf, type ListFilter } from "./list-filter";
import type { FilterFace } from "./use-list-address";

type FilterMenuProps = { filter: ListFilter; address: Pick<FilterFace, "values" | "setFilter"> };

export function FilterMenu({ filter, address }: FilterMenuProps) {
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
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <FilterButton isSet={chosen.length > 0}>
          {label}
          <FilterCount count={chosen.length} />
          <ChevronDown size={16} aria-hidden />
        </FilterButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
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
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
