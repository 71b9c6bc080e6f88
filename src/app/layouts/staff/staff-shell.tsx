import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CommandProvider } from "@/components/commands/command-provider";
import { PaletteTrigger } from "@/components/commands/palette-trigger";
import { UnreadContext } from "@/components/head/page-head";
import { OfflineBar } from "@/components/offline-bar";
import { LateTrigger } from "@/components/late-trigger";
import { lateCode } from "@/hooks/late-code";
import { useNow } from "@/hooks/use-now";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import { readerDay } from "@/lib/dates/reader-time";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSignInAgain } from "@/data/staff/use-staff-member";
import { useStaffAccess } from "@/features/auth/staff-access";
import { BellButton } from "@/features/notifications/bell-button";
import { useNotifications, useNotified } from "@/features/notifications/use-notifications";
import { useIsBelow } from "@/hooks/use-is-below";
import { MenuButton } from "./menu-button";
import { useRecentRecords } from "./recent-records";
import { StaffCommands } from "./staff-commands";
import { StaffLogo, StaffNavigation } from "./staff-navigation";
import type { Theme } from "./use-theme";

const useMenuSheet = lateCode(() => import("./menu-sheet"));
const useBell = lateCode(() => import("@/features/notifications/notification-bell"));
const useRecordSearch = lateCode(() => import("./record-search"));

type StaffShellProps = {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  children: ReactNode;
};

export function StaffShell(props: StaffShellProps) {
  const { module, hasFailed, load } = useRecordSearch();
  useRecentRecords();
  return (
    <CommandProvider search={{ RecordSearch: module?.RecordSearch ?? null, hasFailed, load }}>
      <StaffCommands theme={props.theme} onThemeChange={props.onThemeChange} />
      <StaffFrame {...props} />
    </CommandProvider>
  );
}

function StaffFrame({ theme, onThemeChange, children }: StaffShellProps) {
  const { t } = useTranslation();
  const isNarrow = useIsBelow("lg");
  const { unread } = useNotifications();
  return (
    <UnreadContext value={unread}>
      <div className="min-h-screen bg-bg text-sm/[1.45] max-lg:[--topbar:3.5rem] lg:grid lg:grid-cols-[14.25rem_minmax(0,1fr)] print:block print:min-h-0 print:bg-white">
        <a className="skip-link" href="#main">
          {t("Skip to content")}
        </a>
        <header className="on-dark @container sticky top-0 z-10 flex items-center justify-between bg-side px-4 py-1.5 text-white lg:hidden print:hidden">
          <StaffLogo nameClassName="@max-2xs:sr-only" />
          <PaletteTrigger isIcon />
          {isNarrow && <StaffBell />}
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
            bell={isNarrow ? null : <StaffBell />}
          />
        </div>
        <main
          className="min-w-0 px-[clamp(1rem,2vw,1.75rem)] pt-5 pb-12 max-lg:has-data-[slot=offline-bar]:[--topbar:5.375rem] max-lg:has-data-[slot=client-actions]:[&_*]:scroll-mb-21"
          id="main"
          tabIndex={-1}
        >
          <OfflineBar className="top-0 -mx-[clamp(1rem,2vw,1.75rem)] -mt-5 mb-5 max-lg:top-14 [&>p]:px-[clamp(1rem,2vw,1.75rem)]" />
          <div data-slot="staff-notices">
            <SavingNotice />
            <OfficeDayNotice />
          </div>
          {children}
        </main>
      </div>
    </UnreadContext>
  );
}

/** One for each page, because it also announces what arrives. Visitors do not load it. */
function StaffBell() {
  return useNotified() === null ? null : <LateBell />;
}

function LateBell() {
  const { module, load } = useBell();
  const { unread } = useNotifications();
  return (
    <LateTrigger isThere={module !== null} onEarlyPress={load}>
      {module === null ? (
        <BellButton unread={unread} aria-haspopup="dialog" aria-expanded={false} />
      ) : (
        <module.NotificationBell />
      )}
    </LateTrigger>
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

/** Names the office's day while the reader's is another, because "due today" could mean either. */
export function OfficeDayNotice() {
  const { t } = useTranslation();
  const now = useNow();
  if (now === null) return null;
  const there = officeDay(now);
  const here = readerDay(now);
  if (there === here) return null;
  const day = formatCalendarDay(there, "withWeekday");
  return (
    <p className="mb-3 text-sm text-muted">
      {there < here
        ? t("In New York it is still {{day}}.", { day })
        : t("In New York it is already {{day}}.", { day })}{" "}
      {t("Due dates, “today” and the dates on posts go by that; times are yours.")}
    </p>
  );
}

function SavingNotice() {
  const { t } = useTranslation();
  const { status, saving } = useStaffAccess();
  const signInAgain = useSignInAgain();
  if (status !== "signed-in" || saving === "ready") return null;
  if (saving === "retrying") {
    return (
      <Alert variant="warning" className="mb-4" role="status">
        {t(
          "You are in, but the sign-in service does not answer. Saving will not work until it does; it is tried again every few seconds.",
        )}
      </Alert>
    );
  }
  return (
    <Alert variant="warning" className="mb-4" role="status">
      {t("Your sign-in has ended. You can look around, but saving will not work.")}{" "}
      {signInAgain !== null && (
        <Button variant="link" onClick={signInAgain}>
          {t("Sign in again")}
        </Button>
      )}
    </Alert>
  );
}
