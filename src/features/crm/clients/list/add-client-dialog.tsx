import { useEffect } from "react";
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
import { useCrmMutation } from "@/data/records/mutations";
import { isForbidden } from "@/data/records/refusals";
import { reasonOf } from "@/lib/errors/errors";
import { paths } from "@/lib/paths";
import { ClientFields } from "./add-client-fields";
import { newClientOf, type ClientForm } from "./client-form";
import { SameBusiness } from "./same-business";
import { useSameBusiness } from "./use-same-business";

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
