import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { BreadcrumbData } from "@/components/head/structured-data-script";
import { Privacy } from "@/features/marketing/legal/privacy-page";
import { paths } from "@/lib/paths";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Privacy Policy")}
        description={t("What we store about you, why, who reads it, and how to have it removed.")}
      />
      <Privacy />
      <BreadcrumbData trail={[{ name: t("Privacy Policy"), path: paths.privacy }]} />
    </>
  );
}
