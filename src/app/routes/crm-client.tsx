import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { StaffPagePlan } from "@/components/staff-page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Client")} />
      <StaffPagePlan
        heading={t("Client")}
        lead={t("Everything about one client on one screen.")}
        status={t("Client records are not built yet. Nothing is stored here so far.")}
      />
    </>
  );
}
