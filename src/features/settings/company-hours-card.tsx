import { useQuery } from "@tanstack/react-query";
import { useState, useRef } from "react";
import { FormProvider, useFieldArray, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Plus, X } from "lucide-react";
import * as z from "zod/mini";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { saveCompanyHours } from "@/data/settings/mutations";
import { outsideDemosQuery } from "@/data/settings/queries";
import {
  closedDaySchema,
  hoursSchema,
  type OutsideDemo,
  type StoredCompanyHours,
} from "@/data/settings/schema";
import { USUAL_WEEK, presentWeek, federalHolidays } from "@/lib/dates/office/business-clock";
import { officeDay } from "@/lib/dates/office/office-day";
import { Button } from "@/components/ui/button";
import { FieldLegend } from "@/components/ui/field";
import { formatCalendarDay, type CalendarDay } from "@/lib/dates/calendar-day";
import { readerDay } from "@/lib/dates/reader-time";
import { SettingsForm } from "./settings-form";
import { useSettingsForm } from "./use-settings-form";
import { WeeklyHours } from "./weekly-hours";
import { OutsideDemos } from "./demos/outside-demos";
import { SettingsField } from "./settings-field";
import { checkHours } from "./hours-schema";
import { hoursLabel } from "@/lib/dates/office/office-hours";

export function CompanyHoursCard({ company }: { company: StoredCompanyHours }) {
  const { t } = useTranslation();
  const [today] = useState(() => officeDay(new Date()));
  const state = useSettingsForm({
    name: "company",
    shape: companyHoursShape,
    schema: companyHoursSchema,
    stored: {
      version: company.version,
      values: companyHoursValues(company, today),
    },
    save: ({ version, values }) => saveCompanyHours({ version, ...values }),
    saved: t("Saved: when the company works."),
  });
  const outside = useQuery(outsideDemosQuery()).data ?? [];
  const isOnClosedDay = ({ starts_at }: OutsideDemo) =>
    company.closed_days.some(({ day }) => day === officeDay(new Date(starts_at)));
  return (
    <Card aria-labelledby="company-hours">
      <CardHeader>
        <CardTitle id="company-hours">{t("When the company works")}</CardTitle>
      </CardHeader>
      <SettingsForm state={state}>
        <p className="max-w-[65ch] text-sm text-muted">
          {t(
            "By New York’s clock. First answers and tickets are due in these hours, and a new host of demos starts with them. Changes hold from today: what is due is counted anew, and demos that are booked stay.",
          )}
        </p>
        <FormProvider {...state.form}>
          <WeeklyHours none={t("Closed")} shortestMinutes={SHORTEST_MINUTES} usual={USUAL_WEEK} />
        </FormProvider>
        <div>
          <ClosedDays form={state.form} />
          <OutsideDemos demos={outside.filter(isOnClosedDay)} />
        </div>
        <p className="max-w-[65ch] text-sm text-muted">
          {t(
            "The site’s pages say {{hours}}, and that nobody picks up on federal holidays; your own holidays they do not know. They are changed in their texts.",
            {
              hours: hoursLabel(USUAL_WEEK),
            },
          )}
        </p>
      </SettingsForm>
    </Card>
  );
}

const SHORTEST_MINUTES = 15;

const companyHoursShape = z.object({
  hours: z.array(hoursSchema),
  closed_days: z.array(closedDaySchema),
});
type CompanyHoursValues = z.infer<typeof companyHoursShape>;

/** The current week and future closed days; the past does not change. */
const companyHoursValues = (
  company: StoredCompanyHours,
  today: CalendarDay,
): CompanyHoursValues => ({
  hours: [...presentWeek(company)],
  closed_days: company.closed_days.filter(({ day }) => day >= today),
});

function dayError(day: string, before: CompanyHoursValues["closed_days"]): string | null {
  if (day === "") return "Choose the day.";
  return before.some((other) => other.day === day) ? "This day is listed already." : null;
}

function nameError(name: string): string | null {
  if (name.trim() === "") return "Say what is on that day.";
  return name.trim().length > 80 ? "Keep it to 80 characters." : null;
}

/** Messages are English, for `t()` with SHORTEST_MINUTES as `count`. */
const companyHoursSchema = companyHoursShape.check(
  z.superRefine(({ hours, closed_days }, context) => {
    const add = (path: (string | number)[], message: string | null) => {
      if (message !== null) context.addIssue({ code: "custom", path, message });
    };
    checkHours(
      hours,
      { minutes: SHORTEST_MINUTES, message: "Enter {{count}} minutes or more." },
      context,
    );
    add(["hours"], hours.length === 0 ? "Enter hours for one day at least." : null);
    closed_days.forEach(({ day, name }, nth) => {
      add(["closed_days", nth, "day"], dayError(day, closed_days.slice(0, nth)));
      add(["closed_days", nth, "name"], nameError(name));
    });
  }),
);

/** The company's own holidays; federal ones are closed by default. */
function ClosedDays({ form }: { form: UseFormReturn<CompanyHoursValues> }) {
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
