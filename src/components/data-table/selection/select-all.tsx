import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

type SelectAllProps = {
  isAll: boolean;
  isSome: boolean;
  onSelect: (isSelected: boolean) => void;
};

/** Ticks every row that is loaded; neither on nor off while only some are. */
export function SelectAll({ isAll, isSome, onSelect }: SelectAllProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome && !isAll;
  }, [isSome, isAll]);
  return (
    <label className="records-box">
      <input
        ref={box}
        type="checkbox"
        data-select-all
        aria-label={t("Select all shown")}
        checked={isAll}
        onChange={() => onSelect(!isAll)}
      />
      <span className="records-all" aria-hidden="true">
        {t("All shown")}
      </span>
    </label>
  );
}
