import { Menu, Phone, X } from "lucide-react";
import { useEffect, useRef, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router-dom";
import { Curb } from "@/components/brand/curb";
import { Logo } from "@/components/brand/logo";
import { Button, buttonVariants } from "@/components/ui/button";
import { ScheduleDemoButton } from "@/features/marketing/schedule-demo/schedule-demo-button";
import { cn } from "@/lib/cn";
import { formatUsd } from "@/lib/format/format";
import { site } from "@/content/company";
import { PRICE_USD_PER_MONTH } from "@/content/price";
import { paths } from "@/lib/paths";
import { QUICK_LINKS_ID, quickLinks } from "./site-navigation";

const MENU_ID = "menu";
/** Browsers of 2025 and later open the menu by these attributes, without any script. */
const SHOWS_MENU = { command: "show-modal", commandfor: MENU_ID };
const WIDE_ENOUGH_FOR_LINKS = "(width >= 80rem)";
const footButton = "px-2.5 text-base/tight";

/** Links in a native dialog, which opens without React; without JavaScript the button is a link. */
export function MobileMenu() {
  const { t } = useTranslation();
  const menuRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const isWide = matchMedia(WIDE_ENOUGH_FOR_LINKS);
    const closeIfWide = () => isWide.matches && menuRef.current?.close();
    closeIfWide();
    isWide.addEventListener("change", closeIfWide);
    return () => isWide.removeEventListener("change", closeIfWide);
  }, []);

  const openWithoutCommand = () => {
    if (!("commandForElement" in HTMLButtonElement.prototype)) menuRef.current?.showModal();
  };
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) menuRef.current?.close();
  };
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="xl:hidden"
        data-needs-script
        aria-label={t("Open menu")}
        aria-haspopup="dialog"
        {...SHOWS_MENU}
        onClick={openWithoutCommand}
      >
        <Menu size={28} aria-hidden />
      </Button>
      <noscript>
        <a
          className={cn(buttonVariants({ variant: "ghost", size: "icon" }), "xl:hidden")}
          href={`#${QUICK_LINKS_ID}`}
          aria-label={t("Go to the menu")}
        >
          <Menu size={28} aria-hidden />
        </a>
      </noscript>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links in it are pressed */}
      <dialog
        ref={menuRef}
        className="size-full max-h-none max-w-none flex-col overflow-y-auto overscroll-contain bg-surface text-text open:flex"
        id={MENU_ID}
        aria-label={t("Menu")}
        onClick={closeOnLink}
      >
        <div className="flex items-center justify-between border-b border-line px-5 py-2">
          <Logo className="max-sm:text-[1.35rem]" />
          <form method="dialog">
            <Button variant="ghost" className="min-h-12 gap-2 px-0" type="submit">
              {t("Close")}
              <X size={26} aria-hidden />
            </Button>
          </form>
        </div>
        <MenuLinks />
        <MenuFoot />
      </dialog>
    </>
  );
}

function MenuLinks() {
  const { t } = useTranslation();
  return (
    <nav className="flex-1" aria-label={t("Main")}>
      <ul className="px-5 py-2">
        {quickLinks.map(({ label, path, note }) => (
          <li key={path}>
            <NavLink
              className="flex min-h-14 items-center justify-between border-b border-line no-underline aria-[current]:pl-5 aria-[current]:shadow-[inset_8px_0_0_var(--color-curb-400)]"
              to={path}
              end={path === paths.home}
            >
              <span className="font-display text-[1.35rem]/tight font-semibold tracking-[-0.012em]">
                {t(label)}
              </span>
              {note && (
                <small className="text-sm text-muted tabular-nums">
                  {t(note, { price: formatUsd(PRICE_USD_PER_MONTH) })}
                </small>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuFoot() {
  const { t } = useTranslation();
  return (
    <Curb className="grid h-auto flex-none grid-cols-2 gap-2.5 p-5 pt-8">
      <ScheduleDemoButton
        className={cn(buttonVariants({ variant: "ink", size: "lg" }), footButton)}
      />
      <a
        className={cn(buttonVariants({ variant: "outline", size: "lg" }), footButton, "bg-surface")}
        href={site.phoneHref}
      >
        <Phone size={19} aria-hidden />
        {t("Call us")}
      </a>
      <p className="col-span-2 flex items-center justify-between gap-2.5 text-sm/[1.3]">
        <span className="tabular-nums">
          {site.phone}
          <br />
          {t(site.phoneHours)}
        </span>
        <Link
          className="inline-flex min-h-11 items-center font-semibold underline"
          to={paths.signup}
        >
          {t("Sign up")}
        </Link>
      </p>
    </Curb>
  );
}
