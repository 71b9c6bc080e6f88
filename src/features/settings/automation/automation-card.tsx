import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { RULES, ruleLabels } from "@/data/rules/rules";
import { saveAutomationSettings } from "@/data/settings/mutations";
import type { AutomationSettings } from "@/data/settings/schema";
import { SettingsForm } from "../settings-form";
import { SettingsSwitch } from "../settings-switch";
import { useSettingsForm } from "../use-settings-form";
import {
  automationSchema,
  automationShape,
  automationToSave,
  automationValues,
  type AutomationValues,
} from "./automation-values";
import { OnboardingList } from "./onboarding-list";

const save = ({ version, values }: { version: number; values: AutomationValues }) =>
  saveAutomationSettings({ version, ...automationToSave(values) });

export function AutomationCard({ settings }: { settings: AutomationSettings }) {
  const { t } = useTranslation();
  const state = useSettingsForm({
    name: "automation",
    shape: automationShape,
    schema: automationSchema,
    stored: { version: settings.version, values: automationValues(settings) },
    save,
    saved: t("Saved: what happens by itself."),
  });
  return (
    <Card aria-labelledby="automation-rules">
      <CardHeader>
        <CardTitle id="automation-rules">{t("What happens by itself")}</CardTitle>
      </CardHeader>
      <SettingsForm state={state}>
        <p className="max-w-[65ch] text-sm text-muted">
          {t(
            "What a rule did stands in the history of the lead or client under the rule’s name, with Undo. Switching a rule changes nothing that it did before.",
          )}
        </p>
        <Controller
          control={state.form.control}
          name="rules_off"
          render={({ field }) => <RuleSwitches off={field.value} onChange={field.onChange} />}
        />
        <OnboardingList form={state.form} />
      </SettingsForm>
    </Card>
  );
}

type RuleSwitchesProps = { off: readonly string[]; onChange: (off: string[]) => void };

function RuleSwitches({ off, onChange }: RuleSwitchesProps) {
  return (
    <div className="grid">
      {RULES.map((rule) => (
        <SettingsSwitch
          key={rule}
          {...ruleLabels[rule]}
          isOn={!off.includes(rule)}
          onSwitch={(isOn) =>
            onChange(isOn ? off.filter((other) => other !== rule) : [...off, rule].toSorted())
          }
        />
      ))}
    </div>
  );
}
