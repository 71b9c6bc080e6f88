import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm, type FieldErrors, type UseFormRegister } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { crmKeys } from "@/data/crm/crm-keys";
import { addLead, LEAD_SOURCES } from "@/data/crm/leads";
import { useStaffMember } from "@/data/use-staff-member";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { errorCode, reasonOf } from "@/lib/errors";
import { sourceLabels, tradeOptions } from "../parts/crm-labels";
import { useRecordChange } from "../parts/use-record-change";
import { DuplicateWarning } from "./duplicate-warning";
import { EMPTY_LEAD, newLeadSchema, toNewLead, type LeadDraft } from "./new-lead-schema";

const ALREADY_THERE = "23505";

type AddLeadFormProps = {
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onAdded: () => void;
  onOpenLead: (id: string) => void;
};

export function AddLeadForm({ onDirty, onCancel, onAdded, onOpenLead }: AddLeadFormProps) {
  const { t } = useTranslation();
  const form = useForm<LeadDraft>({
    resolver: zodResolver(newLeadSchema),
    defaultValues: EMPTY_LEAD,
  });
  const { register, control, handleSubmit, formState } = form;
  const { save, problem } = useAddLead(onAdded);
  const { isDirty, isSubmitting, errors } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <form onSubmit={(event) => void handleSubmit(save)(event)} noValidate>
      <div className="modal-body add-lead">
        {problem !== null && <Alert>{problem}</Alert>}
        <TextInputs fields={WHO} register={register} errors={errors} />
        <DuplicateWarning control={control} onOpen={onOpenLead} />
        <TextInputs fields={WHAT} register={register} errors={errors} />
        <LeadChoices register={register} errors={errors} />
      </div>
      <div className="modal-foot">
        <Button type="submit" busyLabel={isSubmitting && t("Adding")}>
          {t("Add lead")}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t("Cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Stores it under one id, however often it is tried. */
function useAddLead(onAdded: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const member = useStaffMember();
  const say = useUndoToast();
  const store = useRecordChange();
  const [id] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (draft: LeadDraft) => {
    setProblem(null);
    try {
      await addLead({ ...toNewLead(draft), id, owner_id: member?.userId ?? null });
    } catch (error) {
      // An answer that got lost: it was stored the first time.
      if (errorCode(error) !== ALREADY_THERE) {
        setProblem(
          t("Not added: {{reason}}. What you typed is still here.", { reason: reasonOf(error) }),
        );
        return;
      }
    }
    void queryClient.invalidateQueries({ queryKey: crmKeys.all });
    const name = draft.business.trim() || draft.name.trim();
    const changes = { archived_at: new Date().toISOString() };
    say.done(
      t("Added {{name}}.", { name }),
      () => void store({ table: "leads", record: { id, version: 1 }, changes, said: t("Undone.") }),
    );
    onAdded();
  };
  return { save, problem };
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
  { name: "nextStep", label: "Next step", type: "text" },
  { name: "nextStepOn", label: "Next step on", type: "date" },
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
            <input
              {...field}
              {...register(name)}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened for it
              autoFocus={name === "name"}
              className="input"
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
          <select {...field} {...register("trade")} className="input">
            <option value="">{t("Not known")}</option>
            {tradeOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t("Source")}>
        {(field) => (
          <select {...field} {...register("source")} className="input">
            {LEAD_SOURCES.map((value) => (
              <option key={value} value={value}>
                {t(sourceLabels[value].label)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field className="add-lead-wide" label={t("What they want")} error={errorOf("message")}>
        {(field) => <textarea {...field} {...register("message")} className="input" rows={3} />}
      </Field>
    </>
  );
}
