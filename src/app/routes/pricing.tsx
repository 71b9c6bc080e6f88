import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { PagePlan } from "@/components/page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Pricing")}
        description={t("One price for build, hosting, optimization and continuous improvement.")}
      />
      <PagePlan
        heading={t("$299 a month. That is the price.")}
        lead={t("One price for build, hosting, optimization and continuous improvement.")}
        status={t(
          "The full list of what is included, what is not, and a calculator for your own numbers will stand here. Until then, call us with any question about the price.",
        )}
      />
    </>
  );
}
