import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { dealTerms } from "@/lib/deal-terms";
import { formatUsd } from "@/lib/format";
import { paths } from "@/lib/paths";
import { ScheduleDemoButton } from "../schedule-demo/schedule-demo-button";
import "./price-slab.css";

const price = formatUsd(dealTerms.priceUsdPerMonth);

/** The one price, at the size of a curb number. */
export function PriceSlab() {
  const { t } = useTranslation();
  return (
    <>
      <section className="pricing-head">
        <div className="wrap grid-12">
          <h1 className="display">{t("The whole price list.")}</h1>
          <p className="lead">
            {t(
              "One plan, because a plumber in Waco and a roofer in Bend need the same thing: a site that gets called, and someone keeping it that way.",
            )}
          </p>
        </div>
      </section>
      <section className="pricing-slab">
        <div className="wrap grid-12">
          <p className="pricing-slab-number tabular-nums" aria-hidden="true">
            {price}
          </p>
          <div className="pricing-slab-text">
            <h2>
              <span className="sr-only">{price}</span>{" "}
              <span className="block">{t("a month, in US dollars.")}</span>{" "}
              {t("Build, hosting, optimization and upkeep included.")}
            </h2>
            <p>{t(dealTerms.billing.starts)}</p>
            <div className="pricing-slab-actions">
              <Link
                className={cn(buttonVariants({ variant: "ink", size: "lg" }), "max-sm:w-full")}
                to={paths.checkout}
              >
                {t("Start for {{price}}/month", { price })}
              </Link>
              <ScheduleDemoButton className="painted-link" />
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
