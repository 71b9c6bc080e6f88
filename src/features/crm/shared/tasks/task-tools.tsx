import { CalendarArrowUp, Check } from "lucide-react";
import { useCallback, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import type { Versioned } from "@/data/records/changes";
import type { CachePatch } from "@/data/records/mutations";
import { useCompanyHours } from "@/data/settings/use-company-hours";
import type { Person } from "@/data/staff/schema";
import type { TaskStatus } from "@/data/tasks/schema";
import { addDays, formatCalendarDay, type CalendarDay } from "@/lib/dates/calendar-day";
import { nextWorkday } from "@/lib/dates/office/business-clock";
import { officeDay } from "@/lib/dates/office/office-day";
import { AssignMenu, type MenuState } from "./assign-menu";
import { useRecordChange } from "../fields/use-record-change";

/** The columns of a task that the tools need. */
export type ListedTask = Versioned & {
  title: string;
  status: TaskStatus;
  /** A calendar day. */
  due_on: CalendarDay;
  assignee: Person | null;
};

/** Completes, moves and hands over tasks, each with Undo. */
export function useTaskChanges() {
  const { t } = useTranslation();
  const change = useRecordChange();
  const complete = useCallback(
    (task: ListedTask, patches: readonly CachePatch[] = []) =>
      change({
        table: "tasks",
        record: task,
        changes: { status: "completed" },
        before: { status: task.status },
        message: t("Completed “{{title}}”.", task),
        patches,
      }),
    [t, change],
  );
  const moveTo = useCallback(
    (task: ListedTask, day: CalendarDay) =>
      change({
        table: "tasks",
        record: task,
        changes: { due_on: day },
        before: { due_on: task.due_on },
        message: t("“{{title}}” is due {{day}} now.", {
          title: task.title,
          day: formatCalendarDay(day, "withWeekday"),
        }),
      }),
    [t, change],
  );
  const assign = useCallback(
    (task: ListedTask, person: Person | null) =>
      change({
        table: "tasks",
        record: task,
        changes: { assignee_id: person?.id ?? null },
        before: { assignee_id: task.assignee?.id ?? null },
        message:
          person === null
            ? t("Nobody has “{{title}}” now.", task)
            : t("{{name}} has “{{title}}” now.", { name: person.name, title: task.title }),
      }),
    [t, change],
  );
  return { complete, moveTo, assign };
}

type DayMenuProps = MenuState & {
  task: ListedTask;
  onMove: (day: CalendarDay) => void;
};

/** Moves a task to one of the next days, or to any other. */
function DayMenu({ task, onMove, isOpen, onOpenChange }: DayMenuProps) {
  const { t } = useTranslation();
  const move = (day: CalendarDay) => {
    onOpenChange(false);
    if (day !== task.due_on) onMove(day);
  };
  return (
    <Popover open={isOpen} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          title={t("Move to another day")}
          aria-label={t("Move {{title}} to another day", task)}
        >
          <CalendarArrowUp size={19} aria-hidden />
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" className="w-72" aria-label={t("Move to another day")}>
        {isOpen && <Days task={task} onMove={move} />}
      </PopoverContent>
    </Popover>
  );
}

function Days({ task, onMove }: Pick<DayMenuProps, "task" | "onMove">) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const days = useNextDays(task.due_on);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (typed !== "") onMove(typed);
  };
  return (
    <>
      {days.map(({ day, label }) => (
        <Button
          key={day}
          variant="ghost"
          className="w-full justify-start px-2.5 font-medium"
          onClick={() => onMove(day)}
        >
          <span>{label}</span>
          <span className="ml-auto text-xs text-muted">
            {formatCalendarDay(day, "withWeekday")}
          </span>
        </Button>
      ))}
      <form
        className="mt-2 flex items-end gap-2 border-t border-line px-1 pt-3"
        noValidate
        onSubmit={submit}
      >
        <Field
          className="flex-1"
          label={t("Another day")}
          error={wasSubmitted && typed === "" ? t("Choose a day.") : undefined}
        >
          {(control) => (
            <Input
              {...control}
              type="date"
              max="2099-12-31"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" className="px-3.5">
          {t("Move")}
        </Button>
      </form>
    </>
  );
}

/** Today, the next workday and a week from today, without the present day. */
function useNextDays(present: CalendarDay) {
  const { t } = useTranslation();
  const company = useCompanyHours();
  const [today] = useState(() => officeDay(new Date()));
  const tomorrow = addDays(today, 1);
  const workday = nextWorkday(today, company);
  return [
    { day: today, label: t("Today") },
    { day: workday, label: workday === tomorrow ? t("Tomorrow") : t("Next workday") },
    { day: addDays(today, 7), label: t("In a week") },
  ].filter(({ day }, at, all) => {
    const isFirst = all.findIndex((other) => other.day === day) === at;
    return isFirst && day !== present;
  });
}

type TaskToolsProps = {
  task: ListedTask;
  /** The menu that is open, where keys open them. */
  menu: TaskMenu | null;
  onMenu: (menu: TaskMenu | null) => void;
  /** Takes the row off its list until it is stored. */
  patches?: readonly CachePatch[];
  /** Icons only, for a narrow table. */
  isCompact?: boolean;
};
export type TaskMenu = "move" | "assign";

/** Buttons that complete a task, move it to another day, and hand it over. */
export function TaskTools({ task, menu, onMenu, patches, isCompact = false }: TaskToolsProps) {
  const { t } = useTranslation();
  const { complete, moveTo, assign } = useTaskChanges();
  const stateOf = (of: TaskMenu): MenuState => ({
    isOpen: menu === of,
    onOpenChange: (isOpen) => onMenu(isOpen ? of : null),
  });
  return (
    <>
      <DayMenu task={task} onMove={(day) => void moveTo(task, day)} {...stateOf("move")} />
      <AssignMenu
        name={task.title}
        current={task.assignee}
        onAssign={(person) => void assign(task, person)}
        {...stateOf("assign")}
      />
      <Button
        variant="secondary"
        size={isCompact ? "icon" : "default"}
        className={isCompact ? undefined : "gap-1.5 px-3.5"}
        title={isCompact ? t("Done") : undefined}
        onClick={() => void complete(task, patches)}
      >
        <Check size={isCompact ? 19 : 17} aria-hidden />
        <span className={isCompact ? "sr-only" : undefined}>{t("Done")}</span>{" "}
        <span className="sr-only">{task.title}</span>
      </Button>
    </>
  );
}
