import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { CompanyHoursProvider } from "@/app/layouts/company-hours-provider";
import { PageHead } from "@/components/head/page-head";
import type { Task } from "@/data/dashboard/dashboard-source";
import { DashboardPage } from "@/features/dashboard/dashboard-page";
import { FiguresDoor } from "@/features/dashboard/live/figures-door";

/** A constant of this file: the demo's dashboard shows invented data, so it needs no sign-in code. */
declare const __IS_DEMO__: boolean;

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("Dashboard")} />
      {__IS_DEMO__ ? (
        <DashboardPage />
      ) : (
        <FiguresDoor>
          <CompanyHoursProvider>
            <DashboardPage TaskTools={LateTaskTools} />
          </CompanyHoursProvider>
        </FiguresDoor>
      )}
    </>
  );
}

const StoredTaskTools = lazy(async () => ({
  default: (await import("./stored-task-tools")).StoredTaskTools,
}));

/** Apart, because the list of tasks comes after the figures, and menus are much code. */
const LateTaskTools = ({ task }: { task: Task }) => (
  <Suspense fallback={null}>
    <StoredTaskTools task={task} />
  </Suspense>
);
