import { useEffect, useState } from "react";
import { useForm, useWatch, type UseFormReturn, type Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogFooter } from "@/components/ui/dialog";
import { formFields } from "@/data/leads/fields";
import { FormField } from "@/features/crm/shared/fields/form-field";
import {
  fieldProblem,
  isLong,
  isPhone,
  storedValue,
} from "@/features/crm/shared/fields/field-problem";
import { useWriter } from "@/data/staff/use-form-draft";
import { addLead, type NewLead } from "@/data/leads/mutations";
import type { Versioned } from "@/data/records/changes";
import { useCrmMutation } from "@/data/records/mutations";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { useRecordChange } from "@/features/crm/shared/fields/use-record-change";
import { jsonDraft, type Writer } from "@/lib/storage/drafts";
import { leadsLikeQuery } from "@/data/leads/queries";
import { stageLabels } from "@/data/leads/choices";
import { useDebouncedValue } from "@/hooks/use-debounced-value";
import { cleanEmail, isEmail } from "@/lib/format/email-address";
import { leadName } from "@/features/crm/shared/lead-labels";

const keptSchema = z.object({ id: z.uuid(), draft: z.record(z.string(), z.string()) });

type NewLeadDraft = {
  /** One for all tries, so that a lost answer does not create a second lead. */
  id: string;
  draft: LeadDraft;
};

const store = (writer: Writer) => jsonDraft("tabDraft", writer, "new-lead", keptSchema);

export function readNewLead(writer: Writer): NewLeadDraft | null {
  const kept = store(writer).read();
  return kept && { id: kept.id, draft: { ...EMPTY_LEAD, ...kept.draft } };
}

function keepNewLead(writer: Writer, { id, draft }: NewLeadDraft): void {
  const names = Object.keys(EMPTY_LEAD) as (keyof LeadDraft)[];
  const isEmpty = names.every((name) => draft[name] === EMPTY_LEAD[name]);
  store(writer).write(isEmpty ? null : { id, draft });
}

export function forgetNewLead(writer: Writer): void {
  store(writer).write(null);
}

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

function useAddLead(id: string, onAdded: () => void) {
  const { t } = useTranslation();
  const { mutateAsync: add, error } = useCrmMutation(addLead);
  const member = useStaffMember();
  const say = useUndoToast();
  const change = useRecordChange();

  const save = async (draft: LeadDraft) => {
    const owner_id = member?.id ?? null;
    let record: Versioned;
    try {
      record = await add({ ...toNewLead(draft), id, owner_id });
    } catch {
      return;
    }
    const name = draft.business.trim() || draft.name.trim();
    const changes = { archived_at: new Date().toISOString() };
    const undone = {
      table: "leads",
      record,
      changes,
      message: t("Undone."),
      isUndo: true,
    } as const;
    const undo = () => void change(undone);
    say.done(t("Added {{name}}.", { name }), undo);
    forgetNewLead(owner_id);
    onAdded();
  };
  const problem =
    error && t("Not added: {{reason}}. What you typed is still here.", { reason: reasonOf(error) });
  return { save, problem };
}

const fields = [...formFields("who"), ...formFields("what")];

type LeadDraft = Record<string, string> & Record<"name" | "business" | "email" | "phone", string>;

const EMPTY_LEAD: LeadDraft = {
  name: "",
  business: "",
  email: "",
  phone: "",
  ...Object.fromEntries(fields.map(({ id, initial }) => [id, initial ?? ""])),
};

const toNewLead = (draft: LeadDraft): Omit<NewLead, "id"> => ({
  ...Object.fromEntries(
    fields.map((field) => [field.id, storedValue(field, draft[field.id] ?? "")]),
  ),
  name: draft.name.trim(),
});

const PAUSE_MS = 400;
const SHOWN = 3;

type DuplicateWarningProps = { control: Control<LeadDraft>; onOpen: (id: string) => void };

/** Warns while typing about leads with the same address, number or business. */
function DuplicateWarning({ control, onOpen }: DuplicateWarningProps) {
  const { t } = useTranslation();
  const [email, phone, business] = useWatch({ control, name: ["email", "phone", "business"] });
  const keys = {
    email: useDebouncedValue(isEmail(cleanEmail(email)) ? cleanEmail(email) : null, PAUSE_MS),
    phone: useDebouncedValue(isPhone(phone) ? phone : null, PAUSE_MS),
    business: useDebouncedValue(business.trim().length > 2 ? business.trim() : null, PAUSE_MS),
  };
  // A failed check shows no warning; the database marks duplicates once they are stored.
  const { data = [] } = useQuery(leadsLikeQuery(keys));
  return (
    <div className="col-span-full empty:hidden" role="status">
      {data.length > 0 && (
        <Alert variant="warning" className="flex gap-2.5">
          <Copy className="mt-0.5 flex-none" size={17} aria-hidden />
          <div>
            <p>{t("There already, with the same e-mail, phone or business:")}</p>
            <ul>
              {data.slice(0, SHOWN).map((lead) => (
                <li key={lead.id}>
                  <Button variant="link" className="min-h-11" onClick={() => onOpen(lead.id)}>
                    {t("Open {{name}}", { name: leadName(lead) })}
                  </Button>{" "}
                  {t(stageLabels[lead.stage])}
                </li>
              ))}
            </ul>
          </div>
        </Alert>
      )}
    </div>
  );
}
