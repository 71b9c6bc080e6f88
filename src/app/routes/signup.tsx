import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { PagePlan } from "@/components/page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Sign up")}
        description={t(
          "The smallest first step: your business name, your trade, your town and how to reach you.",
        )}
      />
      <PagePlan
        heading={t("Put your name on a site")}
        lead={t(
          "The smallest first step: your business name, your trade, your town and how to reach you.",
        )}
        status={t(
          "The form with a live preview will stand here. Until then, call or write to us and we will set it up with you.",
        )}
      />
    </>
  );
}
