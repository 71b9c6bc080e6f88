import type { ComponentProps } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

type InputProps = Pick<ComponentProps<typeof Input>, "type" | "inputMode" | "placeholder">;

type SettingsFieldProps<Values extends FieldValues> = InputProps & {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  className?: string;
  /** For plurals of the error, which is English, for `t()`. */
  count?: number;
};

export function SettingsField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  className = "",
  count,
  ...input
}: SettingsFieldProps<Values>) {
  const { t } = useTranslation();
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <Field
      label={label}
      hint={hint}
      className={className}
      error={error && t(error, count === undefined ? {} : { count })}
    >
      {(control) => <Input autoComplete="off" {...control} {...form.register(name)} {...input} />}
    </Field>
  );
}
