import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "@/components/ui/select";
import type { FilterFace } from "./use-list-address";

/** `value` is an order of the list, "-" first for downwards; `label` says it in words. */
export type SortOption = { value: string; label: string };

type SortSelectProps = {
  sorts: readonly SortOption[];
  address: Pick<FilterFace, "sort" | "setSort">;
};

/** Every order in one list: for phones, where there are no column heads. */
export function SortSelect({ sorts, address }: SortSelectProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t("Sort")}</label>
      <Select
        id={id}
        value={address.sort}
        onChange={(event) => address.setSort(event.target.value)}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
