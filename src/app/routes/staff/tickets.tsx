import "@/styles/staff.css";
import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { TicketsPage } from "@/features/tickets/tickets-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Tickets")} />
      <TicketsPage />
    </>
  );
}
