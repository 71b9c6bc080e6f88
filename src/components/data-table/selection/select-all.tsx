import { useTranslation } from "react-i18next";
import { formatNumber } from "@/lib/format/format";
import { SelectBox } from "../select-box";

type SelectAllProps = {
  count: number;
  isAll: boolean;
  isSome: boolean;
  onSelect: (isSelected: boolean) => void;
  className?: string;
};

export function SelectAll({ count, isAll, isSome, onSelect, className }: SelectAllProps) {
  const { t } = useTranslation();
  return (
    <SelectBox
      className={className}
      data-select-all
      aria-label={t("Select all shown")}
      checked={isSome && !isAll ? "indeterminate" : isAll}
      onChange={() => onSelect(!isAll)}
    >
      <span
        className="hidden text-xs font-semibold whitespace-nowrap text-muted stacked:inline"
        aria-hidden="true"
      >
        {t("Select the {{total}} shown", { total: formatNumber(count) })}
      </span>
    </SelectBox>
  );
}
