import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { saveDemoSettings } from "@/data/settings/mutations";
import type { DemoSettings } from "@/data/settings/schema";
import { SettingsForm } from "../settings-form";
import { SettingsField } from "../settings-field";
import { useSettingsForm } from "../use-settings-form";
import { dealTerms } from "@/content/deal-terms";

const demoSettingsShape = z.object({ minutes: z.string(), pause_minutes: z.string() });
type DemoSettingsValues = z.infer<typeof demoSettingsShape>;

const demoSettingsValues = (settings: DemoSettings): DemoSettingsValues => ({
  minutes: String(settings.minutes),
  pause_minutes: String(settings.pause_minutes),
});

const minutesWithin = (least: number, most: number, message: string) =>
  z
    .string()
    .check(
      z.refine(
        (text) => /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most,
        message,
      ),
    );

/** Messages are English, for `t()`. */
const demoSettingsSchema = z.object({
  minutes: minutesWithin(10, 120, "Enter 10 to 120 minutes."),
  pause_minutes: minutesWithin(0, 120, "Enter 0 to 120 minutes."),
});

const save = ({ version, values }: { version: number; values: DemoSettingsValues }) =>
  saveDemoSettings({
    version,
    minutes: Number(values.minutes),
    pause_minutes: Number(values.pause_minutes),
  });

export function DemoSettingsCard({ settings }: { settings: DemoSettings }) {
  const { t } = useTranslation();
  const state = useSettingsForm({
    name: "demos",
    shape: demoSettingsShape,
    schema: demoSettingsSchema,
    stored: { version: settings.version, values: demoSettingsValues(settings) },
    save,
    saved: t("Saved: how demos are given."),
  });
  const { form } = state;
  return (
    <Card aria-labelledby="demo-settings">
      <CardHeader>
        <CardTitle id="demo-settings">{t("How demos are given")}</CardTitle>
      </CardHeader>
      <SettingsForm state={state}>
        <div className="grid gap-4 sm:max-w-140 sm:grid-cols-2">
          <SettingsField
            form={form}
            name="minutes"
            label={t("A demo takes, in minutes")}
            inputMode="numeric"
          />
          <SettingsField
            form={form}
            name="pause_minutes"
            label={t("Kept free after each, in minutes")}
            inputMode="numeric"
          />
        </div>
        <p className="max-w-[65ch] text-sm text-muted">
          {t(
            "Visitors see the new times at once. Demos that are booked stay as long and when they are. The site’s pages speak of {{minutes}} minutes; that is changed in its texts.",
            { minutes: dealTerms.demoMinutes },
          )}
        </p>
      </SettingsForm>
    </Card>
  );
}
