import { Menu } from "lucide-react";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, type Location } from "react-router-dom";
import { Button, buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { MobileMenuSheet } from "./mobile-menu-sheet";
import { QUICK_LINKS_ID } from "./site-navigation";

const WIDE_ENOUGH_FOR_LINKS = "(width >= 80rem)";

const loadSheet = () => import("./mobile-menu-sheet");
/** Touching and focusing are only a chance to be quicker: a failure is dealt with on the press. */
const warmUp = () => void loadSheet().catch(() => undefined);

/**
 * The header's links where they do not fit. The dialog's code is loaded when the button is used: most
 * visits never open it.
 */
export function MobileMenu() {
  const { t } = useTranslation();
  const location = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [Sheet, setSheet] = useState<ComponentType<Parameters<typeof MobileMenuSheet>[0]>>();
  // Open for one visit of one page: following a link closes it.
  const [openAt, setOpenAt] = useState<Location | null>(null);
  const isOpen = openAt?.key === location.key;
  const hasLeft = openAt !== null && openAt.pathname !== location.pathname;

  useEffect(() => {
    const query = matchMedia(WIDE_ENOUGH_FOR_LINKS);
    const closeWhenWide = () => query.matches && setOpenAt(null);
    query.addEventListener("change", closeWhenWide);
    return () => query.removeEventListener("change", closeWhenWide);
  }, []);

  const open = async () => {
    try {
      const { MobileMenuSheet: Loaded } = await loadSheet();
      setSheet(() => Loaded);
      // A phone may have been turned while the code was on its way.
      if (!matchMedia(WIDE_ENOUGH_FOR_LINKS).matches) setOpenAt(location);
    } catch {
      // The footer has the same links.
      const links = document.getElementById(QUICK_LINKS_ID);
      links?.scrollIntoView();
      links?.focus({ preventScroll: true });
    }
  };

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        className="xl:hidden"
        data-needs-script
        aria-label={t("Open menu")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
        onPointerEnter={warmUp}
        onFocus={warmUp}
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
      {Sheet && (
        <Sheet
          isOpen={isOpen}
          onClose={() => setOpenAt(null)}
          // After following a link the new page's heading takes the focus, not this button.
          onClosed={() => !hasLeft && button.current?.focus()}
        />
      )}
    </>
  );
}
