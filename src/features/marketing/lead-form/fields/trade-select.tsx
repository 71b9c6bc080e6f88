import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { OTHER_TRADE, trades } from "@/lib/site/trades";
import { LeadLabel, useFieldError } from "./lead-field";
import type { LeadFields } from "../lead-schema";

type TradeSelectProps = { className?: string; isOptional?: boolean };

export function TradeSelect({ className, isOptional = false }: TradeSelectProps) {
  const { t } = useTranslation();
  const { register } = useFormContext<LeadFields>();
  const error = useFieldError("trade");
  return (
    <Field
      label={<LeadLabel label={t("Trade")} isOptional={isOptional} />}
      error={error}
      className={className ?? ""}
    >
      {(control) => (
        <Select {...control} {...register("trade")} size="lg" required={!isOptional}>
          <option value="">{t("Choose your trade")}</option>
          {trades.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {t(label)}
            </option>
          ))}
          <option value={OTHER_TRADE}>{t("Something else")}</option>
        </Select>
      )}
    </Field>
  );
}
