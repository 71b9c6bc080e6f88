import type { ComponentProps, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { formatNumber } from "@/lib/format/format";
import { maxLengths, withScheme, type LeadFieldName, type LeadFields } from "../lead-schema";

const machineText = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/** Attributes for browsers and phone keyboards. */
const attributes = {
  name: { autoComplete: "name", autoCapitalize: "words" },
  email: { type: "email", inputMode: "email", autoComplete: "email", ...machineText },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  business: { autoComplete: "organization", autoCapitalize: "words" },
  town: { autoComplete: "address-level2", autoCapitalize: "words" },
  website: { type: "url", inputMode: "url", autoComplete: "url", ...machineText },
} as const satisfies Partial<Record<LeadFieldName, ComponentProps<"input">>>;

type LeadFieldProps = {
  name: keyof typeof attributes;
  label: string;
  hint?: ReactNode;
  className?: string;
  isOptional?: boolean;
};

export function LeadField({ name, label, hint, className, isOptional = false }: LeadFieldProps) {
  const { register } = useFormContext<LeadFields>();
  const error = useFieldError(name);
  return (
    <Field
      label={<LeadLabel label={label} isOptional={isOptional} />}
      hint={hint}
      error={error}
      className={className ?? ""}
    >
      {(control) => (
        <Input
          type="text"
          {...attributes[name]}
          {...control}
          {...register(name)}
          size="lg"
          required={!isOptional}
        />
      )}
    </Field>
  );
}

type LeadMessageProps = Omit<LeadFieldProps, "name"> & { rows?: number };

export function LeadMessage({ label, hint, className, isOptional, rows = 5 }: LeadMessageProps) {
  const { register } = useFormContext<LeadFields>();
  const error = useFieldError("message");
  return (
    <Field
      label={<LeadLabel label={label} isOptional={isOptional} />}
      hint={hint}
      error={error}
      className={className ?? ""}
    >
      {(control) => (
        <Textarea
          {...control}
          {...register("message")}
          size="lg"
          rows={rows}
          required={!isOptional}
        />
      )}
    </Field>
  );
}

export function LeadLabel({ label, isOptional = false }: { label: string; isOptional?: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <span>{label}</span>
      {isOptional && <span className="font-normal text-muted"> {t("(optional)")}</span>}
    </>
  );
}

export function useFieldError(name: LeadFieldName): string | undefined {
  const { t } = useTranslation();
  const { formState, watch } = useFormContext<LeadFields>();
  const error = formState.errors[name];
  const value = error?.type === "too_big" ? watch(name) : null;
  if (name in maxLengths && typeof value === "string") {
    return t("{{most}} characters fit here, and this is {{length}}. Shorten it.", {
      most: formatNumber(maxLengths[name as keyof typeof maxLengths]),
      length: formatNumber((name === "website" ? withScheme(value.trim()) : value.trim()).length),
    });
  }
  return error?.message && t(error.message);
}
