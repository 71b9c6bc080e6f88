import { Menu, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, type Location } from "react-router-dom";
import { CommandProvider } from "@/components/commands/command-provider";
import { PaletteTrigger } from "@/components/commands/palette-trigger";
import { Button } from "@/components/ui/button";
import { Sheet, SheetClose, SheetContent, SheetTitle, SheetTrigger } from "@/components/ui/sheet";
import { OfficeDayNotice } from "./office-day-notice";
import { SavingNotice } from "./saving-notice";
import { StaffCommands } from "./staff-commands";
import { StaffLogo, StaffNavigation } from "./staff-navigation";
import type { Theme } from "./use-theme";

type StaffShellProps = {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  children: ReactNode;
};

/** The frame of every page of the staff area: a column with the pages, on phones a bar. */
export function StaffShell(props: StaffShellProps) {
  return (
    <CommandProvider>
      <StaffCommands theme={props.theme} onThemeChange={props.onThemeChange} />
      <StaffFrame {...props} />
    </CommandProvider>
  );
}

function StaffFrame({ theme, onThemeChange, children }: StaffShellProps) {
  const { t } = useTranslation();
  return (
    // How much of the screen the bar at its top takes is for what sticks below it.
    <div className="min-h-screen bg-bg text-sm/[1.45] max-lg:[--topbar:3.5rem] lg:grid lg:grid-cols-[14.25rem_minmax(0,1fr)] print:block print:min-h-0 print:bg-white">
      <a className="skip-link" href="#main">
        {t("Skip to content")}
      </a>
      <header className="on-dark @container sticky top-0 z-10 flex items-center justify-between bg-side px-4 py-1.5 text-white lg:hidden print:hidden">
        {/* At twice the text size a phone has room for the mark and the two buttons alone. */}
        <StaffLogo nameClassName="@max-2xs:sr-only" />
        <PaletteTrigger isIcon />
        <MenuSheet theme={theme} onThemeChange={onThemeChange} />
      </header>
      <div
        data-slot="sidebar"
        className="border-r border-side-2 bg-side max-lg:hidden print:hidden"
      >
        <StaffNavigation
          className="sticky top-0 h-screen"
          theme={theme}
          onThemeChange={onThemeChange}
          // The phone's top bar has one, and a palette within the menu would be a layer too many.
          hasSearch
        />
      </div>
      <main
        className="min-w-0 px-[clamp(1rem,2vw,1.75rem)] pt-5 pb-12 max-lg:has-data-[slot=client-actions]:[&_*]:scroll-mb-21"
        id="main"
        tabIndex={-1}
      >
        <SavingNotice />
        <OfficeDayNotice />
        {children}
      </main>
    </div>
  );
}

function MenuSheet(props: Omit<StaffShellProps, "children">) {
  const { t } = useTranslation();
  const location = useLocation();
  // Open for one visit of one page: following a link closes it.
  const [openAt, setOpenAt] = useState<Location | null>(null);
  const hasLeft = openAt !== null && openAt.pathname !== location.pathname;
  return (
    <Sheet
      open={openAt?.key === location.key}
      onOpenChange={(open) => setOpenAt(open ? location : null)}
    >
      <SheetTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          className="hover:bg-side-2 aria-expanded:bg-side-2"
          aria-label={t("Open menu")}
        >
          <Menu size={26} aria-hidden />
        </Button>
      </SheetTrigger>
      <SheetContent
        side="left"
        className="w-75 max-w-[85vw] bg-side"
        // The new page's heading takes the focus; the button that opened the menu must not.
        onCloseAutoFocus={(event) => hasLeft && event.preventDefault()}
      >
        <SheetTitle className="sr-only">{t("Menu")}</SheetTitle>
        <SheetClose asChild>
          <Button
            variant="ghost"
            size="icon"
            className="absolute top-3.5 right-2 z-1 text-white hover:bg-side-2"
            aria-label={t("Close")}
          >
            <X size={24} aria-hidden />
          </Button>
        </SheetClose>
        <StaffNavigation {...props} className="h-full" />
      </SheetContent>
    </Sheet>
  );
}
