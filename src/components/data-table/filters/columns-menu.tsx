import { Columns3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ComponentProps } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { ChoiceLabel } from "@/components/ui/label";
import { FilterButton } from "./filter-button";
import type { FilterFace } from "./use-list-address";

type ColumnsMenuProps = {
  columns: readonly { id: string; label: string }[];
  address: Pick<FilterFace, "columns" | "setColumns">;
};

const toggledColumn = (id: string) => (latest: readonly string[]) =>
  latest.includes(id) ? latest.filter((one) => one !== id) : [...latest, id];

export function ColumnsMenu({ columns, address }: ColumnsMenuProps) {
  const { t } = useTranslation();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <FilterButton title={t("Columns")}>
          <Columns3 size={17} aria-hidden />
          <span className="in-data-compact:sr-only">{t("Columns")}</span>
        </FilterButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {columns.map(({ id, label }) => (
          <DropdownMenuCheckboxItem
            key={id}
            checked={address.columns.includes(id)}
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={() => address.setColumns(toggledColumn(id))}
          >
            {label}
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

export function ColumnChoices({ columns, address }: ColumnsMenuProps) {
  return (
    <ChoiceGrid>
      {columns.map(({ id, label }) => (
        <ChoiceLabel key={id}>
          <Checkbox
            checked={address.columns.includes(id)}
            onChange={() => address.setColumns(toggledColumn(id))}
          />
          {label}
        </ChoiceLabel>
      ))}
    </ChoiceGrid>
  );
}

export function ChoiceGrid(props: ComponentProps<"div">) {
  return <div {...props} className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-3" />;
}
