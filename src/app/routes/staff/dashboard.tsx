import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CompanyHoursProvider } from "@/app/layouts/company-hours-provider";
import { PageHead } from "@/components/head/page-head";
import type { Task } from "@/data/dashboard/dashboard-source";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { TaskTools, type TaskMenu } from "@/features/crm/shared/tasks/task-tools";
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
            <DashboardPage TaskTools={StoredTaskTools} />
          </CompanyHoursProvider>
        </FiguresDoor>
      )}
    </>
  );
}

/** The CRM's buttons on a task of the dashboard. */
function StoredTaskTools({ task }: { task: Task }) {
  const { writesTask } = useCrmRights();
  const [menu, setMenu] = useState<TaskMenu | null>(null);
  const { id, title, status, dueDate, assignee, stored, leadId, clientId } = task;
  const mayWrite = writesTask({ lead_id: leadId, client_id: clientId });
  if (stored === undefined || status === "completed" || !mayWrite) return null;
  const { version, assigneeId } = stored;
  const person = assigneeId === null ? null : { id: assigneeId, name: assignee ?? "" };
  return (
    <TaskTools
      task={{ id, version, title, status, due_on: dueDate, assignee: person }}
      menu={menu}
      onMenu={setMenu}
      isCompact
    />
  );
}
