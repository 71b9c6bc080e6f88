import { useTranslation } from "react-i18next";
import { CompanyHoursProvider } from "@/app/layouts/company-hours-provider";
import { PageHead } from "@/components/head/page-head";
import { LeadsPage } from "@/features/crm/leads/leads-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Leads")} />
      <CompanyHoursProvider>
        <LeadsPage />
      </CompanyHoursProvider>
    </>
  );
}
