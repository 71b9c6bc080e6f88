import { useTranslation } from "react-i18next";
import { Link, Outlet } from "react-router-dom";
import { BrandMark } from "@/components/brand-mark";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { SiteFooter } from "./site-footer";
import "./checkout-layout.css";

/** Nothing to click away by accident while ordering: no menu, no card, but a person to call. */
export function CheckoutLayout() {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link" href="#main">
        {t("Skip to content")}
      </a>
      <header className="checkout-header">
        <div className="wrap">
          <Link className="logo" to={paths.home}>
            <BrandMark />
            {site.brand}
          </Link>
          <a className="tabular-nums" href={site.phoneHref}>
            <span className="checkout-header-ask">{t("Stuck?")}</span> {site.phone}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
