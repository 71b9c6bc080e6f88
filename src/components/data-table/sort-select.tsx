import { useTranslation } from "react-i18next";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { FilterFace } from "./filters/use-list-address";

/** `value` is an order, with "-" for descending. */
export type SortOption = { value: string; label: string };

type SortSelectProps = {
  sorts: readonly SortOption[];
  address: Pick<FilterFace, "sort" | "setSort">;
  className?: string;
};

export function SortSelect({ sorts, address, className }: SortSelectProps) {
  const { t } = useTranslation();
  return (
    <Field label={t("Sort")} className={className ?? ""}>
      {(control) => (
        <Select
          {...control}
          value={address.sort}
          onChange={(event) => address.setSort(event.target.value)}
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
