import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { StaffPagePlan } from "@/components/staff-page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Import")} />
      <StaffPagePlan
        heading={t("Import")}
        lead={t("Rows of a spreadsheet become records.")}
        status={t("The import is not built yet.")}
      />
    </>
  );
}
