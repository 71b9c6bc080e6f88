import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { useFieldArray, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { FieldError, FieldLegend } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { HostValues } from "./host-schema";
import { weekdayName } from "./hours-label";

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

type WeeklyHoursProps = {
  form: UseFormReturn<HostValues>;
  demoMinutes: number;
  /** Of the first span of a day. */
  usual: { opens_at: string; closes_at: string };
};

/** From when until when, by weekday; two spans of a day leave out a lunch. */
export function WeeklyHours({ form, demoMinutes, usual }: WeeklyHoursProps) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "hours" });
  const hours = useWatch({ control: form.control, name: "hours" });
  const adders = useRef<Record<number, HTMLButtonElement | null>>({});
  return (
    <fieldset className="grid grid-cols-1">
      <FieldLegend className="mb-1.5">{t("Weekly hours")}</FieldLegend>
      {WEEKDAYS.map((weekday) => {
        const day = weekdayName(weekday);
        const spans = fields
          .map(({ id }, nth) => ({ id, nth }))
          .filter(({ nth }) => hours[nth]?.weekday === weekday);
        return (
          <div
            key={weekday}
            role="group"
            aria-label={day}
            className="grid grid-cols-[1fr_auto] items-start gap-x-3 border-t border-line py-1.5 sm:grid-cols-[7rem_1fr_auto]"
          >
            <span className="flex min-h-11 items-center text-sm font-semibold">{day}</span>
            <div className="grid gap-1.5 max-sm:order-last max-sm:col-span-2">
              {spans.length === 0 && (
                <span className="flex min-h-11 items-center text-sm text-muted max-sm:-mt-2.5 max-sm:min-h-8">
                  {t("No demos")}
                </span>
              )}
              {spans.map(({ id, nth }) => (
                <HoursSpan
                  key={id}
                  form={form}
                  nth={nth}
                  day={day}
                  demoMinutes={demoMinutes}
                  onRemove={() => {
                    remove(nth);
                    // What had the focus is gone.
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
                    ? { weekday, ...usual }
                    : { weekday, opens_at: "", closes_at: "" },
                )
              }
            >
              <Plus size={18} aria-hidden />
            </Button>
          </div>
        );
      })}
    </fieldset>
  );
}

type HoursSpanProps = Pick<WeeklyHoursProps, "form" | "demoMinutes"> & {
  nth: number;
  day: string;
  onRemove: () => void;
};

function HoursSpan({ form, nth, day, demoMinutes, onRemove }: HoursSpanProps) {
  const { t } = useTranslation();
  const fault = form.formState.errors.hours?.[nth]?.closes_at?.message;
  const faultId = `hours-fault-${nth}`;
  const control = {
    type: "time",
    className: "w-auto min-w-0 flex-1 sm:max-w-36",
    "aria-invalid": fault === undefined ? undefined : true,
    "aria-describedby": fault === undefined ? undefined : faultId,
  } as const;
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-2">
        <Input
          {...control}
          {...form.register(`hours.${nth}.opens_at`)}
          aria-label={t("{{day}}, from", { day })}
        />
        <span aria-hidden>{"–"}</span>
        <Input
          {...control}
          {...form.register(`hours.${nth}.closes_at`)}
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
      {fault !== undefined && (
        <FieldError id={faultId}>{t(fault, { count: demoMinutes })}</FieldError>
      )}
    </div>
  );
}
