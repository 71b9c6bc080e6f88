import "@/styles/staff.css";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { Fragment, lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router-dom";
import { toast } from "sonner";
import { PageHead } from "@/components/head/page-head";
import { PageHeader } from "@/components/page-header";
import { Toaster } from "@/components/ui/toaster";
import { StaffAccessProvider, useStaffAccess } from "@/features/auth/staff-access";
import { UnknownMember } from "@/features/auth/unknown-member";
import { secondStepRulesQuery } from "@/data/staff/second-step";
import { SignInAgainContext, StaffMemberContext } from "@/data/staff/use-staff-member";
import { lateCode } from "@/hooks/late-code";
import { isDemo } from "@/lib/env";
import { isRoleBoundPath, paths, withoutTrailingSlash } from "@/lib/paths";
import { queryClient } from "@/app/query-client";
import { SlowSave } from "@/components/ui/slow-save";
import { staffPages } from "./staff-pages";
import { StaffShell } from "./staff-shell";
import { useTheme } from "./use-theme";

// Signed-in colleagues do not load the sign-in form.
const StaffSignIn = lazy(async () => ({
  default: (await import("@/features/auth/staff-sign-in")).StaffSignIn,
}));
const StaffCode = lazy(async () => ({
  default: (await import("@/features/auth/account/staff-second-step")).StaffCode,
}));
const StaffSecondStepSetup = lazy(async () => ({
  default: (await import("@/features/auth/account/staff-second-step")).StaffSecondStepSetup,
}));
const StaffRecovery = lazy(async () => ({
  default: (await import("@/features/auth/staff-recovery")).StaffRecovery,
}));

const StaffInvitation = lazy(async () => ({
  default: (await import("@/features/auth/staff-invitation")).StaffInvitation,
}));

// Not lazy(): its failure would unmount the page below together with unsaved input.
const useSignInAgain = lateCode(() => import("@/features/auth/sign-in-again"));

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
      <SlowSave />
      <Toaster />
    </QueryClientProvider>
  );
}

/** In the demo build only /admin and the editor require signing in, as specified. */
function StaffDoor({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { status, saving, member, isRecovery, finishRecovery, pageOwner } = useStaffAccess();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const openSignIn = useCallback(() => setIsSigningIn(true), []);
  const { pathname, hash } = useLocation();
  const path = withoutTrailingSlash(pathname);
  const invitationKey = /^#invitation=(\w+)$/.exec(hash)?.[1];
  const secondStep = useMissingSecondStep();
  useLinkFailureNotice();

  const atTheDoor = (title: string, form: ReactNode) => (
    <>
      <PageHead title={title} />
      <Suspense fallback={<CheckingSignIn />}>{form}</Suspense>
    </>
  );
  if (status === "checking") return <CheckingSignIn />;
  if (invitationKey !== undefined && path === paths.admin) {
    return atTheDoor(
      t("Your invitation"),
      <StaffInvitation key={invitationKey} invitationKey={invitationKey} />,
    );
  }
  // Only a person who has taken the second step may choose a new password.
  if (status === "code-needed") return atTheDoor(t("Enter your code"), <StaffCode />);
  if (isRecovery) {
    return atTheDoor(t("Choose a new password"), <StaffRecovery onDone={finishRecovery} />);
  }
  if (status === "signed-out" && (path === paths.admin || !isDemo)) {
    return atTheDoor(t("Staff sign in"), <StaffSignIn />);
  }
  if (secondStep.isMissing) {
    return atTheDoor(
      t("Set up a second step"),
      <StaffSecondStepSetup onDone={secondStep.finish} />,
    );
  }
  const isOver = status === "signed-in" && saving === "refused";
  return (
    <StaffMemberContext value={member}>
      <SignInAgainContext value={isOver ? openSignIn : null}>
        <Fragment key={pageOwner}>{children}</Fragment>
        {status === "ended" && <LateSignInAgain />}
        {isOver && isSigningIn && <LateSignInDialog onClose={() => setIsSigningIn(false)} />}
      </SignInAgainContext>
    </StaffMemberContext>
  );
}

function LateSignInDialog({ onClose }: { onClose: () => void }) {
  const { module, load } = useSignInAgain();
  useEffect(load, [load]);
  return module && <module.SignInDialog isOpen onClose={onClose} />;
}

function LateSignInAgain() {
  const { module, load } = useSignInAgain();
  useEffect(load, [load]);
  return module && <module.SignInAgain />;
}

function useMissingSecondStep() {
  const { status, hasSecondStep } = useStaffAccess();
  const [isShowingCodes, setIsShowingCodes] = useState(false);
  const { data: rules } = useQuery({
    ...secondStepRulesQuery(),
    enabled: !isDemo && status === "signed-in",
  });
  const isRequired = rules?.is_demanded === true && !hasSecondStep;
  // The recovery codes are shown once the step is there.
  if (isRequired && !isShowingCodes) setIsShowingCodes(true);
  return { isMissing: isShowingCodes, finish: () => setIsShowingCodes(false) };
}

function useLinkFailureNotice() {
  const { status, linkFailure } = useStaffAccess();
  useEffect(() => {
    if (linkFailure === null || status !== "signed-in") return;
    const tell = async () => {
      const { linkMessage } = await import("@/data/staff/auth-message");
      toast.error(linkMessage(linkFailure), { duration: Infinity });
    };
    tell().catch((error: unknown) => console.error("A failure could not be told", error));
  }, [linkFailure, status]);
}

/** Renders once the role is known; earlier, the page would look like a visitor's. */
function StaffPage() {
  const { isMemberKnown, memberFailure } = useStaffAccess();
  const { pathname } = useLocation();
  if (isDemo && !isRoleBoundPath(pathname)) return <Outlet />;
  if (memberFailure !== null) {
    return (
      <>
        <PageTitle />
        <UnknownMember />
      </>
    );
  }
  return isMemberKnown ? <Outlet /> : <CheckingSignIn />;
}

/** The title of the page that cannot be shown. */
function PageTitle() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const page = staffPages.find(({ path }) => path === withoutTrailingSlash(pathname));
  return page && <PageHeader title={t(page.label)} />;
}

function CheckingSignIn() {
  const { t } = useTranslation();
  return (
    <p className="animate-appear-late p-12 text-muted" role="status">
      {t("Checking your sign-in")}
    </p>
  );
}
