import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router-dom";
import { BrandMark } from "@/components/brand-mark";
import { ScheduleDemoButton } from "@/features/marketing/schedule-demo/schedule-demo-button";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { MobileMenu } from "./mobile-menu";
import { headerLinks } from "./site-navigation";
import "./site-header.css";

export function SiteHeader() {
  const { t } = useTranslation();
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
        <ScheduleDemoButton className="btn btn-primary btn-sm" />
        <MobileMenu />
      </div>
    </header>
  );
}
