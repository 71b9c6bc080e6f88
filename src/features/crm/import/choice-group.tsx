import { useId } from "react";

type ChoiceGroupProps<Value extends string> = {
  legend: string;
  value: Value;
  onChange: (value: Value) => void;
  isDisabled: boolean;
  /** Each with what it is called and what comes of it. */
  choices: readonly [value: Value, label: string, outcome: string][];
};

export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className="imp-choices" disabled={props.isDisabled}>
      <legend>{props.legend}</legend>
      {props.choices.map(([value, label, outcome]) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is in the span
        <label key={value} htmlFor={`${name}-${value}`}>
          <input
            type="radio"
            id={`${name}-${value}`}
            name={name}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          <span>
            <strong>{label}</strong>
            <span className="imp-note">{outcome}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
