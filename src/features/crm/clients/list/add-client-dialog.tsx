import { useEffect, useState } from "react";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { toast } from "sonner";
import { useQuery } from "@tanstack/react-query";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { addClient, type NewClient } from "@/data/clients/mutations";
import { useCrmMutation } from "@/data/records/mutations";
import { isForbidden } from "@/data/records/refusals";
import { reasonOf } from "@/lib/errors/errors";
import { paths } from "@/lib/paths";
import { formFields, type ClientFormId } from "@/data/clients/fields";
import { FormField } from "@/features/crm/shared/fields/form-field";
import { fieldProblem, storedValue } from "@/features/crm/shared/fields/field-problem";
import { officeDay } from "@/lib/dates/office/office-day";
import { fetchClients } from "@/data/clients/queries";
import type { ClientRow } from "@/data/clients/schema";
import { crmKeys } from "@/data/records/crm-keys";
import { TextLink } from "@/components/text-link";
import { formatList } from "@/lib/format/format";

type ClientForm = Record<ClientFormId, string>;

export const emptyClientForm = (ownerId: string, now: Date): ClientForm => {
  const initial = Object.fromEntries(formFields.map((field) => [field.id, field.initial ?? ""]));
  // Every field that the form requests is in it.
  return { ...(initial as ClientForm), owner_id: ownerId, client_since: officeDay(now) };
};

const newClientOf = (id: string, form: ClientForm): NewClient => ({
  ...Object.fromEntries(formFields.map((field) => [field.id, storedValue(field, form[field.id])])),
  id,
  business: form.business.trim(),
});

/** The typed values, and the id to store them under. */
export type ClientDraft = { id: string; values: ClientForm };

type AddClientDialogProps = {
  draft: ClientDraft;
  onClose: (values: ClientForm) => void;
  onAdded: () => void;
};

export function AddClientDialog({ draft, onClose, onAdded }: AddClientDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutateAsync: add, error } = useCrmMutation(addClient);
  const form = useForm<ClientForm>({ defaultValues: draft.values });
  const { isSubmitting } = form.formState;
  const same = useSameBusiness(useWatch({ control: form.control, name: "business" }));
  useEffect(() => form.setFocus("business"), [form]);

  const submit = form.handleSubmit(async (values) => {
    try {
      await add(newClientOf(draft.id, values));
    } catch {
      return;
    }
    onAdded();
    toast.success(t("Added {{business}}.", { business: values.business }));
    void navigate(paths.crmClient(draft.id));
  });

  return (
    <Dialog open onOpenChange={() => onClose(form.getValues())}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t("Add client")}</DialogTitle>
        </DialogHeader>
        <form className="contents" noValidate onSubmit={(event) => void submit(event)}>
          <DialogBody className="lg:grid-cols-6">
            {error !== null && (
              <Alert variant="destructive" className="col-span-full">
                {isForbidden(error)
                  ? t("Not added: your role does not allow it. Your text is still here.")
                  : t("Not added: {{reason}}. Your text is still here.", {
                      reason: reasonOf(error),
                    })}
              </Alert>
            )}
            <ClientFields form={form} />
            <SameBusiness clients={same} />
          </DialogBody>
          <DialogFooter>
            <Button type="submit" busyLabel={isSubmitting && t("Adding")}>
              {same.length > 0 ? t("Add anyway") : t("Add client")}
            </Button>
            <Button variant="secondary" onClick={() => onClose(form.getValues())}>
              {t("Cancel")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function ClientFields({ form }: { form: UseFormReturn<ClientForm> }) {
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

const PAUSE_MS = 300;
const SHORTEST = 3;

const keyOf = (business: string) => business.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Clients with the same name, ignoring spaces and punctuation, once typing pauses. */
function useSameBusiness(typed: string): ClientRow[] {
  const [wanted, setWanted] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    queryKey: [...crmKeys.clients, "same-business", wanted],
    queryFn: ({ signal }) => fetchClients({ search: wanted }, "business", null, 20, signal),
    enabled: keyOf(wanted).length >= SHORTEST,
  });
  return (data?.rows ?? []).filter(({ business }) => keyOf(business) === keyOf(typed));
}

/** Only a warning, because two businesses may share a name. */
function SameBusiness({ clients }: { clients: readonly ClientRow[] }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="col-span-full">
      {clients.length > 0 && (
        <Alert variant="warning">
          <p>{t("A client of this name is here already. Is it the same business?")}</p>
          <ul>
            {clients.map(({ id, business, town, region }) => (
              <li key={id}>
                <TextLink to={paths.crmClient(id)}>{formatList([business, town, region])}</TextLink>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
