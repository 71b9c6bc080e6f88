import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { StaffPagePlan } from "@/components/staff-page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Tickets")} />
      <StaffPagePlan
        heading={t("Tickets")}
        lead={t("What clients have asked for, by priority and time left.")}
        status={t("The ticket queue is not built yet. Nothing is stored here so far.")}
      />
    </>
  );
}
