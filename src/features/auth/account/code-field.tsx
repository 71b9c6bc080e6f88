import { useTranslation } from "react-i18next";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

export const digitsOf = (typed: string) => typed.replaceAll(/\D/g, "");

type CodeFieldProps = {
  value: string;
  onChange: (typed: string) => void;
  error: string | null;
};

export function CodeField({ value, onChange, error }: CodeFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      label={t("Code from your app")}
      hint={t("Six digits. A new one is shown every half minute.")}
      error={error ?? undefined}
    >
      {(control) => (
        <Input
          {...control}
          className="max-w-48 text-lg tracking-[0.18em] tabular-nums"
          size="lg"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
