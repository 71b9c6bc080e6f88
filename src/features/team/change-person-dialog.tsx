import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
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
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { changeStaff, useStaffMutation, removeStaff, restoreStaff } from "@/data/staff/mutations";
import { isConflict, isLastOwner } from "@/data/records/refusals";
import type { StaffPerson } from "@/data/staff/schema";
import { changePersonSchema } from "./person-form-schema";
import { RoleField } from "./role-field";
import { staffRoles } from "@/data/staff/staff-roles";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { removeSecondStep } from "@/data/staff/second-step";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";

type Values = Pick<StaffPerson, "name" | "role">;

type ChangePersonDialogProps = {
  /** The latest version; unsaved input stays. */
  person: StaffPerson;
  isSelf: boolean;
  onClose: () => void;
};

export function ChangePersonDialog({ person, isSelf, onClose }: ChangePersonDialogProps) {
  const { t } = useTranslation();
  const { mutateAsync: store } = useStaffMutation(changeStaff);
  const refusal = useRefusal();
  const [seen, setSeen] = useState(person);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({
    resolver: zodResolver(changePersonSchema),
    defaultValues: { name: person.name, role: person.role },
  });
  const { errors, isSubmitting } = form.formState;
  const chosenRole = useWatch({ control: form.control, name: "role" });
  const givesUpOwnership = isSelf && person.role === "owner" && chosenRole !== "owner";
  // A refetch during saving contains that very change.
  const isOvertaken = person.version !== seen.version && !isSubmitting;

  const submit = async (values: Values) => {
    setFailure(null);
    try {
      await store({ seen, values, givesUpOwnership });
      toast.success(
        t("Saved: {{name}}, {{role}}.", {
          name: values.name,
          role: t(staffRoles[values.role].label),
        }),
      );
      onClose();
    } catch (error) {
      if (!isConflict(error)) setFailure(refusal(error, person.name));
    }
  };

  return (
    <Dialog open onOpenChange={() => !isSubmitting && onClose()}>
      <DialogContent className="lg:max-w-150">
        <DialogHeader>
          <DialogTitle>{t("Change {{name}}", { name: person.name })}</DialogTitle>
        </DialogHeader>
        <form
          className="contents"
          noValidate
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
        >
          <DialogBody>
            {isOvertaken && <Overtaken theirs={person} onSeen={() => setSeen(person)} />}
            <Field label={t("Name")} error={errors.name && t(errors.name.message ?? "")}>
              {(control) => <Input {...control} {...form.register("name")} autoComplete="off" />}
            </Field>
            <RoleField
              register={form.register("role")}
              error={errors.role && t(errors.role.message ?? "")}
            />
            {givesUpOwnership && failure === null && (
              <Alert variant="destructive">
                {t(
                  "This takes your own rights away. Only another owner can give them back, and this page will be closed to you.",
                )}
              </Alert>
            )}
            {failure !== null && <Alert variant="destructive">{failure}</Alert>}
            {person.has_second_step === true && !isSelf && <RemoveSecondStep person={person} />}
          </DialogBody>
          <DialogFooter>
            {!isOvertaken && (
              <Button
                type="submit"
                variant={givesUpOwnership ? "destructive" : "default"}
                busyLabel={isSubmitting && t("Saving")}
              >
                {givesUpOwnership ? t("Give up my role as owner") : t("Save")}
              </Button>
            )}
            <Button variant="secondary" onClick={onClose}>
              {t("Cancel")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

type OvertakenProps = { theirs: StaffPerson; onSeen: () => void };

function Overtaken({ theirs, onSeen }: OvertakenProps) {
  const { t } = useTranslation();
  return (
    <Alert variant="destructive">
      <p>
        {theirs.removed_at === null
          ? t("Somebody else changed this person in the meantime: now {{name}}, {{role}}.", {
              name: theirs.name,
              role: t(staffRoles[theirs.role].label),
            })
          : t("Somebody else removed this person in the meantime.")}{" "}
        {t("What you chose is still here.")}
      </p>
      {theirs.removed_at === null && (
        <Button variant="outline" onClick={onSeen}>
          {t("Go on with mine")}
        </Button>
      )}
    </Alert>
  );
}

/** For a colleague who lost the phone and the recovery codes. */
function RemoveSecondStep({ person }: { person: StaffPerson }) {
  const { t } = useTranslation();
  const refusal = useRefusal();
  const { mutate, isPending } = useStaffMutation(removeSecondStep);
  const [isAsking, setIsAsking] = useState(false);
  const remove = () =>
    mutate(person.id, {
      onSuccess: () =>
        toast.success(t("{{name}} comes in by the password alone now.", { name: person.name })),
      onError: (error) => void toast.error(refusal(error, person.name), { duration: Infinity }),
      onSettled: () => setIsAsking(false),
    });
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-muted">
        {t("{{name}} enters a code after the password.", { name: person.name })}
      </p>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t("Take the second step away")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={t("Take the second step away from {{name}}?", { name: person.name })}
        detail={t(
          "Only when the phone and the recovery codes are lost, and you have heard it from {{name}} in person. Somebody may be pretending.",
          { name: person.name },
        )}
        confirmLabel={t("Take it away")}
        busyLabel={t("Taking it away")}
        keepLabel={t("Keep it")}
        isBusy={isPending}
        onKeep={() => setIsAsking(false)}
        onConfirm={remove}
      />
    </div>
  );
}

function useRefusal() {
  const { t } = useTranslation();
  return (error: unknown, name: string): string => {
    if (isLastOwner(error)) {
      return t("{{name}} stays an owner: nobody else could sign in as one then.", { name });
    }
    if (isConflict(error)) {
      return t("Somebody else changed {{name}} in the meantime. Look again, then decide.", {
        name,
      });
    }
    return t("{{name}} was not changed: {{reason}}.", { name, reason: reasonOf(error) });
  };
}

export function useRemoval() {
  const { t } = useTranslation();
  const undoToast = useUndoToast();
  const refusal = useRefusal();
  const removal = useStaffMutation(removeStaff);
  const restoring = useStaffMutation(restoreStaff);
  const refuse = (person: StaffPerson) => (error: unknown) =>
    void toast.error(refusal(error, person.name), { duration: Infinity });

  const restore = (person: StaffPerson) =>
    restoring
      .mutateAsync(person)
      .then(
        () =>
          undoToast.done(
            t("{{name}} is back, with the role they had.", { name: person.name }),
            null,
          ),
        refuse(person),
      );

  const remove = (person: StaffPerson, givesUpOwnership: boolean) =>
    removal
      .mutateAsync({ seen: person, givesUpOwnership })
      .then(
        (version) =>
          undoToast.done(
            t("{{name}} was removed. Their name stays on their work.", { name: person.name }),
            givesUpOwnership ? null : () => void restore({ ...person, version }),
          ),
        refuse(person),
      );

  const busyId =
    (removal.isPending && removal.variables.seen.id) ||
    (restoring.isPending && restoring.variables.id) ||
    null;
  return { busyId, remove, restore };
}
