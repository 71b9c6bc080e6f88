import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { PagePlan } from "@/components/page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Privacy Policy")}
        description={t("What we store about you, why, and how to have it removed.")}
      />
      <PagePlan
        heading={t("Privacy policy")}
        lead={t("What we store about you, why, and how to have it removed.")}
        status={t(
          "The full policy will stand here before this site collects anything. Today it stores nothing about visitors on its servers.",
        )}
      />
    </>
  );
}
