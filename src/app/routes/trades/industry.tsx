import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { PageHead } from "@/components/head/page-head";
import { BreadcrumbData } from "@/components/head/structured-data-script";
import { NotFound } from "@/features/marketing/not-found-page";
import { TradePage } from "@/features/marketing/trades/trade-page";
import { tradeStories } from "@/features/marketing/trades/trade-stories";
import { formatUsd } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { dealTerms } from "@/content/deal-terms";
import { drawnTradeBySlug } from "@/content/trades";
import type { PageHandle } from "../../page-handle";

export const handle: PageHandle = {
  prefetch: ({ params }) =>
    Promise.resolve(drawnTradeBySlug(params.trade ?? null) === undefined ? "not-found" : undefined),
};

export function Component() {
  const { t } = useTranslation();
  const { trade: slug = "" } = useParams();
  const trade = drawnTradeBySlug(slug);
  if (trade === undefined) return <NotFound />;
  const { website, description } = tradeStories[trade.id];
  const price = formatUsd(dealTerms.priceUsdPerMonth);
  return (
    <>
      <PageHead
        title={t("{{website}}, {{price}} a month", { website: t(website), price })}
        description={t("{{description}} {{price}} a month, written and looked after for you.", {
          description: t(description),
          price,
        })}
      />
      <TradePage key={trade.id} trade={trade} />
      <BreadcrumbData
        trail={[
          { name: t("Industries"), path: paths.industries },
          { name: t(trade.label), path: paths.industry(trade.slug) },
        ]}
      />
    </>
  );
}
