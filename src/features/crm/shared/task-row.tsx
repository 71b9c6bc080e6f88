import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Item, ItemContent, ItemDescription, ItemTitle } from "@/components/ui/item";
import { isTaskOverdue, TASK_STATUSES, type Task } from "@/data/tasks/schema";
import { useNow } from "@/hooks/use-now";
import { cn } from "@/lib/cn";
import { officeDay } from "@/lib/dates/office/office-day";
import { taskStatusBadges, taskTypeOptions } from "./crm-labels";
import { useRecordChange } from "./fields/use-record-change";
import { InlineDate, InlinePerson, InlineSelect, InlineText } from "./fields/inline-kinds";
import { useRecordEdit } from "./fields/use-record-edit";

type TaskRowProps = { task: Task; canWrite: boolean };

/** A task; title, due date and person are edited in place. */
export function TaskRow({ task, canWrite }: TaskRowProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const change = useRecordChange();
  const now = useNow();
  const { edit, dialog } = useRecordEdit({ table: "tasks", record: task });
  const isDone = task.status === "completed";
  const isLate = now !== null && isTaskOverdue(task, officeDay(now));
  const { label, variant } = taskStatusBadges[task.status];
  const toggle = () =>
    void change({
      table: "tasks",
      record: task,
      changes: { status: isDone ? "pending" : "completed" },
      before: { status: task.status },
      message: isDone ? t("Reopened “{{title}}”.", task) : t("Completed “{{title}}”.", task),
    });
  return (
    <Item className="max-sm:flex-wrap">
      {/* Two controls, further apart for touch than for a mouse. */}
      <ItemContent className="grid gap-1.5 max-sm:basis-full pointer-coarse:gap-5 pointer-coarse:py-1.5">
        <ItemTitle className={cn(isDone && "text-muted line-through")} id={titleId}>
          <InlineText
            label={t("task")}
            isCompact
            value={task.title}
            maxLength={200}
            required={t("Say what is to be done.")}
            canEdit={canWrite}
            save={(title) => edit({ title: title ?? "" }, { message: t("Task changed.") })}
          />
        </ItemTitle>
        <ItemDescription className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
          <InlineSelect
            label={t("type")}
            isCompact
            className="data-inline-field:w-44"
            value={task.type}
            options={taskTypeOptions(t)}
            canEdit={canWrite}
            save={(type) => edit({ type }, { message: t("Type changed.") })}
          />
          <span className="inline-flex items-baseline gap-1.25">
            <span>{t("due")}</span>
            <InlineDate
              label={t("due date")}
              isCompact
              className="data-inline-field:w-44"
              value={task.due_on}
              required={t("Choose the day it is due.")}
              canEdit={canWrite}
              save={(day) =>
                edit({ due_on: day ?? task.due_on }, { message: t("Due date changed.") })
              }
            />
          </span>
          <InlinePerson
            label={t("person")}
            isCompact
            className="data-inline-field:w-44"
            value={task.assignee}
            canEdit={canWrite}
            save={(id) => edit({ assignee_id: id }, { message: t("Task handed over.") })}
          />
        </ItemDescription>
      </ItemContent>
      <span className="flex flex-wrap gap-2">
        {isLate && <Badge variant="destructive">{t("Overdue")}</Badge>}
        <InlineSelect
          label={t("status")}
          isCompact
          value={task.status}
          options={TASK_STATUSES.map((value) => ({
            value,
            label: t(taskStatusBadges[value].label),
          }))}
          canEdit={canWrite}
          save={(status) => edit({ status }, { message: t("Status changed.") })}
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
    </Item>
  );
}
