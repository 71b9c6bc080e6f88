import { Draggable } from "@hello-pangea/dnd";
import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Colleague } from "@/data/staff/schema";
import { cn } from "@/lib/cn";
import { SettingsField } from "../settings-field";
import type { AutomationValues } from "./automation-values";

type OnboardingRowProps = {
  /** The row's in the form. */
  id: string;
  form: UseFormReturn<AutomationValues>;
  nth: number;
  count: number;
  people: readonly Colleague[];
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function OnboardingRow(props: OnboardingRowProps) {
  const { id, form, nth, people } = props;
  const { t } = useTranslation();
  return (
    <Draggable draggableId={id} index={nth} disableInteractiveElementBlocking>
      {(drag, { isDragging }) => (
        <li
          ref={drag.innerRef}
          {...drag.draggableProps}
          className={cn(
            "grid grid-cols-[auto_minmax(0,1fr)_auto] gap-2 bg-surface py-2.5 sm:grid-cols-[auto_minmax(0,1fr)_6.5rem_12rem_auto]",
            // Beside each other, the first row's labels are the heads of the columns.
            nth > 0 && "sm:[&_label]:sr-only",
            isDragging && "rounded-md shadow-lift",
          )}
        >
          <Button
            {...drag.dragHandleProps}
            variant="ghost"
            size="icon"
            className={cn("cursor-grab max-sm:mt-6.5", nth === 0 && "mt-6.5")}
            aria-label={t("Move task {{number}} by drag or keys", { number: nth + 1 })}
          >
            <GripVertical size={18} aria-hidden />
          </Button>
          <SettingsField form={form} name={`onboarding_tasks.${nth}.title`} label={t("Task")} />
          <SettingsField
            form={form}
            name={`onboarding_tasks.${nth}.days`}
            label={t("Due after, days")}
            inputMode="numeric"
            className="max-sm:col-start-2 max-sm:row-start-2"
          />
          <OwnerField form={form} nth={nth} people={people} />
          <RowButtons {...props} />
        </li>
      )}
    </Draggable>
  );
}

type RowButtonsProps = Pick<OnboardingRowProps, "nth" | "count" | "onMove" | "onRemove">;

function RowButtons({ nth, count, onMove, onRemove }: RowButtonsProps) {
  const { t } = useTranslation();
  const number = nth + 1;
  return (
    <div
      className={cn(
        "flex items-start max-sm:col-start-3 max-sm:row-span-3 max-sm:row-start-1 max-sm:flex-col",
        nth === 0 && "sm:mt-6.5",
      )}
    >
      <Button
        variant="ghost"
        size="icon"
        disabled={nth === 0}
        aria-label={t("Move task {{number}} up", { number })}
        onClick={() => onMove(nth - 1)}
      >
        <ArrowUp size={18} aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        disabled={number === count}
        aria-label={t("Move task {{number}} down", { number })}
        onClick={() => onMove(nth + 1)}
      >
        <ArrowDown size={18} aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("Remove task {{number}}", { number })}
        onClick={onRemove}
      >
        <X size={18} aria-hidden />
      </Button>
    </div>
  );
}

type OwnerFieldProps = Pick<OnboardingRowProps, "form" | "nth" | "people">;

function OwnerField({ form, nth, people }: OwnerFieldProps) {
  const { t } = useTranslation();
  const owner = useWatch({ control: form.control, name: `onboarding_tasks.${nth}.owner` });
  const present = people.filter(({ id, removed_at }) => removed_at === null || id === owner);
  return (
    <Field label={t("Owner")} className="max-sm:col-start-2 max-sm:row-start-3">
      {(control) => (
        <Select {...control} {...form.register(`onboarding_tasks.${nth}.owner`)}>
          <option value="lead-owner">{t("The lead’s owner")}</option>
          <option value="winner">{t("Who wins it")}</option>
          {present.map(({ id, name, removed_at }) => (
            <option key={id} value={id}>
              {removed_at === null ? name : t("{{name}}, who has left", { name })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
