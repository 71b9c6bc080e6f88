import { Menu, Phone, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavLink, useLocation } from "react-router-dom";
import { BrandMark } from "@/components/brand-mark";
import { ScheduleDemoButton } from "@/features/marketing/schedule-demo/schedule-demo-button";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { quickLinks } from "./site-navigation";
import "./mobile-menu.css";

const WIDE_ENOUGH_FOR_LINKS = "(min-width: 1181px)";

/** The header's links below 1180 px: a dialog the size of the screen. */
export function MobileMenu() {
  const { t } = useTranslation();
  const { key } = useLocation();
  // Open for one visit of one page: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;

  useEffect(() => {
    const query = matchMedia(WIDE_ENOUGH_FOR_LINKS);
    const closeWhenWide = () => query.matches && setOpenAt(null);
    query.addEventListener("change", closeWhenWide);
    return () => query.removeEventListener("change", closeWhenWide);
  }, []);

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => setOpenAt(open ? key : null)}>
      <Dialog.Trigger className="menu-button" aria-label={t("Open menu")}>
        <Menu size={28} aria-hidden />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content className="menu-sheet" aria-describedby={undefined}>
          <div className="menu-sheet-head">
            <Link className="logo" to={paths.home}>
              <BrandMark />
              {site.brand}
            </Link>
            <Dialog.Title className="sr-only">{t("Menu")}</Dialog.Title>
            <Dialog.Close>
              {t("Close")}
              <X size={26} aria-hidden />
            </Dialog.Close>
          </div>
          <nav aria-label={t("Main")}>
            <ul>
              {quickLinks.map(({ label, path, note }) => (
                <li key={path}>
                  <NavLink to={path} end={path === paths.home}>
                    {t(label)}
                    {note && <small className="tabular-nums">{t(note)}</small>}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="menu-sheet-foot">
            <ScheduleDemoButton className="btn btn-ink" />
            <a className="btn btn-outline" href={site.phoneHref}>
              <Phone size={19} aria-hidden />
              {t("Call us")}
            </a>
            <p>
              <span className="tabular-nums">
                {site.phone}
                <br />
                {t(site.hours)}
              </span>
              <Link to={paths.signup}>{t("Sign up")}</Link>
            </p>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
