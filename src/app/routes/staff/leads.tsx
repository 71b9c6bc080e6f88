import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { CompanyHoursProvider } from "@/app/layouts/company-hours-provider";
import { PageHead } from "@/components/head/page-head";
import { LeadsPage } from "@/features/crm/leads/leads-page";
import { paths } from "@/lib/paths";

export function Component() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  // The former list of everybody's demos, which people may have saved.
  if (params.get("layout") === "today")
    return <Navigate to={`${paths.myDay}?whose=team`} replace />;
  return (
    <>
      <PageHead title={t("Leads")} />
      <CompanyHoursProvider>
        <LeadsPage />
      </CompanyHoursProvider>
    </>
  );
}
