import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { StaffPagePlan } from "@/components/staff-page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Staff")} />
      <StaffPagePlan
        heading={t("Staff")}
        lead={t("Who works here and what they may change.")}
        status={t("The staff page is not built yet.")}
      />
    </>
  );
}
