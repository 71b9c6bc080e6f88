import { useTranslation } from "react-i18next";
import { Link, NavLink, useMatch } from "react-router-dom";
import { BrandMark } from "@/components/brand-mark";
import { buttonVariants } from "@/components/ui/button";
import { ScheduleDemoButton } from "@/features/marketing/schedule-demo/schedule-demo-button";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { MobileMenu } from "./mobile-menu";
import { headerLinks } from "./site-navigation";
import "./site-header.css";

/** On the home page picking a trade comes first, so the demo is offered without paint. */
const quietOnPhones = "max-sm:bg-surface max-sm:inset-ring-frame max-sm:shadow-none";

export function SiteHeader() {
  const { t } = useTranslation();
  const isHome = useMatch(paths.home) !== null;
  return (
    <header className="site-header">
      <div className="wrap">
        <Link className="logo" to={paths.home}>
          <BrandMark />
          {site.brand}
        </Link>
        <nav className="site-nav" aria-label={t("Main")}>
          {headerLinks.map(({ label, path }) => (
            <NavLink key={path} to={path} end={path === paths.home}>
              {t(label)}
            </NavLink>
          ))}
        </nav>
        <a className="site-header-tel tabular-nums" href={site.phoneHref}>
          {site.phone}
        </a>
        <ScheduleDemoButton
          className={cn(buttonVariants(), "font-bold max-sm:px-2.5", isHome && quietOnPhones)}
        />
        <MobileMenu />
      </div>
    </header>
  );
}
