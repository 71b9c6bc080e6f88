import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { PagePlan } from "@/components/page-plan";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Contact")}
        description={t("Call, write, or pick a time for a 20-minute demo.")}
      />
      <PagePlan
        heading={t("Talk to a person")}
        lead={t("Call, write, or pick a time for a 20-minute demo.")}
        status={t(
          "The message form and the demo calendar will stand here. Until then, the phone and the e-mail below reach the same people.",
        )}
      />
    </>
  );
}
