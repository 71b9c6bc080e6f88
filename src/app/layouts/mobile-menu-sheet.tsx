import { Phone, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router-dom";
import { Curb } from "@/components/brand/curb";
import { Logo } from "@/components/brand/logo";
import { buttonVariants } from "@/components/ui/button";
import { Sheet, SheetClose, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { ScheduleDemoButton } from "@/features/marketing/schedule-demo/schedule-demo-button";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { quickLinks } from "./site-navigation";

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
    <Sheet open={isOpen} onOpenChange={onClose}>
      <SheetContent
        className="flex flex-col bg-surface"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <div className="flex items-center justify-between border-b border-line px-5 py-2">
          {/* As large as in the header it covers. */}
          <Logo className="max-sm:text-[min(1.2rem,5vw)]" />
          <SheetTitle className="sr-only">{t("Menu")}</SheetTitle>
          <SheetClose className="flex min-h-12 items-center gap-2 text-sm font-semibold">
            {t("Close")}
            <X size={26} aria-hidden />
          </SheetClose>
        </div>
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
                  {note && <small className="text-sm text-muted tabular-nums">{t(note)}</small>}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Curb className="grid h-auto flex-none grid-cols-2 gap-2.5 p-5 pt-8">
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
          <p className="col-span-2 flex items-center justify-between gap-2.5 text-sm/[1.3]">
            <span className="tabular-nums">
              {site.phone}
              <br />
              {t(site.hours)}
            </span>
            <Link
              className="inline-flex min-h-11 items-center font-semibold underline"
              to={paths.signup}
            >
              {t("Sign up")}
            </Link>
          </p>
        </Curb>
      </SheetContent>
    </Sheet>
  );
}
