import { useTranslation } from "react-i18next";

type HtmlToggleProps = { isHtml: boolean; onChange: (isHtml: boolean) => void };

export function HtmlToggle({ isHtml, onChange }: HtmlToggleProps) {
  const { t } = useTranslation();
  return (
    <div className="segments" role="group" aria-label={t("Compare")}>
      <button type="button" aria-pressed={!isHtml} onClick={() => onChange(false)}>
        {t("Words")}
      </button>
      <button type="button" aria-pressed={isHtml} onClick={() => onChange(true)}>
        {t("HTML")}
      </button>
    </div>
  );
}
