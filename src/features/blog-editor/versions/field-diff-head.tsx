import { useTranslation } from "react-i18next";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { FIELD_LABELS, type ComparedField } from "./compared-fields";

type FieldDiffHeadProps = {
  name: ComparedField;
  isHtml: boolean;
  onChange: (isHtml: boolean) => void;
};

export function FieldDiffHead({ name, isHtml, onChange }: FieldDiffHeadProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t-2 border-text pt-2">
      <h3 className="font-sans text-sm/snug font-bold">{t(FIELD_LABELS[name])}</h3>
      {name === "full_content" && (
        <ToggleGroup
          aria-label={t("Compare")}
          value={isHtml ? "html" : "words"}
          onValueChange={(view) => onChange(view === "html")}
        >
          <ToggleGroupItem value="words">{t("Words")}</ToggleGroupItem>
          <ToggleGroupItem value="html">{t("HTML")}</ToggleGroupItem>
        </ToggleGroup>
      )}
    </div>
  );
}
