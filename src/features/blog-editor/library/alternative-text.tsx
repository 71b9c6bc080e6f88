import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ChoiceLabel } from "@/components/ui/label";

/** Empty for a decorative picture, null until somebody has said what it shows. */
type Alt = string | null;

/** Nobody has said yet what the picture shows, or that it is decorative. */
export const isAltMissing = (alt: Alt): boolean =>
  alt === null || (alt !== "" && alt.trim() === "");

type AlternativeTextProps = {
  value: Alt;
  hint: string;
  /** Whether a missing text is an error by now. */
  isRequired?: boolean;
  onChange: (alt: Alt) => void;
};

export function AlternativeText({
  value,
  hint,
  isRequired = false,
  onChange,
}: AlternativeTextProps) {
  const { t } = useTranslation();
  // Comes back when the picture is not decorative after all.
  const [lastText, setLastText] = useState<Alt>(null);
  const isDecorative = value === "";
  return (
    <>
      <Field
        label={t("Alternative text")}
        hint={hint}
        error={
          isRequired && isAltMissing(value)
            ? t("Say what the picture shows, or mark it as decorative.")
            : undefined
        }
      >
        {(control) => (
          <Input
            {...control}
            maxLength={1000}
            disabled={isDecorative}
            value={value ?? ""}
            onChange={(event) => onChange(event.target.value || null)}
          />
        )}
      </Field>
      <ChoiceLabel className="text-sm">
        <Checkbox
          checked={isDecorative}
          onChange={(event) => {
            if (event.target.checked) setLastText(value);
            onChange(event.target.checked ? "" : lastText);
          }}
        />
        {t("Decorative: it adds nothing to the text")}
      </ChoiceLabel>
    </>
  );
}
