import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import { useFieldArray, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { FieldLegend } from "@/components/ui/field";
import { federalHolidays } from "@/lib/dates/office/federal-holiday-list";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { readerDay } from "@/lib/dates/reader-time";
import { SettingsField } from "./settings-field";
import type { CompanyHoursValues } from "./company-hours-schema";

/** The company's own holidays; federal ones are closed by default. */
export function ClosedDays({ form }: { form: UseFormReturn<CompanyHoursValues> }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "closed_days" });
  const adder = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="grid grid-cols-1 justify-items-start gap-3">
      <FieldLegend className="mb-1.5">{t("The company’s own holidays")}</FieldLegend>
      {fields.length === 0 && <p className="text-sm text-muted">{t("None so far.")}</p>}
      {fields.map(({ id }, nth) => (
        <div
          key={id}
          className="grid w-full grid-cols-[1fr_auto] gap-2 sm:max-w-140 sm:grid-cols-[11rem_1fr_auto]"
        >
          <SettingsField form={form} name={`closed_days.${nth}.day`} label={t("Day")} type="date" />
          <SettingsField
            form={form}
            name={`closed_days.${nth}.name`}
            label={t("Name")}
            className="max-sm:order-last max-sm:col-span-2"
          />
          <Button
            variant="ghost"
            size="icon"
            className="mt-6.5"
            aria-label={t("Remove this holiday")}
            onClick={() => {
              remove(nth);
              adder.current?.focus();
            }}
          >
            <X size={18} aria-hidden />
          </Button>
        </div>
      ))}
      <Button ref={adder} variant="secondary" onClick={() => append({ day: "", name: "" })}>
        <Plus size={18} aria-hidden />
        {t("Add a holiday")}
      </Button>
      <FederalHolidays />
    </fieldset>
  );
}

function FederalHolidays() {
  const { t } = useTranslation();
  const [today] = useState(() => readerDay(new Date()));
  const year = Number(today.slice(0, 4));
  const ahead = [...federalHolidays(year), ...federalHolidays(year + 1)].filter(
    ({ day }) => day >= today,
  );
  return (
    <details className="w-full text-sm">
      <summary className="cursor-pointer py-3 font-semibold">
        {t("Closed on US federal holidays too: the next\u00a0{{count}}", { count: ahead.length })}
      </summary>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {ahead.map(({ day, name }) => (
          <li key={day} className="flex justify-between gap-3 border-t border-line py-1">
            <span>{t(name)}</span>
            <time className="text-muted tabular-nums" dateTime={day}>
              {formatCalendarDay(day)}
            </time>
          </li>
        ))}
      </ul>
    </details>
  );
}
