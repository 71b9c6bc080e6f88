import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { PagePlan } from "@/components/page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("About")}
        description={t(
          "Why we rent websites instead of selling them, what we refuse to do, and where we sit.",
        )}
      />
      <PagePlan
        heading={t("Who answers the phone")}
        lead={t(
          "Why we rent websites instead of selling them, what we refuse to do, and where we sit.",
        )}
        status={t(
          "The people and the four offices will be introduced here. Until then, the phone is the best introduction.",
        )}
      />
    </>
  );
}
