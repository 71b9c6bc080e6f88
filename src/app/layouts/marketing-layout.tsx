import "@/styles/site.css";
import { useTranslation } from "react-i18next";
import { Outlet, useLinkClickHandler, useLocation, NavLink } from "react-router-dom";
import { Phone } from "lucide-react";
import { SignUpCard } from "@/features/marketing/social-proof/sign-up-card";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { paths, isQuietPath } from "@/lib/paths";
import { buttonVariants } from "@/components/ui/button";
import { ScheduleDemoButton } from "@/features/marketing/schedule-demo/schedule-demo-button";
import { cn } from "@/lib/cn";
import { site } from "@/content/company";
import { pageOpenedAt, removeEarlyCard } from "../start/sample-card";
import { SiteFooter } from "./site-footer";
import { Logo } from "@/components/brand/logo";
import { MobileMenu } from "./mobile-menu";
import { headerLinks } from "./site-navigation";

export function SiteHeader() {
  const { t } = useTranslation();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface print:hidden">
      <div className="wrap flex h-16 items-center gap-1 sm:h-19 sm:gap-6">
        <Logo className="mr-auto max-sm:text-[min(1.2rem,4.6vw)] with-bar:text-[1.35rem]" />
        <nav className="hidden xl:flex" aria-label={t("Main")}>
          {headerLinks.map(({ label, path }) => (
            <NavLink
              key={path}
              className="inline-flex min-h-11 items-center px-2.5 text-sm font-medium decoration-curb-400 decoration-4 underline-offset-8 hover:underline aria-[current]:underline"
              to={path}
              end={path === paths.home}
            >
              {t(label)}
            </NavLink>
          ))}
        </nav>
        <a
          className="hidden min-h-11 items-center text-sm font-semibold whitespace-nowrap tabular-nums xl:flex"
          href={site.phoneHref}
        >
          {site.phone}
        </a>
        <ScheduleDemoButton
          className={cn(buttonVariants(), "font-bold max-sm:px-2.5 with-bar:hidden")}
        />
        <MobileMenu />
      </div>
    </header>
  );
}

/** Not src/lib/env.ts's copy, so that production builds drop the card. */
declare const __IS_DEMO__: boolean;

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link" href="#main">
        {t("Skip to content")}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <BottomBar />
      {__IS_DEMO__ && <SampleCard />}
    </>
  );
}

function SampleCard() {
  const isHydrated = useIsHydrated();
  const follow = useLinkClickHandler<HTMLAnchorElement>(paths.signup);
  return (
    isHydrated && (
      <SignUpCard pageOpenedAt={pageOpenedAt} onMount={removeEarlyCard} onFollow={follow} />
    )
  );
}

const barButton = "px-2 py-1 text-center text-base/tight font-bold whitespace-normal";

/**
 * The demo link and the phone number, on phones. It reappears late after typing (brand.css), so
 * that the press that ended the typing cannot hit it.
 */
export function BottomBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (isQuietPath(pathname)) return null;
  return (
    <nav
      className="bottom-bar sticky bottom-0 z-25 hidden h-(--bar) grid-cols-2 items-start gap-2 border-t-4 border-curb-400 bg-surface px-3 pt-2 in-[:root:has(main:active)]:pointer-events-none print:hidden! with-bar:grid"
      aria-label={t("Call or schedule a demo")}
    >
      <a className={cn(buttonVariants({ variant: "outline" }), barButton)} href={site.phoneHref}>
        <Phone size={19} aria-hidden />
        {t("Call")}
      </a>
      <ScheduleDemoButton className={cn(buttonVariants(), barButton)} />
    </nav>
  );
}
