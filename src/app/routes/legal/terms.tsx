import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { BreadcrumbData } from "@/components/head/structured-data-script";
import { Terms } from "@/features/marketing/legal/terms-page";
import { dealTerms } from "@/content/deal-terms";
import { formatUsd } from "@/lib/format/format";
import { paths } from "@/lib/paths";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Terms of Service")}
        description={t(
          "Who owns what, how to leave, and what {{price}} a month covers, in plain sections.",
          {
            price: formatUsd(dealTerms.priceUsdPerMonth),
          },
        )}
      />
      <Terms />
      <BreadcrumbData trail={[{ name: t("Terms of Service"), path: paths.terms }]} />
    </>
  );
}
