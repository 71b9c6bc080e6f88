import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Switch } from "@/components/ui/switch";

type SettingsSwitchProps = {
  /** English, as is `hint`. */
  label: string;
  hint: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
};

/** A row of a list of switches, with a hint. */
export function SettingsSwitch({ label, hint, isOn, onSwitch }: SettingsSwitchProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 border-line py-2.5 not-first:border-t last:pb-0">
      <div>
        <label htmlFor={id} className="font-semibold">
          {t(label)}
        </label>
        <p id={`${id}-hint`} className="max-w-[65ch] text-code text-muted">
          {t(hint)}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} checked={isOn} onCheckedChange={onSwitch} />
    </div>
  );
}
