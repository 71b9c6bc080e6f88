import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
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
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import {
  addStaff,
  useStaffMutation,
  type AddedPerson,
  type NewPerson,
} from "@/data/staff/mutations";
import { isAlreadyStaff, isRemovedStaff } from "@/data/records/refusals";
import { reasonOf } from "@/lib/errors/errors";
import { addPersonSchema } from "./person-form-schema";
import { InvitationDetails } from "./invitation-details";
import { RoleField } from "./role-field";

export const noDraft: NewPerson = { email: "", name: "", role: "viewer" };

type AddPersonDialogProps = {
  draft: NewPerson;
  onClose: (draft: NewPerson) => void;
};

export function AddPersonDialog({ draft, onClose }: AddPersonDialogProps) {
  const { t } = useTranslation();
  const [added, setAdded] = useState<AddedPerson | null>(null);
  if (added === null) return <AddPersonForm draft={draft} onAdded={setAdded} onClose={onClose} />;
  const close = () => onClose(noDraft);
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent className="lg:max-w-150">
        <DialogHeader>
          <DialogTitle>{t("{{name}} is on the list", { name: added.name })}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {added.invited_until === null ? (
            <p role="status">
              {t(
                "This address has an account already, so they sign in with the password they have.",
              )}
            </p>
          ) : (
            <InvitationDetails
              personId={added.id}
              email={added.email}
              invitedUntil={added.invited_until}
            />
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={close}>{t("Done")}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

type AddPersonFormProps = AddPersonDialogProps & {
  onAdded: (person: AddedPerson) => void;
};

function AddPersonForm({ draft, onAdded, onClose }: AddPersonFormProps) {
  const { t } = useTranslation();
  const { mutateAsync: add } = useStaffMutation(addStaff);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<NewPerson>({
    resolver: zodResolver(addPersonSchema),
    defaultValues: draft,
  });
  const { errors, isSubmitting } = form.formState;
  const close = () => onClose(form.getValues());

  const submit = async (person: NewPerson) => {
    setFailure(null);
    try {
      onAdded(await add(person));
    } catch (error) {
      if (isAlreadyStaff(error)) {
        const message = t("{{reason}}: they are on the list already.", { reason: reasonOf(error) });
        form.setError("email", { message });
      } else if (isRemovedStaff(error)) {
        const message = t("{{reason}} and was removed. Bring them back from the list.", {
          reason: reasonOf(error),
        });
        form.setError("email", { message });
      } else setFailure(reasonOf(error));
    }
  };

  return (
    <Dialog open onOpenChange={() => !isSubmitting && close()}>
      <DialogContent className="lg:max-w-150">
        <DialogHeader>
          <DialogTitle>{t("Add a person")}</DialogTitle>
        </DialogHeader>
        <form
          className="contents"
          noValidate
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
        >
          <DialogBody>
            <Field
              label={t("E-mail")}
              hint={t("They sign in with it.")}
              error={errors.email && t(errors.email.message ?? "")}
            >
              {(control) => (
                <Input {...control} {...form.register("email")} type="email" autoComplete="off" />
              )}
            </Field>
            <Field label={t("Name")} error={errors.name && t(errors.name.message ?? "")}>
              {(control) => <Input {...control} {...form.register("name")} autoComplete="off" />}
            </Field>
            <RoleField
              register={form.register("role")}
              error={errors.role && t(errors.role.message ?? "")}
            />
            {failure !== null && (
              <Alert variant="destructive">
                {t("Nobody was added: {{reason}}. What you typed is still here.", {
                  reason: failure,
                })}
              </Alert>
            )}
          </DialogBody>
          <DialogFooter>
            <Button type="submit" busyLabel={isSubmitting && t("Adding")}>
              {t("Add person")}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t("Cancel")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
