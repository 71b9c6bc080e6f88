import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field, type FieldControlProps } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { regionOptions } from "../list/region-options";
import type { RecordField } from "@/data/records/record-fields";
import { INPUT_TYPES } from "./field-input";
import { isLong } from "./field-problem";
import { usePersonOptions } from "./inline-kinds";

type FormFieldProps = UseFormRegisterReturn & {
  field: RecordField;
  error: string | undefined;
  className?: string | undefined;
  isFirst?: boolean;
};

/** A labelled control for a field of a new record. */
export function FormField({ field, error, className, ...control }: FormFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t(field.formLabel ?? field.label)} error={error} className={className}>
      {(tied) => <FormControl {...tied} {...control} field={field} />}
    </Field>
  );
}

type ControlProps = FieldControlProps & Omit<FormFieldProps, "error" | "className">;

function FormControl({ field, isFirst, ...control }: ControlProps) {
  const { kind } = field;
  if (kind === "person") return <PersonControl {...control} />;
  if (kind === "choice" || (kind === "region" && field.noneLabel !== undefined)) {
    return <ChoiceControl {...control} field={field} />;
  }
  if (isLong(field)) return <Textarea {...control} rows={3} />;
  return (
    <Input
      {...control}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened for it
      autoFocus={isFirst}
      type={kind === "day" ? "date" : kind === "phone" ? "tel" : "text"}
      inputMode={
        kind === "day" ? undefined : kind === "money" ? "decimal" : (INPUT_TYPES[kind] ?? "text")
      }
      autoComplete="off"
    />
  );
}

function ChoiceControl({ field, ...control }: ControlProps) {
  const { t } = useTranslation();
  const choices =
    field.kind === "choice"
      ? Object.entries(field.labels).map(([value, label]) => ({ value, label: t(label) }))
      : regionOptions;
  return (
    <Select {...control}>
      {field.noneLabel !== undefined && <option value="">{t(field.noneLabel)}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function PersonControl(control: Omit<ControlProps, "field">) {
  return (
    <Select {...control}>
      {usePersonOptions().map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
