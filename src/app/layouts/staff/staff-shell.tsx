import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CommandProvider } from "@/components/commands/command-provider";
import { PaletteTrigger } from "@/components/commands/palette-trigger";
import { LateTrigger } from "@/components/late-trigger";
import { lateCode } from "@/hooks/late-code";
import { MenuButton } from "./menu-button";
import { OfficeDayNotice } from "./office-day-notice";
import { SavingNotice } from "./saving-notice";
import { StaffCommands } from "./staff-commands";
import { StaffLogo, StaffNavigation } from "./staff-navigation";
import type { Theme } from "./use-theme";

const useMenuSheet = lateCode(() => import("./menu-sheet"));

type StaffShellProps = {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  children: ReactNode;
};

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
    <div className="min-h-screen bg-bg text-sm/[1.45] max-lg:[--topbar:3.5rem] lg:grid lg:grid-cols-[14.25rem_minmax(0,1fr)] print:block print:min-h-0 print:bg-white">
      <a className="skip-link" href="#main">
        {t("Skip to content")}
      </a>
      <header className="on-dark @container sticky top-0 z-10 flex items-center justify-between bg-side px-4 py-1.5 text-white lg:hidden print:hidden">
        <StaffLogo nameClassName="@max-2xs:sr-only" />
        <PaletteTrigger isIcon />
        <LateMenuSheet theme={theme} onThemeChange={onThemeChange} />
      </header>
      <div
        data-slot="sidebar"
        className="border-r border-side-2 bg-side max-lg:hidden print:hidden"
      >
        <StaffNavigation
          className="sticky top-0 h-screen"
          theme={theme}
          onThemeChange={onThemeChange}
          hasSearch
        />
      </div>
      <main
        className="min-w-0 px-[clamp(1rem,2vw,1.75rem)] pt-5 pb-12 max-lg:has-data-[slot=client-actions]:[&_*]:scroll-mb-21"
        id="main"
        tabIndex={-1}
      >
        <div data-slot="staff-notices">
          <SavingNotice />
          <OfficeDayNotice />
        </div>
        {children}
      </main>
    </div>
  );
}

function LateMenuSheet(props: Omit<StaffShellProps, "children">) {
  const { module, load } = useMenuSheet();
  return (
    <LateTrigger isThere={module !== null} onEarlyPress={load}>
      {module === null ? (
        <MenuButton aria-haspopup="dialog" aria-expanded={false} />
      ) : (
        <module.MenuSheet>
          <StaffNavigation {...props} className="h-full" />
        </module.MenuSheet>
      )}
    </LateTrigger>
  );
}
