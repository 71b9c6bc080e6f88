import { useMemo, useRef, type ReactNode } from "react";
import {
  Controller,
  FormProvider,
  useWatch,
  useFieldArray,
  type UseFormReturn,
} from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Plus, X } from "lucide-react";
import * as z from "zod/mini";
import { Field, FieldLegend } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { textsAlone } from "@/components/ui/texts-alone";
import { saveDemoHost } from "@/data/settings/mutations";
import {
  daysOffSchema,
  hoursSchema,
  type DemoCalendar,
  type DemoHost,
} from "@/data/settings/schema";
import { Button } from "@/components/ui/button";
import { SettingsForm } from "../settings-form";
import { useSettingsForm } from "../use-settings-form";
import { timeZoneChoices, zoneLabel } from "./time-zones";
import { WeeklyHours } from "../weekly-hours";
import { SettingsField } from "../settings-field";
import { checkHours } from "../hours-schema";

type HostFormProps = {
  host: DemoHost;
  calendar: DemoCalendar;
  /** In an owner's dialog, which also decides who gives demos. */
  onClose?: () => void;
  children?: ReactNode;
};

function storedHost(host: DemoHost, hours: DemoCalendar["usual_hours"]) {
  const values = hostValues(host);
  return { version: host.version, values: host.version === 0 ? { ...values, hours } : values };
}

export function HostForm({ host, calendar, onClose, children }: HostFormProps) {
  const { t } = useTranslation();
  const { minutes } = calendar.settings;
  const state = useSettingsForm({
    name: `host.${host.id}`,
    shape: hostShape,
    schema: hostSchema(minutes),
    stored: storedHost(host, calendar.usual_hours),
    save: ({ version, values }) => saveDemoHost({ id: host.id, version, ...values }),
    saved: t("Saved: when {{name}} gives demos.", { name: host.name }),
    ...(onClose && { onSaved: onClose }),
  });
  const { form } = state;
  const zone = useWatch({ control: form.control, name: "time_zone" });
  const { ofTheStates, others } = useMemo(() => timeZoneChoices(zone), [zone]);
  return (
    <SettingsForm state={state} onClose={onClose}>
      {textsAlone(children)}
      {onClose && (
        <div className="flex items-center gap-3">
          <Controller
            control={form.control}
            name="is_active"
            render={({ field }) => (
              <Switch
                id={`gives-demos-${host.id}`}
                checked={field.value}
                onCheckedChange={field.onChange}
              />
            )}
          />
          <Label htmlFor={`gives-demos-${host.id}`}>{t("Gives demos")}</Label>
        </div>
      )}
      <Field label={t("Time zone")} className="max-w-105">
        {(control) => (
          <Select {...control} {...form.register("time_zone")}>
            <optgroup label={t("United States")}>
              {ofTheStates.map((each) => (
                <option key={each} value={each}>
                  {zoneLabel(each)}
                </option>
              ))}
            </optgroup>
            <optgroup label={t("Elsewhere")}>
              {others.map((each) => (
                <option key={each} value={each}>
                  {each.replaceAll("_", " ")}
                </option>
              ))}
            </optgroup>
          </Select>
        )}
      </Field>
      <FormProvider {...form}>
        <WeeklyHours none={t("No demos")} shortestMinutes={minutes} usual={calendar.usual_hours} />
      </FormProvider>
      <DaysOff form={form} />
    </SettingsForm>
  );
}

const hostShape = z.object({
  is_active: z.boolean(),
  time_zone: z.string(),
  hours: z.array(hoursSchema),
  days_off: z.array(daysOffSchema),
});
type HostValues = z.infer<typeof hostShape>;

const hostValues = ({ is_active, time_zone, hours, days_off }: DemoHost): HostValues => ({
  is_active,
  time_zone,
  hours,
  days_off,
});

const MOST_DAYS = 366;

function daysOffError(first: string, last: string): string | null {
  if (first === "" || last === "") return "Enter the first and the last day.";
  if (last < first) return "Choose a last day that is not before the first.";
  return Date.parse(last) - Date.parse(first) >= MOST_DAYS * 24 * 60 * 60_000
    ? "Choose a year at most."
    : null;
}

type Context = Parameters<typeof checkHours>[2];

function checkDaysOff({ days_off }: HostValues, context: Context) {
  days_off.forEach(({ first_day, last_day }, nth) => {
    const isOverlapping = days_off.some(
      (other, before) => before < nth && first_day <= other.last_day && other.first_day <= last_day,
    );
    const error =
      daysOffError(first_day, last_day) ??
      (isOverlapping ? "These days overlap other days off." : null);
    if (error !== null) {
      context.addIssue({ code: "custom", path: ["days_off", nth, "last_day"], message: error });
    }
  });
}

/** Messages are English, for `t()` with how many minutes a demo takes as `count`. */
const hostSchema = (demoMinutes: number) =>
  hostShape.check(
    z.superRefine((values, context) => {
      const message = "No demo fits in: one takes {{count}} minutes.";
      checkHours(values.hours, { minutes: demoMinutes, message }, context);
      checkDaysOff(values, context);
    }),
  );

/** Ranges of whole days in the host's zone. */
function DaysOff({ form }: { form: UseFormReturn<HostValues> }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "days_off" });
  const adder = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="grid grid-cols-1 justify-items-start gap-3">
      <FieldLegend className="mb-1.5">{t("Days off")}</FieldLegend>
      {fields.length === 0 && <p className="text-sm text-muted">{t("None so far.")}</p>}
      {fields.map(({ id }, nth) => (
        <div key={id} className="grid w-full grid-cols-[1fr_1fr_auto] gap-2 sm:max-w-105">
          <SettingsField
            form={form}
            name={`days_off.${nth}.first_day`}
            label={t("First day")}
            type="date"
          />
          <SettingsField
            form={form}
            name={`days_off.${nth}.last_day`}
            label={t("Last day")}
            type="date"
          />
          <Button
            variant="ghost"
            size="icon"
            className="mt-6.5"
            aria-label={t("Remove these days off")}
            onClick={() => {
              remove(nth);
              adder.current?.focus();
            }}
          >
            <X size={18} aria-hidden />
          </Button>
        </div>
      ))}
      <Button
        ref={adder}
        variant="secondary"
        onClick={() => append({ first_day: "", last_day: "" })}
      >
        <Plus size={18} aria-hidden />
        {t("Add days off")}
      </Button>
    </fieldset>
  );
}
