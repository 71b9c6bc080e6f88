import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { useFieldArray, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { FieldLegend } from "@/components/ui/field";
import { SettingsField } from "../settings-field";
import type { HostValues } from "./host-schema";

/** Ranges of whole days in the host's zone. */
export function DaysOff({ form }: { form: UseFormReturn<HostValues> }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "days_off" });
  const adder = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="grid grid-cols-1 justify-items-start gap-3">
      <FieldLegend className="mb-1.5">{t("Days off")}</FieldLegend>
      {fields.length === 0 && <p className="text-sm text-muted">{t("None so far.")}</p>}
      {fields.map(({ id }, nth) => (
        <div key={id} className="grid w-full grid-cols-[1fr_1fr_auto] gap-2 sm:max-w-105">
          <SettingsField
            form={form}
            name={`days_off.${nth}.first_day`}
            label={t("First day")}
            type="date"
          />
          <SettingsField
            form={form}
            name={`days_off.${nth}.last_day`}
            label={t("Last day")}
            type="date"
          />
          <Button
            variant="ghost"
            size="icon"
            className="mt-6.5"
            aria-label={t("Remove these days off")}
            onClick={() => {
              remove(nth);
              adder.current?.focus();
            }}
          >
            <X size={18} aria-hidden />
          </Button>
        </div>
      ))}
      <Button
        ref={adder}
        variant="secondary"
        onClick={() => append({ first_day: "", last_day: "" })}
      >
        <Plus size={18} aria-hidden />
        {t("Add days off")}
      </Button>
    </fieldset>
  );
}
