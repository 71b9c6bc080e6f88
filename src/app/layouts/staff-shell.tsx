import { useQuery } from "@tanstack/react-query";
import {
  ExternalLink,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  Menu,
  Moon,
  Newspaper,
  PhoneIncoming,
  Store,
  Sun,
  Users,
  X,
} from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavLink, useLocation, type Location } from "react-router-dom";
import { BrandMark } from "@/components/brand-mark";
import { CommandProvider } from "@/components/commands/command-provider";
import { PaletteTrigger } from "@/components/commands/palette-trigger";
import { Avatar } from "@/components/ui/avatar";
import { Sheet, SheetClose, SheetContent, SheetTitle, SheetTrigger } from "@/components/ui/sheet";
import { crmCountsQuery, type CrmCounts } from "@/data/crm/counts";
import { useStaffAccess } from "@/features/auth/staff-access";
import type { Theme } from "@/hooks/use-theme";
import { formatNumber } from "@/lib/format";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { OfficeDayNotice } from "./office-day-notice";
import { SavingNotice } from "./saving-notice";
import { StaffCommands } from "./staff-commands";
import "./staff-layout.css";

const COUNTS_EVERY_MS = 60_000;
const ICON = { size: 19, "aria-hidden": true } as const;

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
  const location = useLocation();
  // Open for one visit of one page: following a link closes it.
  const [menuOpenAt, setMenuOpenAt] = useState<Location | null>(null);
  const hasLeft = menuOpenAt !== null && menuOpenAt.pathname !== location.pathname;
  return (
    <div className="staff">
      <a className="skip-link" href="#main">
        {t("Skip to content")}
      </a>
      <header className="staff-topbar">
        <StaffLogo />
        <PaletteTrigger className="staff-topbar-search" isIcon />
        <Sheet
          open={menuOpenAt?.key === location.key}
          onOpenChange={(open) => setMenuOpenAt(open ? location : null)}
        >
          <SheetTrigger aria-label={t("Open menu")}>
            <Menu size={26} aria-hidden />
          </SheetTrigger>
          <SheetContent
            side="left"
            className="w-75 max-w-[85vw] bg-side"
            // The new page's heading takes the focus; the button that opened the menu must not.
            onCloseAutoFocus={(event) => hasLeft && event.preventDefault()}
          >
            <SheetTitle className="sr-only">{t("Menu")}</SheetTitle>
            <SheetClose
              className="absolute top-3.5 right-2 z-1 grid size-11 place-items-center text-white"
              aria-label={t("Close")}
            >
              <X size={24} aria-hidden />
            </SheetClose>
            <StaffNavigation theme={theme} onThemeChange={onThemeChange} isInSheet />
          </SheetContent>
        </Sheet>
      </header>
      <div className="staff-side">
        <StaffNavigation theme={theme} onThemeChange={onThemeChange} />
      </div>
      <main className="staff-main" id="main" tabIndex={-1}>
        <SavingNotice />
        <OfficeDayNotice />
        {children}
      </main>
    </div>
  );
}

function StaffLogo() {
  return (
    <Link className="logo" to={paths.dashboard}>
      <BrandMark front="#fff" opening="var(--side)" />
      {site.brand}
    </Link>
  );
}

/** What each number counts, for the pointer and for those who listen. */
const COUNTED: Record<keyof CrmCounts, string> = {
  clients: "active",
  leads: "waiting for a first answer",
  tickets: "open",
};

/** Absent until it is known: a wrong number is worse than none. */
function NavigationCount({ of }: { of: keyof CrmCounts }) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...crmCountsQuery(), refetchInterval: COUNTS_EVERY_MS });
  const count = data?.[of];
  // The space keeps the count apart from the page's name when it is read out.
  return count === undefined ? null : (
    <span title={t(COUNTED[of])}>
      {` ${formatNumber(count)} `}
      <span className="sr-only">{t(COUNTED[of])}</span>
    </span>
  );
}

type StaffNavigationProps = Omit<StaffShellProps, "children"> & { isInSheet?: boolean };

function StaffNavigation({ theme, onThemeChange, isInSheet = false }: StaffNavigationProps) {
  const { t } = useTranslation();
  const { status, member, signOut } = useStaffAccess();
  const { pathname } = useLocation();
  const isInEditor = pathname.startsWith(paths.blogEditor());
  const nextTheme = theme === "dark" ? "light" : "dark";
  return (
    <nav className="staff-nav" aria-label={t("Admin")}>
      <StaffLogo />
      {/* The phone's top bar has one, and a palette within the menu would be a layer too many. */}
      {!isInSheet && <PaletteTrigger className="staff-nav-item staff-nav-search" />}
      <NavLink className="staff-nav-item" to={paths.dashboard}>
        <LayoutDashboard {...ICON} />
        {t("Dashboard")}
      </NavLink>
      <NavLink
        className="staff-nav-item"
        to={paths.admin}
        end
        data-current={isInEditor || undefined}
      >
        <Newspaper {...ICON} />
        {t("Blog")}
      </NavLink>
      <h2>{t("CRM")}</h2>
      <NavLink className="staff-nav-item" to={paths.crmClients}>
        <Store {...ICON} />
        {t("Clients")}
        <NavigationCount of="clients" />
      </NavLink>
      <NavLink className="staff-nav-item" to={paths.crmLeads}>
        <PhoneIncoming {...ICON} />
        {t("Leads")}
        <NavigationCount of="leads" />
      </NavLink>
      <NavLink className="staff-nav-item" to={paths.crmTickets}>
        <LifeBuoy {...ICON} />
        {t("Tickets")}
        <NavigationCount of="tickets" />
      </NavLink>
      {member?.role === "owner" && (
        <NavLink className="staff-nav-item" to={paths.staff}>
          <Users {...ICON} />
          {t("Staff")}
        </NavLink>
      )}
      <div className="staff-nav-spacer" />
      <Link className="staff-nav-item" to={paths.home}>
        <ExternalLink {...ICON} />
        {t("View public site")}
      </Link>
      <button type="button" className="staff-nav-item" onClick={() => onThemeChange(nextTheme)}>
        {theme === "dark" ? <Sun {...ICON} /> : <Moon {...ICON} />}
        {theme === "dark" ? t("Light theme") : t("Dark theme")}
      </button>
      {status === "signed-in" && (
        <button type="button" className="staff-nav-item" onClick={() => void signOut()}>
          <LogOut {...ICON} />
          {t("Sign Out")}
        </button>
      )}
      {member && (
        <div className="staff-me">
          <Avatar name={member.displayName} />
          <span>{member.displayName}</span>
        </div>
      )}
    </nav>
  );
}
