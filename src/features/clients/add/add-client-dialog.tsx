import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { toast } from "sonner";
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
import { addClient } from "@/data/clients/mutations";
import { crmKeys } from "@/data/records/crm-keys";
import type { Colleague } from "@/data/staff/people";
import { isForbidden } from "@/data/records/refusals";
import { errorCode, reasonOf } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { ClientFields } from "./add-client-fields";
import { clientFormSchema, newClientOf, type ClientForm } from "./client-form-schema";
import { SameBusiness } from "./same-business";
import { useSameBusiness } from "./use-same-business";

/** What was typed so far, and the id it will be stored under, however often it is sent. */
export type ClientDraft = { id: string; values: ClientForm };

type AddClientDialogProps = {
  draft: ClientDraft;
  staff: readonly Colleague[];
  /** With what stood in the form, for when it is opened again. */
  onClose: (values: ClientForm) => void;
  onAdded: () => void;
};

const isThereAlready = (error: unknown) => errorCode(error) === "23505";

export function AddClientDialog({ draft, staff, onClose, onAdded }: AddClientDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<ClientForm>({
    resolver: zodResolver(clientFormSchema),
    defaultValues: draft.values,
  });
  const { isSubmitting } = form.formState;
  const same = useSameBusiness(useWatch({ control: form.control, name: "business" }));
  useEffect(() => form.setFocus("business"), [form]);

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      await addClient(newClientOf(draft.id, values));
    } catch (error) {
      // Sent before, and only the answer was lost.
      if (!isThereAlready(error)) {
        setProblem(
          isForbidden(error)
            ? t("Not added: your role does not allow it. Your text is still here.")
            : t("Not added: {{reason}}. Your text is still here.", { reason: reasonOf(error) }),
        );
        return;
      }
    }
    void queryClient.invalidateQueries({ queryKey: crmKeys.all });
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
            {problem !== null && (
              <Alert variant="destructive" className="col-span-full">
                {problem}
              </Alert>
            )}
            <ClientFields form={form} staff={staff} />
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
