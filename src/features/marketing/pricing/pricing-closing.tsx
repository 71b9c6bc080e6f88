import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { dealTerms } from "@/lib/deal-terms";
import { formatUsd } from "@/lib/format";
import { paths } from "@/lib/paths";
import { ClosingBand } from "../closing-band";
import { ScheduleDemoButton } from "../schedule-demo/schedule-demo-button";

export function PricingClosing() {
  const { t } = useTranslation();
  const price = formatUsd(dealTerms.priceUsdPerMonth);
  return (
    <ClosingBand
      heading={t("See the draft first. Then pay the rent.")}
      text={t(
        "Tell us your business, trade and town. If you don’t say yes to the draft, there is nothing to pay.",
      )}
      action={
        <>
          <Link className="btn btn-primary" to={paths.checkout}>
            {t("Start for {{price}}/month", { price })}
          </Link>
          <ScheduleDemoButton className="btn btn-outline" />
        </>
      }
    />
  );
}
