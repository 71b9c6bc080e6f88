import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { dealTerms } from "@/content/deal-terms";
import { formatUsd } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { ClosingBand } from "../closing-band";
import { ScheduleDemoButton } from "../schedule-demo/schedule-demo-button";

export function PricingClosing() {
  const { t } = useTranslation();
  const price = formatUsd(dealTerms.priceUsdPerMonth);
  return (
    <ClosingBand
      heading={t("Draft first, rent after.")}
      text={t(
        "Tell us your business, trade and town. If you don’t say yes to the draft, there is nothing to pay.",
      )}
      action={
        <>
          <Link className={cn(buttonVariants({ size: "lg" }), "max-sm:w-full")} to={paths.checkout}>
            {t("Start for {{price}}/month", { price })}
          </Link>
          <ScheduleDemoButton
            inPage
            className={buttonVariants({ variant: "outline", size: "lg" })}
          />
        </>
      }
    />
  );
}
