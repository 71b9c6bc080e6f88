import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Logo } from "@/components/brand/logo";
import { cn } from "@/lib/cn";
import { isDemo } from "@/lib/env";
import { company } from "@/content/company-identity";
import { site } from "@/content/company";
import { legalLinks, QUICK_LINKS_ID, quickLinks } from "./site-navigation";

const linkClasses =
  "inline-flex min-h-10.5 items-center text-white decoration-curb-400 decoration-4 underline-offset-8 hover:underline";

export function SiteFooter() {
  const { t } = useTranslation();
  return (
    <footer className="on-dark bg-spruce-950 text-sm text-spruce-200 print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-[auto_1fr] gap-4 py-4 sm:gap-8 sm:py-12 lg:grid-cols-[3fr_3fr_2fr_3fr]">
          <div className="max-lg:col-span-2">
            <Logo
              className="text-2xl text-white sm:text-[2rem]"
              front="var(--color-white)"
              opening="var(--color-spruce-950)"
            />
            <p className="max-w-[44ch]">{t(site.tagline)}</p>
          </div>
          <nav aria-labelledby={QUICK_LINKS_ID}>
            <h2 className="text-body text-white" id={QUICK_LINKS_ID} tabIndex={-1}>
              {t("Quick links")}
            </h2>
            <LinkList className="columns-2 whitespace-nowrap" links={quickLinks} />
          </nav>
          <nav aria-labelledby="footer-legal">
            <h2 className="text-body text-white" id="footer-legal">
              {t("Legal")}
            </h2>
            <LinkList links={legalLinks} />
          </nav>
          <div className="col-span-2 grid grid-cols-2 items-center lg:col-span-1 lg:block">
            <h2 className="col-span-2 text-body text-white">{t("Talk to us")}</h2>
            <p>
              <a
                className={cn(
                  linkClasses,
                  "font-display text-xl font-semibold whitespace-nowrap sm:text-2xl",
                )}
                href={site.phoneHref}
              >
                {site.phone}
              </a>
            </p>
            <a className={cn(linkClasses, "wrap-anywhere")} href={site.emailHref}>
              {site.email}
            </a>
            <p className="col-span-2">{t(site.phoneHours)}</p>
          </div>
        </div>
        <ul
          className="grid grid-cols-2 gap-x-6 border-y border-spruce-700 py-1.5 lg:grid-cols-4"
          aria-label={t("Offices")}
        >
          {site.offices.map(({ city, region }) => (
            <li key={city} className="py-1 leading-snug">
              <b className="block text-white">{city}</b>
              {region}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-xs">
          <span>
            {`© ${site.copyrightYear} ${company.isNameExample ? site.brand : company.name}`}
          </span>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}

function SocialLinks() {
  const { t } = useTranslation();
  const links = site.socialLinks.filter(({ href }) => isDemo || href !== null);
  if (links.length === 0) return null;
  const hasPlaceholder = links.some(({ href }) => href === null);
  return (
    <ul className="flex flex-wrap items-center gap-x-3">
      {links.map(({ label, href }) => (
        <li key={label}>
          {href === null ? (
            <span
              className="inline-flex min-h-11 cursor-default items-center text-spruce-200"
              role="link"
              aria-disabled="true"
            >
              {label} <span className="sr-only">{t("(Example)")}</span>
            </span>
          ) : (
            <a className={linkClasses} href={href}>
              {label}
            </a>
          )}
        </li>
      ))}
      {hasPlaceholder && (
        <li className="sample border-spruce-200 text-inherit" aria-hidden="true">
          {t("Example")}
        </li>
      )}
    </ul>
  );
}

type LinkListProps = {
  links: readonly { label: string; path: string }[];
  className?: string;
};

function LinkList({ links, className }: LinkListProps) {
  const { t } = useTranslation();
  return (
    <ul className={cn("gap-x-4", className)}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <Link className={cn(linkClasses, "leading-snug")} to={path}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
