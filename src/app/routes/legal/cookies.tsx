import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { BreadcrumbData } from "@/components/head/structured-data-script";
import { Cookies } from "@/features/marketing/legal/cookies-page";
import { paths } from "@/lib/paths";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Cookie Policy")}
        description={t(
          "No cookies. Every note this site keeps in your browser, by name, and for how long.",
        )}
      />
      <Cookies />
      <BreadcrumbData trail={[{ name: t("Cookie Policy"), path: paths.cookies }]} />
    </>
  );
}
