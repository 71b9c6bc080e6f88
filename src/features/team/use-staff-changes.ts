import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { removeStaff, restoreStaff, useStaffMutation } from "@/data/staff/mutations";
import { isLastOwner, isConflict } from "@/data/records/refusals";
import type { StaffPerson } from "@/data/staff/schema";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";

export function useRefusal() {
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
