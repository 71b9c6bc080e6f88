import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { BreadcrumbData } from "@/components/head/structured-data-script";
import { HowItWorks } from "@/features/marketing/how-it-works/how-it-works-page";
import { paths } from "@/lib/paths";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("How it works")}
        description={t(
          "From the demo to a website that is open for business, and what happens every month after.",
        )}
      />
      <HowItWorks />
      <BreadcrumbData trail={[{ name: t("How it works"), path: paths.howItWorks }]} />
    </>
  );
}
