import { useTranslation } from "react-i18next";
import { PageHead } from "@/components/head/page-head";
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
          <DashboardPage />
        </FiguresDoor>
      )}
    </>
  );
}
