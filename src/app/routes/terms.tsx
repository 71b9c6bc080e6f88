import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { PagePlan } from "@/components/page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Terms of Service")}
        description={t("Who owns what, how to leave, and what we promise for $299 a month.")}
      />
      <PagePlan
        heading={t("Terms of service")}
        lead={t("Who owns what, how to leave, and what we promise for $299 a month.")}
        status={t("The full terms will stand here before anything can be ordered on this site.")}
      />
    </>
  );
}
