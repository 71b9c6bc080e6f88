import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { PagePlan } from "@/components/page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("How it works")}
        description={t(
          "From one phone call to a website that is open for business, and what happens every month after.",
        )}
      />
      <PagePlan
        heading={t("How it works")}
        lead={t(
          "From one phone call to a website that is open for business, and what happens every month after.",
        )}
        status={t(
          "The timeline will stand here: the call, the draft, your corrections, the launch and every month after. Until then, call us and we will walk you through it.",
        )}
      />
    </>
  );
}
