import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { Curb } from "@/components/brand/curb";
import { Intro } from "@/components/intro";
import { Trans } from "@/components/trans";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { ExampleSite } from "@/components/example-site/example-picture";
import { PageHead } from "@/components/head/page-head";
import { buttonVariants } from "@/components/ui/button";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { site } from "@/content/company";
import { PageOpening } from "./page-opening";
import { SiteSearch } from "./site-search";

const MAX_SHOWN_PATH = 80;

const ways = [
  { label: "Pricing", path: paths.pricing, note: "One price, everything on it" },
  { label: "Industries", path: paths.industries, note: "Example sites by trade" },
  { label: "How it works", path: paths.howItWorks, note: "Every stop, and your part in each" },
  { label: "Contact", path: paths.contact, note: site.phoneHours },
];

function readablePath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // Malformed escapes are shown unchanged.
  }
  return path.length > MAX_SHOWN_PATH ? `${path.slice(0, MAX_SHOWN_PATH)}…` : path;
}

export function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  return (
    <>
      <PageHead title={t("Page not found")} hasCanonical={false} isIndexed={false} />
      <section className="overflow-hidden bg-sky-100" data-hydrate-when-seen>
        <PageOpening title={t("Nothing parked here.")} className="pb-0 lg:pb-0">
          <Intro className="mt-0">
            {/* One file answers every unknown URL, so only the browser knows it. */}
            {isHydrated && (
              <span>
                <Trans
                  i18nKey="You asked for <path>{{path}}</path>."
                  values={{ path: readablePath(pathname) }}
                  components={{
                    path: (
                      <code className="rounded-xs border border-dashed border-field bg-white px-1.5 py-0.5 font-mono text-base font-semibold wrap-anywhere" />
                    ),
                  }}
                />{" "}
              </span>
            )}
            <span>
              {t(
                "There is no page at this address. It may have moved, or the link may have a typo.",
              )}
            </span>
          </Intro>
        </PageOpening>
        <div
          className="mt-8 flex items-end justify-center max-md:px-5 md:gap-6 lg:mt-12 lg:gap-12"
          aria-hidden="true"
        >
          <Neighbor>
            <BrowserFrame trade="clean" awning>
              <ExampleSite trade="clean" alt="" />
            </BrowserFrame>
          </Neighbor>
          <VacantLot />
          <Neighbor>
            <BrowserFrame trade="plumb" awning>
              <ExampleSite trade="plumb" alt="" />
            </BrowserFrame>
          </Neighbor>
        </div>
        <Curb className="[--face:54px]" />
      </section>
      <section className="wrap grid-12 py-14 lg:py-22">
        <div className="col-span-full lg:col-span-5">
          <SiteSearch />
          <div className="mt-8 flex flex-wrap gap-3">
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
        <ul className="col-span-full mt-8 border-t-2 border-text lg:col-span-6 lg:col-start-7 lg:mt-0">
          {ways.map(({ label, path, note }) => (
            <li key={path}>
              <Link
                className="group flex min-h-15 items-baseline justify-between gap-4 border-b border-line-strong py-3.5 no-underline"
                to={path}
              >
                <b className="font-display text-[1.35rem]/tight font-semibold decoration-curb-400 decoration-5 underline-offset-5 group-hover:underline">
                  {t(label)}
                </b>
                <span className="hidden text-right text-sm text-muted md:inline">{t(note)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Neighbor({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-3.5 hidden h-82.5 w-85 flex-none overflow-hidden px-3.5 pt-1.5 md:block">
      {children}
    </div>
  );
}

const SIGN = { width: 71, small: 21 };

function VacantLot() {
  return (
    <svg className="h-auto w-full max-w-140 flex-none" viewBox="0 0 560 330">
      <g fill="none" stroke="var(--color-asphalt-400)" strokeWidth="2.5" strokeDasharray="9 8">
        <path d="M150 330V96h350v234M186 330V196h96v134M316 196h148v84H316z" />
        <path d="M130 96V60h390v36a19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0" />
      </g>
      <path d="M412 330l18-62h14l18 62Z" fill="var(--color-cone)" />
      <path d="M424 288h26l5 17h-36Z" fill="var(--color-white)" />
      <path d="M400 322h74v8h-74Z" fill="var(--color-mark-600)" />
      <path d="M66 20h10v310H66z" fill="var(--color-asphalt-400)" />
      <path d="M66 20h4v310h-4z" fill="var(--color-steel)" />
      <rect
        x="4"
        y="4"
        width="134"
        height="190"
        rx="9"
        fill="var(--color-white)"
        stroke="var(--color-asphalt-950)"
        strokeWidth="1.5"
      />
      <rect
        x="10"
        y="10"
        width="122"
        height="178"
        rx="5"
        fill="none"
        stroke="var(--stop)"
        strokeWidth="3"
      />
      <g textAnchor="middle" fontWeight="750" fill="var(--stop)" style={{ fontStretch: "74%" }}>
        <text x={SIGN.width} y="44" fontSize={SIGN.small}>
          {"NO PAGE"}
        </text>
        <text x={SIGN.width} y="66" fontSize={SIGN.small}>
          {"HERE"}
        </text>
        <text x={SIGN.width} y="170" fontSize="17">
          {"ANY TIME"}
        </text>
      </g>
      <text
        x="70"
        y="128"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize="54"
        letterSpacing="-2"
        fill="var(--stop)"
      >
        {"404"}
      </text>
      <path d="M26 144h90" stroke="var(--stop)" strokeWidth="2.5" />
    </svg>
  );
}
