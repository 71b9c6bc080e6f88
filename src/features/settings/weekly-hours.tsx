import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { useFieldArray, useFormContext, useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { FieldError, FieldLegend } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { OpenHours } from "@/lib/dates/office/business-clock";
import { weekdayName } from "@/lib/dates/office/office-hours";

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

type HoursForm = { hours: OpenHours[] };

type WeeklyHoursProps = {
  /** Shown for a day without hours. */
  none: string;
  /** For the error's text. */
  shortestMinutes: number;
  /** The first hours of a day. */
  usual: readonly OpenHours[];
};

const OFFICE_DAY = { opens_at: "09:00", closes_at: "17:00" };

/** Must be inside the FormProvider of a form with `hours`. */
export function WeeklyHours({ none, shortestMinutes, usual }: WeeklyHoursProps) {
  const { t } = useTranslation();
  const { control } = useFormContext<HoursForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "hours" });
  const { errors } = useFormState({ control, name: "hours", exact: true });
  const error = errors.hours?.root?.message ?? errors.hours?.message;
  const adders = useRef<Record<number, HTMLButtonElement | null>>({});
  return (
    <fieldset className="grid grid-cols-1">
      <FieldLegend className="mb-1.5">{t("Weekly hours")}</FieldLegend>
      {WEEKDAYS.map((weekday) => {
        const day = weekdayName(weekday);
        const spans = fields
          .map((span, nth) => ({ ...span, nth }))
          .filter((span) => span.weekday === weekday);
        return (
          <div
            key={weekday}
            role="group"
            aria-label={day}
            className="grid grid-cols-[1fr_auto] items-start gap-x-3 border-t border-line py-1.5 sm:grid-cols-[7rem_minmax(0,22.5rem)_auto]"
          >
            <span className="flex min-h-11 items-center text-sm font-semibold">{day}</span>
            <div className="grid grid-cols-1 gap-1.5 max-sm:order-last max-sm:col-span-2">
              {spans.length === 0 && (
                <span className="flex min-h-11 items-center text-sm text-muted max-sm:-mt-2.5 max-sm:min-h-8">
                  {none}
                </span>
              )}
              {spans.map(({ id, nth }) => (
                <HoursSpan
                  key={id}
                  nth={nth}
                  day={day}
                  shortestMinutes={shortestMinutes}
                  onRemove={() => {
                    remove(nth);
                    adders.current[weekday]?.focus();
                  }}
                />
              ))}
            </div>
            <Button
              ref={(button) => void (adders.current[weekday] = button)}
              variant="ghost"
              size="icon"
              aria-label={t("Add hours on {{day}}", { day })}
              onClick={() =>
                append(
                  spans.length === 0
                    ? {
                        ...(usual.find((span) => span.weekday === weekday) ?? OFFICE_DAY),
                        weekday,
                      }
                    : { weekday, opens_at: "", closes_at: "" },
                )
              }
            >
              <Plus size={18} aria-hidden />
            </Button>
          </div>
        );
      })}
      {error !== undefined && <FieldError id="hours-error">{t(error)}</FieldError>}
    </fieldset>
  );
}

type HoursSpanProps = {
  nth: number;
  day: string;
  shortestMinutes: number;
  onRemove: () => void;
};

function HoursSpan({ nth, day, shortestMinutes, onRemove }: HoursSpanProps) {
  const { t } = useTranslation();
  const { register, formState } = useFormContext<HoursForm>();
  const error = formState.errors.hours?.[nth]?.closes_at?.message;
  const errorId = `hours-error-${nth}`;
  const control = {
    type: "time",
    // On a phone a press anywhere opens the time picker.
    className:
      "w-auto min-w-0 flex-1 max-sm:px-2 sm:max-w-36 max-sm:[&::-webkit-calendar-picker-indicator]:hidden",
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": error === undefined ? undefined : errorId,
  } as const;
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex items-center gap-2 max-sm:gap-1.5">
        <Input
          {...control}
          {...register(`hours.${nth}.opens_at`)}
          aria-label={t("{{day}}, from", { day })}
        />
        <span aria-hidden>{"–"}</span>
        <Input
          {...control}
          {...register(`hours.${nth}.closes_at`)}
          aria-label={t("{{day}}, until", { day })}
        />
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("Remove these hours on {{day}}", { day })}
          onClick={onRemove}
        >
          <X size={18} aria-hidden />
        </Button>
      </div>
      {error !== undefined && (
        <FieldError id={errorId}>{t(error, { count: shortestMinutes })}</FieldError>
      )}
    </div>
  );
}
