import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
import { BreadcrumbData, PlanData } from "@/components/head/structured-data-script";
import { Bill } from "@/features/marketing/pricing/pricing-bill";
import { BreakEvenCalculator } from "@/features/marketing/pricing/break-even-calculator";
import { Comparison } from "@/features/marketing/pricing/comparison";
import { EditRules } from "@/features/marketing/pricing/edit-rules";
import { PlainDeal } from "@/features/marketing/pricing/pricing-deal";
import { PriceSlab } from "@/features/marketing/pricing/price-slab";
import { PricingClosing } from "@/features/marketing/pricing/pricing-closing";
import { PricingQuestions } from "@/features/marketing/pricing/pricing-questions";
import { dealTerms } from "@/content/deal-terms";
import { formatUsd } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import type { PageHandle } from "../page-handle";

export const handle: PageHandle = { queryParams: ["job", "margin"] };

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("Pricing")}
        description={t(
          "{{price}} a month covers build, hosting, optimization and upkeep. What is on the bill, what is not, who owns what, and how many jobs pay the rent.",
          { price: formatUsd(dealTerms.priceUsdPerMonth) },
        )}
      />
      <PriceSlab />
      <Bill />
      <EditRules />
      <PlainDeal />
      <BreakEvenCalculator />
      <Comparison />
      <PricingQuestions />
      <PricingClosing />
      <PlanData />
      <BreadcrumbData trail={[{ name: t("Pricing"), path: paths.pricing }]} />
    </>
  );
}
