import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { PagePlan } from "@/components/page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Checkout")}
        description={t(
          "Business, plan and review, in three short steps. No card is asked for on this site.",
        )}
      />
      <PagePlan
        heading={t("Start your website")}
        lead={t(
          "Business, plan and review, in three short steps. No card is asked for on this site.",
        )}
        status={t(
          "The order form will stand here. Nothing can be ordered or charged on this page yet; call us to start.",
        )}
      />
    </>
  );
}
