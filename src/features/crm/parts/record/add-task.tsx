import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type ComponentProps, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { changeRecord } from "@/data/crm/changes";
import { crmKeys } from "@/data/crm/crm-keys";
import { addTask, TASK_TYPES } from "@/data/crm/tasks";
import { useStaffMember } from "@/data/use-staff-member";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors";
import { addDays } from "@/lib/calendar-day";
import { site } from "@/lib/site";
import { dayKey } from "@/lib/zoned-time";
import { taskTypeOptions } from "../crm-labels";
import { keepDraft, readDraft } from "./draft-store";
import { usePersonOptions } from "./inline-kinds";
import { subjectId, type Subject } from "./subject";
import "./tasks.css";

type AddTaskProps = {
  subject: Subject;
  /** After it was added, and when it is given up. */
  onDone: () => void;
};

const taskDraftName = (subject: Subject) => `task.${subjectId(subject)}`;

/** Whether a task was begun here that is neither stored nor given up. */
export const hasTaskDraft = (subject: Subject) => readDraft(taskDraftName(subject)) !== null;

/** A row of fields for a new task; stays open with what was typed when it is refused. */
export function AddTask({ subject, onDone }: AddTaskProps) {
  const { t } = useTranslation();
  const me = useStaffMember();
  const people = usePersonOptions();
  const draftName = taskDraftName(subject);
  const [title, setTitle] = useState(() => readDraft(draftName) ?? "");
  const [dueOn, setDueOn] = useState(() => addDays(dayKey(new Date(), site.phoneTimeZone), 1));
  const [type, setType] = useState<string>(TASK_TYPES[0]);
  const [assignee, setAssignee] = useState(me?.userId ?? "");
  const [isAsked, setIsAsked] = useState(false);
  const { save, isSaving, problem } = useSaveTask(subject);
  const titleProblem = isAsked && title.trim() === "" ? t("Say what is to be done.") : undefined;
  const dayProblem = isAsked && dueOn === "" ? t("Choose the day it is due.") : undefined;

  const typeTitle = (text: string) => {
    setTitle(text);
    keepDraft(draftName, text);
  };
  const leave = () => {
    keepDraft(draftName, "");
    onDone();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isSaving || title.trim() === "" || dueOn === "") return;
    const isStored = await save({
      title: title.trim(),
      due_on: dueOn,
      type,
      assignee_id: assignee === "" ? null : assignee,
    });
    if (isStored) leave();
  };
  return (
    <form
      className="crm-task-form"
      aria-label={t("New task")}
      noValidate
      onSubmit={(event) => void submit(event)}
      data-inline-field
    >
      <Field className="crm-task-title" label={t("What is to be done")} error={titleProblem}>
        {(control) => (
          <input
            {...control}
            className="input"
            ref={focusOnce}
            maxLength={200}
            value={title}
            autoComplete="off"
            onChange={(event) => typeTitle(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape" && title === "") onDone();
            }}
          />
        )}
      </Field>
      <Field label={t("Due")} error={dayProblem}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="date"
            max="2099-12-31"
            value={dueOn}
            onChange={(event) => setDueOn(event.target.value)}
          />
        )}
      </Field>
      <Field label={t("Type")}>
        {(control) => (
          <Choice {...control} options={taskTypeOptions(t)} value={type} onChoose={setType} />
        )}
      </Field>
      <Field label={t("Who does it")}>
        {(control) => (
          <Choice {...control} options={people} value={assignee} onChoose={setAssignee} />
        )}
      </Field>
      {problem !== null && <Alert>{problem}</Alert>}
      <div className="crm-task-foot">
        <Button type="submit" variant="ink" busyLabel={isSaving && t("Adding")}>
          {problem === null ? t("Add task") : t("Retry")}
        </Button>
        <Button variant="secondary" onClick={leave}>
          {t("Cancel")}
        </Button>
      </div>
    </form>
  );
}

type ChoiceProps = ComponentProps<"select"> & {
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

function Choice({ options, onChoose, ...control }: ChoiceProps) {
  return (
    <select {...control} className="input" onChange={(event) => onChoose(event.target.value)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

// The same function at every render, so that it runs as the field appears and not again.
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

type TaskValues = { title: string; due_on: string; type: string; assignee_id: string | null };

function useSaveTask(subject: Subject) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const say = useUndoToast();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The same id for every try, so that a lost answer does not make two tasks.
  const attempt = useRef<{ key: string; id: string } | null>(null);
  const readAnew = () => queryClient.invalidateQueries({ queryKey: crmKeys.all });

  const save = async (task: TaskValues): Promise<boolean> => {
    const key = JSON.stringify([subjectId(subject), task]);
    if (attempt.current?.key !== key) attempt.current = { key, id: crypto.randomUUID() };
    const { id } = attempt.current;
    setIsSaving(true);
    try {
      await addTask({ id, ...task, ...subject });
      void readAnew();
      const undo = () => {
        changeRecord("tasks", { id, version: 1 }, { archived_at: new Date().toISOString() }).then(
          () => void readAnew(),
          () => say.failed(t("The task could not be taken back: it has been changed since."), null),
        );
      };
      say.done(t("Added the task “{{title}}”.", task), undo);
      return true;
    } catch (error) {
      setProblem(
        t("Not added: {{reason}}. What you typed is still here.", { reason: reasonOf(error) }),
      );
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving, problem };
}
