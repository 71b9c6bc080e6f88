import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { saveDemoSettings } from "@/data/settings/mutations";
import type { DemoSettings } from "@/data/settings/schema";
import { SaveBar } from "../form/save-bar";
import { useSettingsDraft } from "../form/use-settings-draft";
import { useSettingsForm } from "../form/use-settings-form";
import { dealTerms } from "@/lib/site/deal-terms";
import { ClosedDays } from "./closed-days";
import {
  demoSettingsSchema,
  demoSettingsShape,
  demoSettingsValues,
  type DemoSettingsValues,
} from "./demo-settings-schema";

const save = ({ version, values }: { version: number; values: DemoSettingsValues }) =>
  saveDemoSettings({
    ...values,
    version,
    minutes: Number(values.minutes),
    pause_minutes: Number(values.pause_minutes),
  });

/** How long demos take, and on which days there are none. */
export function DemoSettingsCard({ settings }: { settings: DemoSettings }) {
  const { t } = useTranslation();
  const stored = useMemo(
    () => ({ version: settings.version, values: demoSettingsValues(settings) }),
    [settings],
  );
  const draft = useSettingsDraft("demos", demoSettingsShape, stored);
  const form = useForm<DemoSettingsValues>({
    resolver: zodResolver(demoSettingsSchema),
    defaultValues: draft.initial.values,
  });
  const state = useSettingsForm({
    form,
    draft,
    stored,
    save,
    saved: t("Saved: how demos are given."),
  });
  const { errors } = form.formState;
  const faultOf = (name: "minutes" | "pause_minutes" | "closes_at") => {
    const fault = errors[name]?.message;
    return fault && t(fault, { count: Number(form.getValues("minutes")) });
  };
  return (
    <Card aria-labelledby="demo-settings">
      <CardHeader>
        <CardTitle id="demo-settings">{t("How demos are given")}</CardTitle>
      </CardHeader>
      <CardContent>
        <form className="grid gap-5" noValidate onSubmit={state.submit}>
          <div className="grid gap-4 sm:max-w-140 sm:grid-cols-2">
            <Field label={t("A demo takes, in minutes")} error={faultOf("minutes")}>
              {(control) => (
                <Input
                  {...control}
                  {...form.register("minutes")}
                  inputMode="numeric"
                  autoComplete="off"
                />
              )}
            </Field>
            <Field label={t("Kept free after each, in minutes")} error={faultOf("pause_minutes")}>
              {(control) => (
                <Input
                  {...control}
                  {...form.register("pause_minutes")}
                  inputMode="numeric"
                  autoComplete="off"
                />
              )}
            </Field>
            <Field
              label={t("A new host starts at")}
              hint={t("Monday to Friday by their own clock, until they or you say otherwise.")}
            >
              {(control) => <Input {...control} {...form.register("opens_at")} type="time" />}
            </Field>
            <Field label={t("A new host ends at")} error={faultOf("closes_at")}>
              {(control) => <Input {...control} {...form.register("closes_at")} type="time" />}
            </Field>
          </div>
          <ClosedDays form={form} />
          <p className="max-w-[65ch] text-sm text-muted">
            {t(
              "Visitors see the new times at once. Demos that are booked stay as long and when they are. The site’s pages speak of {{minutes}} minutes; that is changed in its texts.",
              { minutes: dealTerms.demoMinutes },
            )}
          </p>
          <SaveBar state={state} />
        </form>
      </CardContent>
    </Card>
  );
}
