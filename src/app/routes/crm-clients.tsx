import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { StaffPagePlan } from "@/components/staff-page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Clients")} />
      <StaffPagePlan
        heading={t("Clients")}
        lead={t("Every business that rents a website, with its plan, its sites and its history.")}
        status={t("The client list is not built yet. Nothing is stored here so far.")}
      />
    </>
  );
}
