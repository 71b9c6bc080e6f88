import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { TicketsPage } from "@/features/crm/tickets/tickets-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Tickets")} />
      <TicketsPage />
    </>
  );
}
