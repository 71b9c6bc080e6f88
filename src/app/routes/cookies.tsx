import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { PagePlan } from "@/components/page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Cookie Policy")}
        description={t("What this site keeps in your browser, and nothing else.")}
      />
      <PagePlan
        heading={t("Cookie policy")}
        lead={t("What this site keeps in your browser, and nothing else.")}
        status={t(
          "A table of every key this site stores will stand here. It sets no advertising or tracking cookies.",
        )}
      />
    </>
  );
}
