import { ListTodo } from "lucide-react";
import { useState, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import type { CalendarTask } from "@/data/calendar/queries";
import { isTaskOverdue } from "@/data/tasks/schema";
import { CLOSED_BY_BACK } from "@/features/crm/shared/closed-by-back";
import { RealMark } from "@/features/crm/shared/sample-mark";
import { TaskTools, type TaskMenu } from "@/features/crm/shared/tasks/task-tools";
import { cn } from "@/lib/cn";
import { formatCalendarDay, type CalendarDay } from "@/lib/dates/calendar-day";
import { formatList, initials } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import type { Colleagues } from "./use-colleagues";

export type TaskItemProps = {
  item: CalendarTask;
  /** The office's. */
  today: CalendarDay;
  canWrite: boolean;
  colleagues: Colleagues;
  hrefOfLead: (id: string) => string;
  onPointerDown?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  isLifted?: boolean;
};

/** A task on its day, which opens its details. */
export function TaskItem(props: TaskItemProps) {
  const { item, today, colleagues, onPointerDown, isLifted = false } = props;
  const { t } = useTranslation();
  const { task } = item;
  const isLate = isTaskOverdue(task, today);
  return (
    <Popover>
      <PopoverTrigger
        data-item={task.id}
        className={cn(
          "flex min-h-6 w-full min-w-0 items-center gap-1.5 overflow-hidden rounded-xs border border-l-4 border-line-strong bg-raised px-1.5 py-0.75 text-left text-xs/tight select-none hover:border-field aria-expanded:border-field pointer-coarse:min-h-9",
          colleagues.colorOf(task.assignee_id).border,
          isLate && "text-stop",
          onPointerDown && "cursor-grab",
          isLifted && "opacity-45",
        )}
        onPointerDown={onPointerDown}
      >
        <ListTodo size={14} className="flex-none @max-[8rem]:hidden" aria-hidden />
        <span className="sr-only">{isLate ? t("Task, overdue") : t("Task")}</span>
        <span className="min-w-0 flex-1 truncate font-medium">{task.title}</span>
        {task.assignee !== null && (
          <span className="flex-none text-muted" translate="no" title={task.assignee.name}>
            <span aria-hidden>{initials(task.assignee.name)}</span>
            <span className="sr-only">{task.assignee.name}</span>
          </span>
        )}
      </PopoverTrigger>
      <PopoverContent className="w-80" aria-label={t("Task “{{title}}”", { title: task.title })}>
        <TaskDetails {...props} isLate={isLate} />
      </PopoverContent>
    </Popover>
  );
}

function TaskDetails({ item, isLate, canWrite, hrefOfLead }: TaskItemProps & { isLate: boolean }) {
  const { t } = useTranslation();
  const [menu, setMenu] = useState<TaskMenu | null>(null);
  const { task, about } = item;
  const to =
    task.client_id === null ? hrefOfLead(task.lead_id ?? "") : paths.crmClient(task.client_id);
  const day = formatCalendarDay(task.due_on, "withWeekday");
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2 text-body/snug font-semibold">
        <span>{task.title}</span>
        <RealMark isSample={task.is_sample} />
      </p>
      <p className={isLate ? "font-semibold text-stop" : "font-semibold"}>
        {isLate ? t("was due {{day}}", { day }) : t("due {{day}}", { day })}
      </p>
      <p className="flex flex-wrap gap-x-2.5">
        <Link
          className="font-medium underline underline-offset-3"
          to={to}
          state={CLOSED_BY_BACK}
          preventScrollReset={to.startsWith("?")}
        >
          {about}
        </Link>
        <span className="text-muted">
          {formatList([t(task.type), task.assignee?.name ?? t("Nobody has it")])}
        </span>
      </p>
      {canWrite && (
        <p className="flex flex-wrap items-center gap-1.5">
          <TaskTools task={task} menu={menu} onMenu={setMenu} />
        </p>
      )}
    </div>
  );
}
