import { Phone } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { CleanSite } from "@/components/example-site/trades/clean-site";
import { PlumbSite } from "@/components/example-site/trades/plumb-site";
import { PageHead } from "@/components/page-head";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { EmptyLot } from "./empty-lot";
import { SiteSearch } from "./site-search";
import "./not-found.css";

const MAX_SHOWN_PATH = 80;

const ways = [
  { label: "Pricing", path: paths.pricing, note: "One price, everything on it" },
  { label: "Industries", path: paths.industries, note: "Example sites by trade" },
  { label: "How it works", path: paths.howItWorks, note: "Five stops, and your part in each" },
  { label: "Contact", path: paths.contact, note: site.hours },
];

function readablePath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // Malformed escapes are shown as they came.
  }
  return path.length > MAX_SHOWN_PATH ? `${path.slice(0, MAX_SHOWN_PATH)}…` : path;
}

const neverChanges = () => () => undefined;

/** False while the HTML is made and while it is hydrated, so that both say the same. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

export function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isInBrowser = useIsInBrowser();
  return (
    <>
      <PageHead title={t("Page not found")} hasCanonical={false} />
      <section className="not-found">
        <div className="wrap grid-12 not-found-text">
          <h1 className="display">{t("Nothing parked here.")}</h1>
          <p className="lead">
            {/* One file answers every unknown address, so only the browser knows which it is. */}
            {isInBrowser && (
              <>
                {t("You asked for")} <code>{readablePath(pathname)}</code>
                {". "}
              </>
            )}
            {t("There is no page at this address. It may have moved, or the link may have a typo.")}
          </p>
        </div>
        <div className="not-found-row" aria-hidden="true">
          <div className="not-found-shop">
            <BrowserFrame trade="clean" awning>
              <CleanSite decorative />
            </BrowserFrame>
          </div>
          <EmptyLot />
          <div className="not-found-shop">
            <BrowserFrame trade="plumb" awning>
              <PlumbSite decorative />
            </BrowserFrame>
          </div>
        </div>
        <div className="curb" />
      </section>
      <section className="wrap grid-12 find">
        <div className="find-search">
          <SiteSearch />
          <div className="find-actions">
            <Link className={cn(buttonVariants({ size: "lg" }), "max-sm:w-full")} to={paths.home}>
              {t("Go to the home page")}
            </Link>
            <a
              className={cn(
                buttonVariants({ variant: "outline", size: "lg" }),
                "tabular-nums max-sm:w-full",
              )}
              href={site.phoneHref}
            >
              <Phone size={20} aria-hidden />
              {site.phone}
            </a>
          </div>
          <p className="mt-5 text-sm text-muted">
            {t("If a link on this site sent you here, that’s our fault. Tell us and we’ll fix it.")}
          </p>
        </div>
        <ul className="find-ways">
          {ways.map(({ label, path, note }) => (
            <li key={path}>
              <Link to={path}>
                <b>{t(label)}</b>
                <span>{t(note)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
