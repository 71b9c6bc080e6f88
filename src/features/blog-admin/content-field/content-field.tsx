import { useTranslation } from "react-i18next";
import { Field } from "@/components/ui/field";

type ContentFieldProps = {
  value: string;
  onChange: (html: string) => void;
  error?: string | undefined;
  id?: string;
};

export function ContentField({ value, onChange, error }: ContentFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t("Full Content")} error={error}>
      {(control) => (
        <textarea
          {...control}
          className="input code-input"
          rows={18}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
