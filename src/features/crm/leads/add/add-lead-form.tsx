import { useEffect, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogFooter } from "@/components/ui/dialog";
import { formFields } from "@/data/leads/fields";
import { FormField } from "@/features/crm/shared/fields/form-field";
import { fieldProblem, isLong } from "@/features/crm/shared/fields/field-problem";
import { useWriter } from "@/data/staff/use-form-draft";
import { DuplicateWarning } from "./duplicate-warning";
import { keepNewLead, readNewLead } from "./new-lead-draft";
import { EMPTY_LEAD, type LeadDraft } from "./lead-draft";
import { useAddLead } from "./use-add-lead";

type AddLeadFormProps = {
  onCancel: () => void;
  onAdded: () => void;
  onOpenLead: (id: string) => void;
};

/** Keeps the input in the tab until it is stored or discarded. */
export function AddLeadForm({ onCancel, onAdded, onOpenLead }: AddLeadFormProps) {
  const { t } = useTranslation();
  const writer = useWriter();
  const [kept] = useState(() => readNewLead(writer));
  const [id] = useState(() => kept?.id ?? crypto.randomUUID());
  const form = useForm<LeadDraft>({
    defaultValues: kept?.draft ?? EMPTY_LEAD,
  });
  const { control, handleSubmit, formState, subscribe } = form;
  const { save, problem } = useAddLead(id, onAdded);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepNewLead(writer, { id, draft: values }),
      }),
    [subscribe, writer, id],
  );
  return (
    <form className="contents" onSubmit={(event) => void handleSubmit(save)(event)} noValidate>
      <DialogBody className="lg:grid-cols-2">
        {problem !== null && (
          <Alert variant="destructive" className="col-span-full">
            {problem}
          </Alert>
        )}
        {kept !== null && <p className="col-span-full text-muted">{t("You began this before.")}</p>}
        <FormFields form={form} part="who" />
        <DuplicateWarning control={control} onOpen={onOpenLead} />
        <FormFields form={form} part="what" />
      </DialogBody>
      <DialogFooter>
        <Button type="submit" busyLabel={formState.isSubmitting && t("Adding")}>
          {t("Add lead")}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t("Cancel")}
        </Button>
      </DialogFooter>
    </form>
  );
}

type FormFieldsProps = { form: UseFormReturn<LeadDraft>; part: "who" | "what" };

function FormFields({ form: { register, formState }, part }: FormFieldsProps) {
  const { t } = useTranslation();
  return formFields(part).map((field) => (
    <FormField
      key={field.id}
      field={field}
      className={isLong(field) ? "col-span-full" : undefined}
      error={formState.errors[field.id]?.message}
      isFirst={field.id === "name"}
      {...register(field.id, { validate: (typed) => fieldProblem(field, typed, t) ?? true })}
    />
  ));
}
