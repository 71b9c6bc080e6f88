import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Switch } from "@/components/ui/switch";
import { switchableMails } from "@/data/mails/mail-kinds";

type MailSwitchesProps = { off: readonly string[]; onChange: (off: string[]) => void };

/** A switch for each kind of mail. Unknown kinds are kept. */
export function MailSwitches({ off, onChange }: MailSwitchesProps) {
  return (
    <div className="grid">
      {switchableMails.map(({ kind, label, hint }) => (
        <MailSwitch
          key={kind}
          label={label}
          hint={hint}
          isOn={!off.includes(kind)}
          onSwitch={(isOn) =>
            onChange(isOn ? off.filter((other) => other !== kind) : [...off, kind].toSorted())
          }
        />
      ))}
    </div>
  );
}

type MailSwitchProps = {
  /** English, as is `hint`. */
  label: string;
  hint: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
};

function MailSwitch({ label, hint, isOn, onSwitch }: MailSwitchProps) {
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
