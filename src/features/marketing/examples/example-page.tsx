import { useEffect, useRef } from "react";
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
import { ExampleBar, signUpLink, useTypedSign } from "./example-bar";
import type { SiteContent } from "./site/site-content";
import { WholeSite } from "./site/whole-site";

/** A full example site under a bar that explains it. */
export function ExamplePage({ content }: { content: SiteContent }) {
  const typed = useTypedSign();
  const site = useRef<HTMLElement>(null);
  useEffect(() => keepAddress(site.current), []);
  return (
    <>
      <ExampleBar content={content} {...typed} />
      {/* Hydrates at once if a name was typed or is in the URL. */}
      <main id="main" tabIndex={-1} ref={site} data-visitor-sign>
        <WholeSite content={content} sign={typed.sign} />
      </main>
      <ExampleClosing
        content={content}
        isNamed={typed.sign.name !== ""}
        onSignUp={typed.keepSign}
      />
    </>
  );
}

/** The site's own links would replace the visitor's data in the URL. */
function keepAddress(site: HTMLElement | null): (() => void) | undefined {
  if (site === null) return undefined;
  const goTo = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const target = link?.getAttribute("href")?.startsWith("#") && site.querySelector(link.hash);
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    target.scrollIntoView();
    if (target instanceof HTMLElement) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
  };
  site.addEventListener("click", goTo);
  return () => site.removeEventListener("click", goTo);
}

interface ExampleClosingProps {
  content: SiteContent;
  /** Whether it wears the visitor's own name. */
  isNamed: boolean;
  onSignUp: () => void;
}

function ExampleClosing({ content, isNamed, onSignUp }: ExampleClosingProps) {
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
