import { useTranslation } from "react-i18next";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";

type HtmlToggleProps = { isHtml: boolean; onChange: (isHtml: boolean) => void };

export function HtmlToggle({ isHtml, onChange }: HtmlToggleProps) {
  const { t } = useTranslation();
  return (
    <ToggleGroup
      aria-label={t("Compare")}
      value={isHtml ? "html" : "words"}
      onValueChange={(view) => onChange(view === "html")}
    >
      <ToggleGroupItem value="words">{t("Words")}</ToggleGroupItem>
      <ToggleGroupItem value="html">{t("HTML")}</ToggleGroupItem>
    </ToggleGroup>
  );
}
