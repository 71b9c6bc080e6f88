import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Badge } from "@/components/ui/badge";
import type { Task } from "@/data/dashboard/dashboard-source";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { useDemoAction } from "../use-demo-action";
import { formatCalendarDay } from "@/lib/time/calendar-day";
import { dueText } from "./due-text";
import { TASK_STATES } from "./support-texts";
import { VirtualTable, type CellsProps } from "./virtual-table";

const isLate = ({ isOverdue }: Task) => isOverdue;

export function TaskList({ tasks, now }: { tasks: Task[]; now: Date }) {
  const { t } = useTranslation();
  return (
    <VirtualTable
      label={t("Tasks, soonest due first")}
      className="support-tasks"
      columns={[
        { label: t("Task"), className: "support-cell-subject" },
        { label: t("Type"), className: "support-cell-type" },
        { label: t("Status"), className: "support-cell-task-state" },
        { label: t("Due"), className: "support-cell-due" },
        { label: t("Action"), className: "support-cell-action", isUnseen: true },
      ]}
      rows={tasks}
      cells={TaskCells}
      isLate={isLate}
      now={now}
    />
  );
}

function TaskCells({ row: task, now }: CellsProps<Task>) {
  const { t } = useTranslation();
  const state = TASK_STATES[task.status];
  return (
    <>
      <td className="support-cell-subject">
        <b title={task.id}>{task.title}</b>
        <span className="cell-note">
          <Link to={paths.crmClient(task.clientId)}>{task.client}</Link>
          {`, ${task.assignee}`}
        </span>
      </td>
      <td className="support-cell-type">{task.type}</td>
      <td className="support-cell-task-state">
        <Badge variant={state.variant}>{t(state.label)}</Badge>
      </td>
      <td className="support-cell-due">
        {task.isOverdue && <b className="support-late">{t("Overdue")} </b>}
        <time
          dateTime={task.dueDate}
          title={formatCalendarDay(task.dueDate)}
          className={task.isOverdue ? "cell-note" : undefined}
        >
          {dueText(task.dueDate, now, t)}
        </time>
      </td>
      <td className="support-cell-action">{task.isOverdue && <NotifyClient task={task} />}</td>
    </>
  );
}

function NotifyClient({ task }: { task: Task }) {
  const { t } = useTranslation();
  const runDemo = useDemoAction();
  const { id, title, client } = task;
  const handleClick = () =>
    runDemo({
      action: "Notify Client",
      client,
      details: { task: id, title, client },
      undone: "nothing was sent",
    });
  return (
    <Button variant="secondary" className="px-3" onClick={handleClick}>
      {t("Notify Client")} <span className="sr-only">{t("{{client}} about {{title}}", task)}</span>
    </Button>
  );
}
