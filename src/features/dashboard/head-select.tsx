import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

type HeadSelectProps<Option extends string> = {
  label: string;
  options: readonly Option[];
  textOf: (option: Option) => string;
  value: Option;
  onChange: (option: Option | undefined) => void;
};

/** On a phone as wide as its longest option; on the narrowest ones the button is below. */
export function HeadSelect<Option extends string>({
  label,
  options,
  textOf,
  value,
  onChange,
}: HeadSelectProps<Option>) {
  return (
    <Field className="max-md:grow max-sm:shrink-0" label={label}>
      {(control) => (
        <Select
          {...control}
          className="w-auto max-lg:w-full max-sm:pr-7 max-sm:pl-2.5"
          value={value}
          onChange={({ target }) => onChange(options.find((option) => option === target.value))}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {textOf(option)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
