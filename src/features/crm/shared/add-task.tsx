import { useRef, useState, type ComponentProps, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { takeBackAdded } from "@/data/records/changes";
import { useCrmMutation } from "@/data/records/mutations";
import { useCompanyHours } from "@/data/settings/use-company-hours";
import { TASK_TYPES } from "@/data/tasks/schema";
import { addTask } from "@/data/tasks/mutations";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { focusOnce } from "@/hooks/focus/focus-once";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { nextWorkday } from "@/lib/dates/office/business-clock";
import { officeDay } from "@/lib/dates/office/office-day";
import { taskTypeOptions } from "./crm-labels";
import { usePersonOptions } from "./fields/inline-kinds";
import { subjectId, type Subject } from "./notes/note-draft";
import { useFormDraft } from "@/data/staff/use-form-draft";

type AddTaskProps = {
  subject: Subject;
  onDone: () => void;
  /** False where a draft opened the form. */
  takesFocus?: boolean;
};

export const taskDraftName = (subject: Subject) => `tasks.${subjectId(subject)}`;

export function AddTask({ subject, onDone, takesFocus = true }: AddTaskProps) {
  const { t } = useTranslation();
  const people = usePersonOptions();
  const { values, set, isDirty, isRestored, drop } = useTaskValues(subject);
  const { title, due_on: dueOn, type, assignee_id: assignee } = values;
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const { save, isSaving, problem } = useSaveTask(subject);
  const titleProblem =
    wasSubmitted && title.trim() === "" ? t("Say what is to be done.") : undefined;
  const dayProblem = wasSubmitted && dueOn === "" ? t("Choose the day it is due.") : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (isSaving || title.trim() === "" || dueOn === "") return;
    const isStored = await save({
      title: title.trim(),
      due_on: dueOn,
      type,
      assignee_id: assignee === "" ? null : assignee,
    });
    if (isStored) leave();
  };
  const leave = () => {
    drop();
    onDone();
  };
  return (
    <form
      className="grid grid-cols-3 gap-3 border-b border-line bg-sunken px-4.5 py-4 max-sm:grid-cols-2"
      aria-label={t("New task")}
      noValidate
      onSubmit={(event) => void submit(event)}
      data-inline-field
    >
      <Field className="col-span-full" label={t("What is to be done")} error={titleProblem}>
        {(control) => (
          <Input
            {...control}
            ref={takesFocus ? focusOnce : undefined}
            maxLength={200}
            value={title}
            autoComplete="off"
            onChange={(event) => set({ title: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === "Escape" && title === "") onDone();
            }}
          />
        )}
      </Field>
      <Field label={t("Due")} error={dayProblem}>
        {(control) => (
          <Input
            {...control}
            type="date"
            max="2099-12-31"
            value={dueOn}
            onChange={(event) => set({ due_on: event.target.value })}
          />
        )}
      </Field>
      <Field label={t("Type")}>
        {(control) => (
          <Choice
            {...control}
            options={taskTypeOptions(t)}
            value={type}
            onChoose={(chosen) => set({ type: chosen })}
          />
        )}
      </Field>
      <Field label={t("Who does it")}>
        {(control) => (
          <Choice
            {...control}
            options={people}
            value={assignee}
            onChoose={(chosen) => set({ assignee_id: chosen })}
          />
        )}
      </Field>
      {problem !== null && (
        <Alert variant="destructive" className="col-span-full">
          {problem}
        </Alert>
      )}
      <div className="col-span-full flex flex-wrap items-center gap-2.5">
        <Button type="submit" variant="ink" busyLabel={isSaving && t("Adding")}>
          {problem === null ? t("Add task") : t("Retry")}
        </Button>
        <Button variant="secondary" onClick={leave}>
          {isDirty ? t("Discard") : t("Cancel")}
        </Button>
        {isDirty && (
          <span className="text-xs text-muted">
            {isRestored
              ? t("Your draft from before. Kept in this browser until added or discarded.")
              : t("Kept in this browser until added.")}
          </span>
        )}
      </div>
    </form>
  );
}

type ChoiceProps = ComponentProps<typeof Select> & {
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

function Choice({ options, onChoose, ...control }: ChoiceProps) {
  return (
    <Select {...control} onChange={(event) => onChoose(event.target.value)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

const FIELDS = ["title", "due_on", "type", "assignee_id"] as const;
type Fields = Record<(typeof FIELDS)[number], string>;

/** Restores values from a draft and keeps every change as one. */
function useTaskValues(subject: Subject) {
  const me = useStaffMember();
  const company = useCompanyHours();
  const { kept, keep } = useFormDraft(taskDraftName(subject));
  const [began] = useState<Fields>(() => ({
    title: "",
    due_on: nextWorkday(officeDay(new Date()), company),
    type: TASK_TYPES[0],
    assignee_id: me?.id ?? "",
  }));
  const [values, setValues] = useState<Fields>(() => {
    const restored = { ...began };
    for (const field of FIELDS) {
      const value = kept?.values[field];
      if (typeof value === "string") restored[field] = value;
    }
    return restored;
  });
  const differs = (now: Fields) => FIELDS.filter((field) => now[field] !== began[field]);
  const set = (changes: Partial<Fields>) => {
    const next = { ...values, ...changes };
    setValues(next);
    const changed = differs(next).map((field) => [field, next[field]]);
    keep(changed.length === 0 ? null : { id: "", values: Object.fromEntries(changed) });
  };
  return {
    values,
    set,
    isDirty: differs(values).length > 0,
    isRestored: kept !== null,
    drop: () => keep(null),
  };
}

type TaskValues = { title: string; due_on: string; type: string; assignee_id: string | null };

export function useSaveTask(subject: Subject) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const { mutateAsync: add, isPending, error } = useCrmMutation(addTask);
  const { mutateAsync: takeBack } = useCrmMutation(takeBackAdded);
  // One id for every attempt, so that a lost answer does not create two tasks.
  const attempt = useRef<{ key: string; id: string } | null>(null);

  const save = async (task: TaskValues): Promise<boolean> => {
    const key = JSON.stringify([subjectId(subject), task]);
    if (attempt.current?.key !== key) attempt.current = { key, id: crypto.randomUUID() };
    const { id } = attempt.current;
    try {
      await add({ id, ...task, ...subject });
    } catch {
      return false;
    }
    const undo = () => {
      takeBack({ table: "tasks", id }).catch(() =>
        say.failed(t("The task could not be taken back: it has been changed since."), null),
      );
    };
    say.done(t("Added the task “{{title}}”.", task), undo);
    return true;
  };
  const problem =
    error && t("Not added: {{reason}}. What you typed is still here.", { reason: reasonOf(error) });
  return { save, isSaving: isPending, problem };
}
