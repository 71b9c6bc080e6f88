import "@/styles/staff.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { useLayoutEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Outlet } from "react-router-dom";
import { StaffAccessProvider, useStaffAccess } from "@/features/auth/staff-access";
import { UnknownMember } from "@/features/auth/unknown-member";
import { isDemo } from "@/lib/env";
import { paths } from "@/lib/paths";
import { queryClient } from "../query-client";

/** Requires a signed-in colleague, as the editor does, but looks like the public site. */
export function Component() {
  // The public site has a light theme only, whatever theme the person has chosen.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = "light";
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <StaffAccessProvider>
        <PreviewDoor>
          <Outlet />
        </PreviewDoor>
      </StaffAccessProvider>
    </QueryClientProvider>
  );
}

function PreviewDoor({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { status, memberFailure } = useStaffAccess();
  if (status === "checking") {
    return (
      <p className="wrap animate-appear-late" role="status">
        {t("Checking your sign-in")}
      </p>
    );
  }
  if (memberFailure !== null && !isDemo) {
    return (
      <div className="wrap section">
        <UnknownMember />
      </div>
    );
  }
  return status === "signed-in" ? children : <Navigate to={paths.admin} replace />;
}
