import { FieldLegend } from "@/components/ui/field";
import { ChoiceLabel } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";

type ChoiceGroupProps<Value extends string> = {
  legend: string;
  value: Value;
  onChange: (value: Value) => void;
  isDisabled: boolean;
  choices: readonly [value: Value, label: string, outcome: string][];
};

export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  return (
    <RadioGroup
      className="grid gap-2"
      disabled={props.isDisabled}
      value={props.value}
      onValueChange={props.onChange}
    >
      <FieldLegend className="mb-2">{props.legend}</FieldLegend>
      {props.choices.map(([value, label, outcome]) => (
        <ChoiceLabel
          key={value}
          className="max-w-[60ch] cursor-pointer items-start gap-3 rounded-sm border-frame border-line-strong px-3.5 py-2.75 font-normal has-checked:border-text has-checked:bg-wait-bg"
        >
          <RadioGroupItem className="mt-px size-5" value={value} />
          <span>
            <strong className="block font-semibold">{label}</strong>
            <span className="block text-xs text-muted in-[label:has(:checked)]:text-text">
              {outcome}
            </span>
          </span>
        </ChoiceLabel>
      ))}
    </RadioGroup>
  );
}
