import { Phone, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router-dom";
import { BrandMark } from "@/components/brand-mark";
import { buttonVariants } from "@/components/ui/button";
import { ScheduleDemoButton } from "@/features/marketing/schedule-demo/schedule-demo-button";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { quickLinks } from "./site-navigation";
import "./mobile-menu-sheet.css";

const footButton = "px-2.5 text-base/tight";

type MobileMenuSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Called when it is gone and the focus has to go somewhere. */
  onClosed: () => void;
};

/** The menu itself: a dialog the size of the screen. */
export function MobileMenuSheet({ isOpen, onClose, onClosed }: MobileMenuSheetProps) {
  const { t } = useTranslation();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className="menu-sheet"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
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
            <ScheduleDemoButton
              className={cn(buttonVariants({ variant: "ink", size: "lg" }), footButton)}
            />
            <a
              className={cn(
                buttonVariants({ variant: "outline", size: "lg" }),
                footButton,
                "bg-surface",
              )}
              href={site.phoneHref}
            >
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
