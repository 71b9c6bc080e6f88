import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router-dom";
import { PageHead } from "@/components/head/page-head";
import { Toaster } from "@/components/ui/toaster";
import { StaffAccessProvider, useStaffAccess } from "@/features/auth/staff-access";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { isDemo } from "@/lib/env";
import { isRoleBoundPath, paths, withoutTrailingSlash } from "@/lib/paths";
import { queryClient } from "@/app/query-client";
import { StaffShell } from "./staff-shell";
import { useTheme } from "./use-theme";

// Who is in already does not load the door.
const StaffSignIn = lazy(async () => ({
  default: (await import("@/features/auth/staff-sign-in")).StaffSignIn,
}));
const StaffRecovery = lazy(async () => ({
  default: (await import("@/features/auth/staff-recovery")).StaffRecovery,
}));

export function Component() {
  const [theme, setTheme] = useTheme();
  return (
    <QueryClientProvider client={queryClient}>
      <StaffAccessProvider>
        <StaffDoor>
          <StaffShell theme={theme} onThemeChange={setTheme}>
            <StaffPage />
          </StaffShell>
        </StaffDoor>
      </StaffAccessProvider>
      <Toaster />
    </QueryClientProvider>
  );
}

/**
 * In the demo build only /admin and the editor stand behind the login, as specified; in the
 * production build everything does. What protects the data is the database either way.
 */
function StaffDoor({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { status, member, isRecovery, finishRecovery } = useStaffAccess();
  const path = withoutTrailingSlash(useLocation().pathname);

  if (isRecovery) {
    return (
      <>
        <PageHead title={t("Choose a new password")} />
        <Suspense fallback={<CheckingSignIn />}>
          <StaffRecovery onDone={finishRecovery} />
        </Suspense>
      </>
    );
  }
  if (status === "checking") return <CheckingSignIn />;
  if (status === "signed-out" && (path === paths.admin || !isDemo)) {
    return (
      <>
        <PageHead title={t("Staff sign in")} />
        <Suspense fallback={<CheckingSignIn />}>
          <StaffSignIn />
        </Suspense>
      </>
    );
  }
  return <StaffMemberContext value={member}>{children}</StaffMemberContext>;
}

/**
 * A page whose controls hang on the person's role is drawn once the role is known: drawn before,
 * it would look like a visitor's for a moment and swallow the first key pressed on it.
 */
function StaffPage() {
  const { isMemberKnown } = useStaffAccess();
  const { pathname } = useLocation();
  return isMemberKnown || !isRoleBoundPath(pathname) ? <Outlet /> : <CheckingSignIn />;
}

function CheckingSignIn() {
  const { t } = useTranslation();
  return (
    <p className="animate-appear-late p-12 text-muted" role="status">
      {t("Checking your sign-in")}
    </p>
  );
}
