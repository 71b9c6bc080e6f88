import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { StaffPagePlan } from "@/components/staff-page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Dashboard")} />
      <StaffPagePlan
        heading={t("Dashboard")}
        lead={t("Revenue, traffic, tickets, provisioning and domains on one screen.")}
        status={t("The panels are not built yet. Nothing is measured here so far.")}
      />
    </>
  );
}
