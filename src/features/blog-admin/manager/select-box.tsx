import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

type SelectRowProps = {
  title: string;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
};

export function SelectRow({ title, isSelected, onToggle }: SelectRowProps) {
  const { t } = useTranslation();
  return (
    <label className="select-box">
      <input
        type="checkbox"
        aria-label={t("Select {{title}}", { title })}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
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
  const box = useRef<HTMLInputElement>(null);
  const isSome = selected > 0 && selected < total;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className="select-box">
      <input
        ref={box}
        type="checkbox"
        data-select-page
        aria-label={t("Select all on this page")}
        checked={selected === total && total > 0}
        onChange={() => onSelect(selected < total)}
      />
      <span className="select-page-label" aria-hidden="true">
        {t("All on this page")}
      </span>
    </label>
  );
}
