import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { BrandMark } from "@/components/brand-mark";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { legalLinks, QUICK_LINKS_ID, quickLinks } from "./site-navigation";
import "./site-footer.css";

export function SiteFooter() {
  const { t } = useTranslation();
  return (
    <footer className="site-footer on-dark">
      <div className="wrap">
        <div className="site-footer-top">
          <div>
            <Link className="logo" to={paths.home}>
              <BrandMark front="#fff" opening="#0B2A23" />
              {site.brand}
            </Link>
            <p className="site-footer-tagline">{t(site.tagline)}</p>
          </div>
          <nav aria-labelledby={QUICK_LINKS_ID}>
            <h2 id={QUICK_LINKS_ID} tabIndex={-1}>
              {t("Quick links")}
            </h2>
            <ul className="site-footer-links">
              {quickLinks.map(({ label, path }) => (
                <li key={path}>
                  <Link to={path}>{t(label)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-legal">
            <h2 id="footer-legal">{t("Legal")}</h2>
            <ul className="site-footer-legal">
              {legalLinks.map(({ label, path }) => (
                <li key={path}>
                  <Link to={path}>{t(label)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{t("Talk to us")}</h2>
            <a className="site-footer-tel" href={site.phoneHref}>
              {site.phone}
            </a>
            <a href={site.emailHref}>{site.email}</a>
            <p>{t(site.hours)}</p>
          </div>
        </div>
        <ul className="site-footer-offices" aria-label={t("Offices")}>
          {site.offices.map(({ city, region }) => (
            <li key={city}>
              <b>{city}</b>
              {region}
            </li>
          ))}
        </ul>
        <div className="site-footer-end">
          <span>{`© ${site.copyrightYear} ${site.brand}`}</span>
          <ul>
            {site.socialLinks.map(({ label, href }) => (
              <li key={label}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
