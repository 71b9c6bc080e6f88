import { useTranslation } from "react-i18next";
import { CompanyHoursProvider } from "@/app/layouts/company-hours-provider";
import { PageHead } from "@/components/head/page-head";
import { LeadSheet } from "@/features/crm/leads/record/lead-sheet";
import { MyDayPage } from "@/features/crm/today/my-day-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("My day")} />
      <CompanyHoursProvider>
        <MyDayPage LeadSheet={LeadSheet} />
      </CompanyHoursProvider>
    </>
  );
}
