import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { isTaskOverdue, TASK_STATUSES, type Task } from "@/data/crm/tasks";
import { useNow } from "@/hooks/use-now";
import { officeDay } from "@/lib/time/office-day";
import { taskStatusLabels, taskTypeOptions } from "./crm-labels";
import { useRecordChange } from "./use-record-change";
import { InlineDate, InlinePerson, InlineSelect, InlineText } from "./inline-kinds";
import { useRecordEdit } from "./use-record-edit";
import "./tasks.css";

type TaskRowProps = { task: Task; canWrite: boolean };

/** One task: who, until when, and a way to complete it. Title, due date and person edit in place. */
export function TaskRow({ task, canWrite }: TaskRowProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const change = useRecordChange();
  const now = useNow();
  const { edit, dialog } = useRecordEdit({ table: "tasks", record: task });
  const isDone = task.status === "completed";
  const isLate = now !== null && isTaskOverdue(task, officeDay(now));
  const { label, variant } = taskStatusLabels[task.status];
  const toggle = () =>
    void change({
      table: "tasks",
      record: task,
      changes: { status: isDone ? "pending" : "completed" },
      before: { status: task.status },
      said: isDone ? t("Reopened “{{title}}”.", task) : t("Completed “{{title}}”.", task),
    });
  return (
    <li className="crm-row crm-task" data-done={isDone || undefined}>
      <div className="crm-row-text">
        <b id={titleId}>
          <InlineText
            label={t("task")}
            value={task.title}
            maxLength={200}
            required={t("Say what is to be done.")}
            canEdit={canWrite}
            save={(title) => edit({ title: title ?? "" }, { said: t("Task changed.") })}
          />
        </b>
        <span className="crm-row-note">
          <InlineSelect
            label={t("type")}
            value={task.type}
            options={taskTypeOptions(t)}
            canEdit={canWrite}
            save={(type) => edit({ type }, { said: t("Type changed.") })}
          />
          <span className="crm-task-due">
            <span>{t("due")}</span>
            <InlineDate
              label={t("due date")}
              value={task.due_on}
              required={t("Choose the day it is due.")}
              canEdit={canWrite}
              save={(day) => edit({ due_on: day ?? task.due_on }, { said: t("Due date changed.") })}
            />
          </span>
          <InlinePerson
            label={t("person")}
            value={task.assignee}
            canEdit={canWrite}
            save={(id) => edit({ assignee_id: id }, { said: t("Task handed over.") })}
          />
        </span>
      </div>
      <span className="crm-row-badges">
        {isLate && <Badge variant="destructive">{t("Overdue")}</Badge>}
        <InlineSelect
          label={t("status")}
          value={task.status}
          options={TASK_STATUSES.map((value) => ({
            value,
            label: t(taskStatusLabels[value].label),
          }))}
          canEdit={canWrite}
          save={(status) => edit({ status }, { said: t("Status changed.") })}
        >
          <Badge variant={variant}>{t(label)}</Badge>
        </InlineSelect>
      </span>
      {canWrite && (
        <Button
          variant="secondary"
          className="min-w-26 max-sm:ml-auto"
          aria-describedby={titleId}
          onClick={toggle}
        >
          {isDone ? t("Reopen") : t("Complete")}
        </Button>
      )}
      {dialog}
    </li>
  );
}
