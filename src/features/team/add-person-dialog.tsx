import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
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
import { CopyField } from "@/components/copy-field";
import { ErrorNotice } from "@/components/error-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { invitationKeyQuery } from "@/data/staff/invitations";
import { isDemo } from "@/lib/env";
import { parseTimestamp } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { formatDateTime } from "@/lib/dates/reader-time";
import { addPersonSchema } from "./person-form-schema";
import { RoleField } from "./role-field";

export const noDraft: NewPerson = { email: "", name: "", role: "viewer" };

type AddPersonDialogProps = {
  draft: NewPerson;
  onClose: (draft: NewPerson) => void;
};

export function AddPersonDialog({ draft, onClose }: AddPersonDialogProps) {
  const [added, setAdded] = useState<AddedPerson | null>(null);
  const form = useForm<NewPerson>({
    resolver: zodResolver(addPersonSchema),
    defaultValues: draft,
  });
  const { isSubmitting } = form.formState;
  const close = () => onClose(added === null ? form.getValues() : noDraft);
  return (
    <Dialog open onOpenChange={() => !isSubmitting && close()}>
      <DialogContent className="lg:max-w-150">
        {added === null ? (
          <AddPersonForm form={form} onAdded={setAdded} onCancel={close} />
        ) : (
          <PersonAdded person={added} onDone={close} />
        )}
      </DialogContent>
    </Dialog>
  );
}

type AddPersonFormProps = {
  form: UseFormReturn<NewPerson>;
  onAdded: (person: AddedPerson) => void;
  onCancel: () => void;
};

function AddPersonForm({ form, onAdded, onCancel }: AddPersonFormProps) {
  const { t } = useTranslation();
  const { mutateAsync: add } = useStaffMutation(addStaff);
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;

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
    <>
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
          <Button variant="secondary" onClick={onCancel}>
            {t("Cancel")}
          </Button>
        </DialogFooter>
      </form>
    </>
  );
}

type PersonAddedProps = { person: AddedPerson; onDone: () => void };

function PersonAdded({ person, onDone }: PersonAddedProps) {
  const { t } = useTranslation();
  return (
    <>
      <DialogHeader>
        <DialogTitle>{t("{{name}} is on the list", { name: person.name })}</DialogTitle>
      </DialogHeader>
      <DialogBody>
        {person.invited_until === null ? (
          <p role="status">
            {t("This address has an account already, so they sign in with the password they have.")}
          </p>
        ) : (
          <InvitationDetails
            personId={person.id}
            email={person.email}
            invitedUntil={person.invited_until}
          />
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onDone}>{t("Done")}</Button>
      </DialogFooter>
    </>
  );
}

type InvitationDetailsProps = {
  personId: string;
  email: string;
  /** An ISO timestamp. */
  invitedUntil: string;
};

/** The recipient and expiry of an invitation, with its link to pass on. */
export function InvitationDetails({ personId, email, invitedUntil }: InvitationDetailsProps) {
  const { t } = useTranslation();
  const key = useQuery(invitationKeyQuery(personId));
  const end = parseTimestamp(invitedUntil);
  const until = end === null ? "" : formatDateTime(end);
  if (key.data === null) {
    return <p>{t("The invitation to {{email}} has expired. Send it again.", { email })}</p>;
  }
  return (
    <>
      <p role="status">
        {isDemo
          ? t(
              "The invitation to {{email}} is in the outbox, and works until {{until}}. This demo sends no mail: open the link yourself to see the back office in that role.",
              { email, until },
            )
          : t("An invitation is on its way to {{email}}. Its link works once, until {{until}}.", {
              email,
              until,
            })}
      </p>
      {key.isError ? (
        <ErrorNotice
          headingLevel={3}
          heading={t("The link could not be loaded")}
          body={t("Nothing was changed. The reason: {{message}}.", {
            message: reasonOf(key.error),
          })}
          onRetry={() => void key.refetch()}
          isRetrying={key.isFetching}
        />
      ) : key.data === undefined ? (
        <Skeleton className="h-20" />
      ) : (
        <CopyField
          label={t("Link of the invitation")}
          hint={t("Whoever has it chooses the password, so give it to nobody else.")}
          value={new URL(paths.invitation(key.data), location.origin).href}
        />
      )}
    </>
  );
}
