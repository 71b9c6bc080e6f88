import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { BrandMark } from "@/components/brand-mark";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { CleanSite } from "@/components/example-site/trades/clean-site";
import { GarageSite } from "@/components/example-site/trades/garage-site";
import { PestSite } from "@/components/example-site/trades/pest-site";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import "./login-page.css";

type LoginPageProps = { children: ReactNode };

/** The door: the form on the left, a street of example sites on the right. */
export function LoginPage({ children }: LoginPageProps) {
  const { t } = useTranslation();
  return (
    <div className="login">
      <main className="login-main" id="main">
        <Link className="logo" to={paths.home}>
          <BrandMark front="var(--text)" opening="var(--surface)" />
          {site.brand}
        </Link>
        {children}
        <Link className="painted-link" to={paths.home}>
          {t("Back to the public site")}
        </Link>
      </main>
      <div className="login-street" aria-hidden="true">
        <p>{t("Every front on the street is ours to keep.")}</p>
        <div className="login-street-row">
          <div className="login-shop" style={{ width: 311, height: 452 }}>
            <BrowserFrame trade="clean" awning>
              <CleanSite decorative />
            </BrowserFrame>
          </div>
          <div className="login-shop" style={{ width: 367, height: 390 }}>
            <BrowserFrame trade="garage" awning>
              <GarageSite decorative />
            </BrowserFrame>
          </div>
          <div className="login-shop" style={{ width: 311, height: 448 }}>
            <BrowserFrame trade="pest" awning>
              <PestSite decorative />
            </BrowserFrame>
          </div>
        </div>
        <div className="curb" />
        <div className="login-road" />
      </div>
    </div>
  );
}
