import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { PagePlan } from "@/components/page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Reviews")}
        description={t("What owners say, including what they did not like, and how we collect it.")}
      />
      <PagePlan
        heading={t("Reviews")}
        lead={t("What owners say, including what they did not like, and how we collect it.")}
        status={t(
          "Reviews will stand here once owners have agreed to them being shown. We do not invent any.",
        )}
      />
    </>
  );
}
