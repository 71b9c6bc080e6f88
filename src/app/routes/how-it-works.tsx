import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/page-head";
import { HowItWorks } from "@/features/marketing/how-it-works/how-it-works";

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
      <HowItWorks />
    </>
  );
}
