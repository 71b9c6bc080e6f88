import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { PagePlan } from "@/components/page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Callsi AI")}
        description={t(
          "An optional phone assistant that takes the details of a call and hands it to you.",
        )}
      />
      <PagePlan
        heading={t("Callsi answers when you cannot")}
        lead={t(
          "An optional phone assistant that takes the details of a call and hands it to you.",
        )}
        status={t("A transcript, its limits and how it is set up will be explained here.")}
      />
    </>
  );
}
