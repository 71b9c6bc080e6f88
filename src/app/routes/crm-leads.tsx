import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { StaffPagePlan } from "@/components/staff-page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Leads")} />
      <StaffPagePlan
        heading={t("Leads")}
        lead={t("Everyone who asked for a website, the newest and the waiting first.")}
        status={t("The leads board is not built yet. Nothing is stored here so far.")}
      />
    </>
  );
}
