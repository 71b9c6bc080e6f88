import { useTranslation } from "react-i18next";
import { CompanyHoursProvider } from "@/app/layouts/company-hours-provider";
import { PageHead } from "@/components/head/page-head";
import { CalendarPage } from "@/features/crm/calendar/calendar-page";
import { LeadSheet } from "@/features/crm/leads/record/lead-sheet";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Calendar")} />
      <CompanyHoursProvider>
        <CalendarPage LeadSheet={LeadSheet} />
      </CompanyHoursProvider>
    </>
  );
}
