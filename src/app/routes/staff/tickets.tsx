import { useTranslation } from "react-i18next";
import { CompanyHoursProvider } from "@/app/layouts/company-hours-provider";
import { PageHead } from "@/components/head/page-head";
import { TicketsPage } from "@/features/crm/tickets/tickets-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Tickets")} />
      <CompanyHoursProvider>
        <TicketsPage />
      </CompanyHoursProvider>
    </>
  );
}
