import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { saveCompanyHours } from "@/data/settings/mutations";
import { outsideDemosQuery } from "@/data/settings/queries";
import type { OutsideDemo, StoredCompanyHours } from "@/data/settings/schema";
import { hoursLabel } from "@/lib/dates/office/hours-label";
import { USUAL_WEEK } from "@/lib/dates/office/business-clock";
import { officeDay } from "@/lib/dates/office/office-day";
import { SettingsForm } from "./settings-form";
import { useSettingsForm } from "./use-settings-form";
import { WeeklyHours } from "./weekly-hours";
import { OutsideDemos } from "./demos/outside-demos";
import { ClosedDays } from "./closed-days";
import {
  companyHoursSchema,
  companyHoursShape,
  companyHoursValues,
  SHORTEST_MINUTES,
} from "./company-hours-schema";

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
