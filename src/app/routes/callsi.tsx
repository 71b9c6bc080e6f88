import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { BreadcrumbData } from "@/components/head/structured-data-script";
import { Callsi } from "@/features/marketing/callsi/callsi-page";
import { paths } from "@/lib/paths";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Callsi AI, a phone assistant for trades")}
        description={t(
          "Read a whole no-heat call: what Callsi asks, when it calls you, what it will not do, and what it tells every caller about AI and recording.",
        )}
      />
      <Callsi />
      <BreadcrumbData trail={[{ name: t("Callsi AI"), path: paths.callsi }]} />
    </>
  );
}
