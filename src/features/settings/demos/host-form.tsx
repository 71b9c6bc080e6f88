import { useMemo, type ReactNode } from "react";
import { Controller, FormProvider, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { textsAlone } from "@/components/ui/texts-alone";
import { saveDemoHost } from "@/data/settings/mutations";
import type { DemoCalendar, DemoHost } from "@/data/settings/schema";
import { SettingsForm } from "../settings-form";
import { useSettingsForm } from "../use-settings-form";
import { DaysOff } from "./days-off";
import { hostSchema, hostShape, hostValues } from "./host-schema";
import { timeZoneChoices, zoneLabel } from "./time-zones";
import { WeeklyHours } from "../weekly-hours";

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
