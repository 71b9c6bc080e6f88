import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Curb } from "@/components/brand/curb";
import { Logo } from "@/components/brand/logo";
import { TextLink } from "@/components/text-link";
import { buttonVariants } from "@/components/ui/button";
import { formatUsd } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { dealTerms } from "@/content/deal-terms";
import { drawnTradeById } from "@/content/trades";
import { signUpLink } from "./example-links";
import type { SiteContent } from "./site/site-content";

interface ExampleClosingProps {
  content: SiteContent;
  /** Whether it wears the visitor's own name. */
  isNamed: boolean;
  onSignUp: () => void;
}

export function ExampleClosing({ content, isNamed, onSignUp }: ExampleClosingProps) {
  const { t } = useTranslation();
  const trade = drawnTradeById(content.trade);
  return (
    <footer className="bg-white pt-12 print:hidden">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pb-10">
        <div className="max-w-[44rem]">
          <Logo />
          <p className="h2 mt-5 font-sans font-bold tracking-tight text-balance">
            {t("A site like this, with your name on it, is {{price}} a month.", {
              price: formatUsd(dealTerms.priceUsdPerMonth),
            })}
          </p>
          <p className="mt-3 text-text-2">
            {t(
              "We drew this example; the business, its prices and its reviews are invented. Yours says what is true of you.",
            )}{" "}
            <TextLink to={paths.pricing}>{t("What the price covers")}</TextLink>
          </p>
        </div>
        <Link className={buttonVariants({ size: "lg" })} to={signUpLink(trade)} onClick={onSignUp}>
          {isNamed ? t("I want this one") : t("Put your name on it")}
        </Link>
      </div>
      <Curb className="[--face:20px]" />
    </footer>
  );
}
