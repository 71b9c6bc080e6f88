import "@/styles/site.css";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router-dom";
import { Logo } from "@/components/brand/logo";
import { site } from "@/content/company";
import { SiteFooter } from "./site-footer";

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link" href="#main">
        {t("Skip to content")}
      </a>
      <header className="border-b border-line">
        <div className="wrap flex min-h-16 flex-wrap items-center justify-between gap-x-4 sm:min-h-19">
          <Logo className="max-sm:text-[min(1.2rem,5vw)]" />
          <p className="flex flex-[1_1_7.5rem] justify-end">
            <a
              className="flex min-h-11 flex-wrap items-center justify-end gap-x-1.5 text-sm font-semibold whitespace-nowrap tabular-nums no-underline decoration-curb-400 decoration-3 underline-offset-4 hover:underline"
              href={site.phoneHref}
            >
              <span>{t("Stuck?")}</span> {site.phone}
            </a>
          </p>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
