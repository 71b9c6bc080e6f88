import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { formFields } from "@/data/clients/fields";
import { FormField } from "@/features/crm/shared/fields/form-field";
import { fieldProblem } from "@/features/crm/shared/fields/field-problem";
import type { ClientForm } from "./client-form";

export function ClientFields({ form }: { form: UseFormReturn<ClientForm> }) {
  const { t } = useTranslation();
  const { register, formState } = form;
  return formFields.map((field) => (
    <FormField
      key={field.id}
      field={field}
      className={field.isWide ? "lg:col-span-4" : "lg:col-span-2"}
      error={formState.errors[field.id]?.message}
      {...register(field.id, { validate: (typed) => fieldProblem(field, typed, t) ?? true })}
    />
  ));
}
