import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ListColumn, TitleColumn } from "@/components/data-table/list-column";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TableNote } from "@/components/ui/table";
import type { Task } from "@/data/dashboard/dashboard-source";
import { paths } from "@/lib/paths";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { useDashboard } from "../dashboard-context";
import { PanelTable } from "../panel/panel-table";
import { useDemoAction } from "../use-demo-action";
import { dueText, TASK_STATES } from "./support-labels";

const isLate = ({ isOverdue }: Task) => isOverdue;
const recordOf = ({ clientId, leadId }: Task) =>
  clientId === null ? paths.crmLead(leadId ?? "") : paths.crmClient(clientId);
const notify = (task: Task) => task.isOverdue && <NotifyClient task={task} />;

export function TaskList({ tasks, now }: { tasks: Task[]; now: Date }) {
  const { t } = useTranslation();
  const { TaskTools } = useDashboard();
  const workOff = useMemo(
    () => TaskTools && ((task: Task) => <TaskTools task={task} />),
    [TaskTools],
  );
  const title = useMemo(
    (): TitleColumn<Task> => ({
      label: t("Task"),
      className: "max-w-none min-w-0",
      isWide: true,
      text: (task) => task.title,
      hint: ({ id }) => id,
      note: (task) => (
        <>
          <Link to={recordOf(task)}>{task.client}</Link>
          {task.assignee && <span>{`, ${task.assignee}`}</span>}
        </>
      ),
    }),
    [t],
  );
  const columns = useMemo(
    (): ListColumn<Task>[] => [
      {
        id: "type",
        label: t("Type"),
        className: "w-26 whitespace-normal wrap-anywhere",
        cell: ({ type }) => type,
      },
      {
        id: "status",
        label: t("Status"),
        className: "w-30",
        cell: ({ status }) => (
          <Badge variant={TASK_STATES[status].variant}>{t(TASK_STATES[status].label)}</Badge>
        ),
      },
      {
        id: "due",
        label: t("Due"),
        className: "w-24 stacked:ml-auto",
        cell: (task) => <Due task={task} now={now} />,
      },
    ],
    [t, now],
  );
  return (
    <PanelTable
      className="h-96"
      tableClassName="table-fixed [&_th:last-child]:w-38"
      label={t("Tasks, soonest due first")}
      title={title}
      columns={columns}
      rows={tasks}
      isLate={isLate}
      actions={workOff ?? notify}
    />
  );
}

function Due({ task, now }: { task: Task; now: Date }) {
  const { t } = useTranslation();
  const time = (
    <time dateTime={task.dueDate} title={formatCalendarDay(task.dueDate)}>
      {dueText(task.dueDate, now, t)}
    </time>
  );
  // oxlint-disable-next-line translated-pages/text-alone -- an element
  if (!task.isOverdue) return time;
  return (
    <>
      <b className="font-semibold text-stop">{t("Overdue")} </b>
      <TableNote className="stacked:inline">{time}</TableNote>
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
      undone: "sent",
    });
  return (
    <Button variant="secondary" className="px-3 stacked:max-sm:w-full" onClick={handleClick}>
      {t("Notify Client")} <span className="sr-only">{t("{{client}} about {{title}}", task)}</span>
    </Button>
  );
}
