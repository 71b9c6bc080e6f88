import { useState } from "react";
import type { Task } from "@/data/dashboard/dashboard-source";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { TaskTools, type TaskMenu } from "@/features/crm/shared/tasks/task-tools";

/** The CRM's buttons on a task of the dashboard. */
export function StoredTaskTools({ task }: { task: Task }) {
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
