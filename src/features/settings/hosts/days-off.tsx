import { Plus, X } from "lucide-react";
import { useFieldArray, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Field, FieldLegend } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { HostValues } from "./host-schema";

/** Spans of whole days by the host's own calendar. */
export function DaysOff({ form }: { form: UseFormReturn<HostValues> }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "days_off" });
  const errors = form.formState.errors.days_off;
  return (
    <fieldset className="grid grid-cols-1 justify-items-start gap-3">
      <FieldLegend className="mb-1.5">{t("Days off")}</FieldLegend>
      {fields.length === 0 && <p className="text-sm text-muted">{t("None so far.")}</p>}
      {fields.map(({ id }, nth) => (
        <div key={id} className="grid w-full grid-cols-[1fr_1fr_auto] gap-2 sm:max-w-105">
          <Field label={t("First day")}>
            {(control) => (
              <Input {...control} {...form.register(`days_off.${nth}.first_day`)} type="date" />
            )}
          </Field>
          <Field
            label={t("Last day")}
            error={errors?.[nth]?.last_day?.message && t(errors[nth].last_day.message)}
          >
            {(control) => (
              <Input {...control} {...form.register(`days_off.${nth}.last_day`)} type="date" />
            )}
          </Field>
          <Button
            variant="ghost"
            size="icon"
            className="mt-6.5"
            aria-label={t("Remove these days off")}
            onClick={() => remove(nth)}
          >
            <X size={18} aria-hidden />
          </Button>
        </div>
      ))}
      <Button variant="secondary" onClick={() => append({ first_day: "", last_day: "" })}>
        <Plus size={18} aria-hidden />
        {t("Add days off")}
      </Button>
    </fieldset>
  );
}
