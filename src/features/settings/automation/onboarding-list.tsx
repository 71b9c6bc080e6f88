import { DragDropContext, Droppable, type DropResult } from "@hello-pangea/dnd";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { useFieldArray, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { CardTitle } from "@/components/ui/card";
import { textsAlone } from "@/components/ui/texts-alone";
import { peopleQuery } from "@/data/staff/queries";
import { MOST_TASKS, type AutomationValues } from "./automation-values";
import { OnboardingRow } from "./onboarding-row";

/** The tasks that winning a lead adds, in their order, by drag, by keys or by buttons. */
export function OnboardingList({ form }: { form: UseFormReturn<AutomationValues> }) {
  const { t } = useTranslation();
  const { fields, append, move, remove } = useFieldArray({
    control: form.control,
    name: "onboarding_tasks",
  });
  const people = useQuery(peopleQuery()).data ?? [];
  const adder = useRef<HTMLButtonElement>(null);
  const handleDragEnd = ({ source, destination }: DropResult) => {
    if (destination && destination.index !== source.index) move(source.index, destination.index);
  };
  const isFull = fields.length >= MOST_TASKS;
  return (
    <section
      className="-mx-4.5 grid gap-4 border-t border-line px-4.5 pt-5"
      aria-labelledby="onboarding-tasks"
    >
      <CardTitle id="onboarding-tasks">{t("Onboarding tasks")}</CardTitle>
      <p className="max-w-[65ch] text-sm text-muted">
        {t(
          "Each lead that is won gets these as tasks at the new client; they stand in My day. The days count from winning. A task of somebody who has left goes to the person who wins the lead.",
        )}
      </p>
      {fields.length === 0 && <p>{t("No tasks: winning a lead adds none.")}</p>}
      <DragDropContext
        dragHandleUsageInstructions={t(
          "Space lifts the task; then arrow keys move it, Space puts it down and Escape puts it back.",
        )}
        onDragEnd={handleDragEnd}
      >
        <Droppable droppableId="onboarding-tasks">
          {(list) => (
            <ol ref={list.innerRef} {...list.droppableProps}>
              {fields.map(({ id }, nth) => (
                <OnboardingRow
                  key={id}
                  id={id}
                  form={form}
                  nth={nth}
                  count={fields.length}
                  people={people}
                  onMove={(to) => move(nth, to)}
                  onRemove={() => {
                    remove(nth);
                    adder.current?.focus();
                  }}
                />
              ))}
              {textsAlone(list.placeholder)}
            </ol>
          )}
        </Droppable>
      </DragDropContext>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          ref={adder}
          variant="secondary"
          disabled={isFull}
          onClick={() => append({ title: "", days: "7", owner: "lead-owner" })}
        >
          <Plus size={18} aria-hidden />
          {t("Add a task")}
        </Button>
        {isFull && (
          <span className="text-sm text-muted">
            {t("{{count}} tasks are the most.", { count: MOST_TASKS })}
          </span>
        )}
      </div>
    </section>
  );
}
