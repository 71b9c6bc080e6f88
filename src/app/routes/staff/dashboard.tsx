import "@/styles/dashboard.css";
import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { DashboardPage } from "@/features/dashboard/dashboard-page";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Dashboard")} />
      <DashboardPage />
    </>
  );
}
