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
import { changeStaff, useStaffMutation } from "@/data/staff/mutations";
import { isConflict } from "@/data/records/refusals";
import type { StaffPerson } from "@/data/staff/schema";
import { changePersonSchema } from "./person-form-schema";
import { RemoveSecondStep } from "./remove-second-step";
import { RoleField } from "./role-field";
import { staffRoles } from "@/data/staff/staff-roles";
import { useRefusal } from "./use-staff-changes";

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
