import { Check, Columns3 } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useTranslation } from "react-i18next";
import type { FilterFace } from "./use-list-address";
import "@/components/ui/menu.css";

type ColumnsMenuProps = {
  columns: readonly { id: string; label: string }[];
  address: Pick<FilterFace, "columns" | "setColumns">;
};

const toggledColumn = (id: string) => (latest: readonly string[]) =>
  latest.includes(id) ? latest.filter((one) => one !== id) : [...latest, id];

/** Which columns are shown; an export follows it. */
export function ColumnsMenu({ columns, address }: ColumnsMenuProps) {
  const { t } = useTranslation();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="records-filter">
        <Columns3 size={17} aria-hidden />
        {t("Columns")}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu records-menu"
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          {columns.map(({ id, label }) => (
            <DropdownMenu.CheckboxItem
              key={id}
              className="menu-item"
              checked={address.columns.includes(id)}
              onSelect={(event) => event.preventDefault()}
              onCheckedChange={() => address.setColumns(toggledColumn(id))}
            >
              <span className="records-tick" data-kind="some">
                <DropdownMenu.ItemIndicator>
                  <Check size={14} strokeWidth={3} aria-hidden />
                </DropdownMenu.ItemIndicator>
              </span>
              {label}
            </DropdownMenu.CheckboxItem>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** The same as boxes to tick. */
export function ColumnChoices({ columns, address }: ColumnsMenuProps) {
  return (
    <div className="records-sheet-options">
      {columns.map(({ id, label }) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            checked={address.columns.includes(id)}
            onChange={() => address.setColumns(toggledColumn(id))}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
