import { useTranslation } from "react-i18next";
import { NavLink } from "react-router-dom";
import { Logo } from "@/components/brand/logo";
import { buttonVariants } from "@/components/ui/button";
import { ScheduleDemoButton } from "@/features/marketing/schedule-demo/schedule-demo-button";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { site } from "@/content/company";
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
