import { useTranslation } from "react-i18next";
import { SelectBox } from "@/components/data-table/select-box";

type SelectRowProps = {
  title: string;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
};

export function SelectRow({ title, isSelected, onToggle }: SelectRowProps) {
  const { t } = useTranslation();
  return (
    <SelectBox
      className="max-sm:-mr-3"
      aria-label={t("Select {{title}}", { title })}
      checked={isSelected}
      onChange={({ nativeEvent }) =>
        onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

type SelectPageProps = {
  selected: number;
  total: number;
  onSelect: (isSelected: boolean) => void;
};

/** Neither on nor off while only some of the page's rows are ticked. */
export function SelectPage({ selected, total, onSelect }: SelectPageProps) {
  const { t } = useTranslation();
  const isSome = selected > 0 && selected < total;
  return (
    <SelectBox
      className="max-sm:-mr-3"
      data-select-page
      aria-label={t("Select all on this page")}
      checked={isSome ? "indeterminate" : selected === total && total > 0}
      onChange={() => onSelect(selected < total)}
    >
      <span className="select-page-label" aria-hidden="true">
        {t("All on this page")}
      </span>
    </SelectBox>
  );
}
