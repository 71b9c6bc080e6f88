import "@/styles/staff.css";
import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { LeadsPage } from "@/features/leads/leads-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Leads")} />
      <LeadsPage />
    </>
  );
}
