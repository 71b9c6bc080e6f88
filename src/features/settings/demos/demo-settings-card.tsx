import { useTranslation } from "react-i18next";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { saveDemoSettings } from "@/data/settings/mutations";
import type { DemoSettings } from "@/data/settings/schema";
import { SettingsForm } from "../settings-form";
import { SettingsField } from "../settings-field";
import { useSettingsForm } from "../use-settings-form";
import { dealTerms } from "@/content/deal-terms";
import {
  demoSettingsSchema,
  demoSettingsShape,
  demoSettingsValues,
  type DemoSettingsValues,
} from "./demo-settings-schema";

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
