import { Check, ChevronDown } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useTranslation } from "react-i18next";
import { formatNumber } from "@/lib/format";
import { optionsOf, switched, toggled, valuesOf, type ListFilter } from "./list-filter";
import type { FilterFace } from "../views/use-list-address";
import "@/components/ui/menu.css";

type FilterMenuProps = { filter: ListFilter; address: Pick<FilterFace, "values" | "setFilter"> };

/** One filter: a switch, or a menu that stays open while several are chosen. */
export function FilterMenu({ filter, address }: FilterMenuProps) {
  const { t } = useTranslation();
  const { name, label, kind } = filter;
  const value = address.values[name];
  if (kind === "on") {
    return (
      <button
        type="button"
        className="records-filter"
        aria-pressed={value !== undefined}
        onClick={() => address.setFilter(name, switched(filter))}
      >
        {label}
      </button>
    );
  }
  const chosen = valuesOf(value);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="records-filter" data-set={chosen.length > 0 || undefined}>
        {label}
        {chosen.length > 0 && (
          <span className="records-count">
            <span className="sr-only">{t("chosen:")}</span> {formatNumber(chosen.length)}
          </span>
        )}
        <ChevronDown size={16} aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu records-menu"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
        >
          {optionsOf(filter, value).map((option) => (
            <DropdownMenu.CheckboxItem
              key={option.value}
              className="menu-item"
              checked={chosen.includes(option.value)}
              onSelect={(event) => kind === "some" && event.preventDefault()}
              onCheckedChange={() => address.setFilter(name, toggled(filter, option.value))}
            >
              <span className="records-tick" data-kind={kind}>
                <DropdownMenu.ItemIndicator>
                  <Check size={14} strokeWidth={3} aria-hidden />
                </DropdownMenu.ItemIndicator>
              </span>
              {option.label}
            </DropdownMenu.CheckboxItem>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
