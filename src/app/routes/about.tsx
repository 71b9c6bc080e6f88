import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { BreadcrumbData, OrganizationData } from "@/components/head/structured-data-script";
import { About } from "@/features/marketing/about/about-page";
import { paths } from "@/lib/paths";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("About")}
        description={t(
          "Why we rent websites instead of selling them, what we refuse to do, who answers for what, and where we sit.",
        )}
      />
      <About />
      <OrganizationData />
      <BreadcrumbData trail={[{ name: t("About"), path: paths.about }]} />
    </>
  );
}
