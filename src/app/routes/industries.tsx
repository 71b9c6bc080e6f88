import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { PagePlan } from "@/components/page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Industries")}
        description={t(
          "Heating and cooling, roofing, plumbing, electrical, landscaping, cleaning, pest control and garage doors.",
        )}
      />
      <PagePlan
        heading={t("Example sites by trade")}
        lead={t(
          "Heating and cooling, roofing, plumbing, electrical, landscaping, cleaning, pest control and garage doors.",
        )}
        status={t("An example site for each trade, with the calls it has to win, will stand here.")}
      />
    </>
  );
}
