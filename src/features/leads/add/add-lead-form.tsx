import { useEffect, useState } from "react";
import { useForm, type UseFormRegisterReturn, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogFooter } from "@/components/ui/dialog";
import { Field, type FieldControlProps } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { askedFields } from "@/data/leads/fields";
import type { RecordField } from "@/data/records/record-fields";
import { INPUT_TYPES } from "@/components/record/fields/field-input";
import { fieldProblem } from "@/components/record/fields/field-problem";
import { useWriter } from "@/components/record/edit/use-form-draft";
import { DuplicateWarning } from "./duplicate-warning";
import { keepNewLead, readNewLead } from "./new-lead-draft";
import { EMPTY_LEAD, type LeadDraft } from "./lead-draft";
import { useAddLead } from "./use-add-lead";

type AddLeadFormProps = {
  onCancel: () => void;
  onAdded: () => void;
  onOpenLead: (id: string) => void;
};

/** What is typed is kept in the tab until it is stored or thrown away. */
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
        <AskedFields form={form} part="who" />
        <DuplicateWarning control={control} onOpen={onOpenLead} />
        <AskedFields form={form} part="what" />
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

type AskedProps = { form: UseFormReturn<LeadDraft>; part: "who" | "what" };

function AskedFields({ form: { register, formState }, part }: AskedProps) {
  const { t } = useTranslation();
  return askedFields(part).map((asked) => {
    const { id } = asked;
    const validate = (typed: string) => fieldProblem(asked, typed, t) ?? true;
    return (
      <Field
        key={id}
        className={isLong(asked) ? "col-span-full" : undefined}
        label={t(asked.formLabel ?? asked.label)}
        error={formState.errors[id]?.message}
      >
        {(control) => <AskedControl {...control} {...register(id, { validate })} field={asked} />}
      </Field>
    );
  });
}

type AskedControlProps = FieldControlProps & UseFormRegisterReturn & { field: RecordField };

function AskedControl({ field, ...control }: AskedControlProps) {
  const { t } = useTranslation();
  if (field.kind === "choice") {
    return (
      <Select {...control}>
        {field.noneLabel !== undefined && <option value="">{t(field.noneLabel)}</option>}
        {Object.entries(field.labels ?? {}).map(([value, label]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </Select>
    );
  }
  if (isLong(field)) return <Textarea {...control} rows={3} />;
  const isDay = field.kind === "day";
  return (
    <Input
      {...control}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened for it
      autoFocus={field.id === "name"}
      type={isDay ? "date" : field.kind === "phone" ? "tel" : "text"}
      inputMode={isDay ? undefined : (INPUT_TYPES[field.kind] ?? "text")}
      autoComplete="off"
    />
  );
}

const isLong = (field: RecordField) => field.kind === "text" && field.keepsLines === true;
