import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm, type FieldErrors, type UseFormRegister } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { LEAD_SOURCES } from "@/data/leads/queries";
import { sourceLabels, tradeOptions } from "@/components/record/crm-labels";
import { useWriter } from "@/components/record/edit/use-form-draft";
import { DuplicateWarning } from "./duplicate-warning";
import { keepNewLead, readNewLead } from "./new-lead-draft";
import { EMPTY_LEAD, newLeadSchema, type LeadDraft } from "./new-lead-schema";
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
    resolver: zodResolver(newLeadSchema),
    defaultValues: kept?.draft ?? EMPTY_LEAD,
  });
  const { register, control, handleSubmit, formState, subscribe } = form;
  const { save, problem } = useAddLead(id, onAdded);
  const { isSubmitting, errors } = formState;
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
        <TextInputs fields={WHO} register={register} errors={errors} />
        <DuplicateWarning control={control} onOpen={onOpenLead} />
        <TextInputs fields={WHAT} register={register} errors={errors} />
        <LeadChoices register={register} errors={errors} />
      </DialogBody>
      <DialogFooter>
        <Button type="submit" busyLabel={isSubmitting && t("Adding")}>
          {t("Add lead")}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t("Cancel")}
        </Button>
      </DialogFooter>
    </form>
  );
}

type LeadInputsProps = {
  register: UseFormRegister<LeadDraft>;
  errors: FieldErrors<LeadDraft>;
};

type TextField = {
  name: Exclude<keyof LeadDraft, "trade" | "source" | "message">;
  label: string;
  type: "text" | "email" | "tel" | "url" | "date";
};

/** What tells one lead from another; a double is named right below. */
const WHO: readonly TextField[] = [
  { name: "name", label: "Name", type: "text" },
  { name: "business", label: "Business", type: "text" },
  { name: "email", label: "E-mail", type: "email" },
  { name: "phone", label: "Phone", type: "tel" },
];

const WHAT: readonly TextField[] = [
  { name: "town", label: "Town", type: "text" },
  { name: "region", label: "State, two letters", type: "text" },
  { name: "website", label: "Website", type: "url" },
  { name: "value", label: "Worth a month, US dollars", type: "text" },
  { name: "next_step", label: "Next step", type: "text" },
  { name: "next_step_on", label: "Next step on", type: "date" },
];

function useErrorOf(errors: FieldErrors<LeadDraft>) {
  const { t } = useTranslation();
  return (name: keyof LeadDraft) => {
    const message = errors[name]?.message;
    return message === undefined ? undefined : t(message);
  };
}

type TextInputsProps = LeadInputsProps & { fields: readonly TextField[] };

function TextInputs({ fields, register, errors }: TextInputsProps) {
  const { t } = useTranslation();
  const errorOf = useErrorOf(errors);
  return (
    <>
      {fields.map(({ name, label, type }) => (
        <Field key={name} label={t(label)} error={errorOf(name)}>
          {(field) => (
            <Input
              {...field}
              {...register(name)}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened for it
              autoFocus={name === "name"}
              type={type === "email" || type === "url" ? "text" : type}
              inputMode={type === "date" ? undefined : type}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
    </>
  );
}

function LeadChoices({ register, errors }: LeadInputsProps) {
  const { t } = useTranslation();
  const errorOf = useErrorOf(errors);
  return (
    <>
      <Field label={t("Trade")}>
        {(field) => (
          <Select {...field} {...register("trade")}>
            <option value="">{t("Not known")}</option>
            {tradeOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("Source")}>
        {(field) => (
          <Select {...field} {...register("source")}>
            {LEAD_SOURCES.map((value) => (
              <option key={value} value={value}>
                {t(sourceLabels[value].label)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field className="col-span-full" label={t("What they want")} error={errorOf("message")}>
        {(field) => <Textarea {...field} {...register("message")} rows={3} />}
      </Field>
    </>
  );
}
