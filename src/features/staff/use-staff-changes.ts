import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import {
  isLastOwner,
  isStaffConflict,
  removeStaff,
  restoreStaff,
  type StaffPerson,
} from "@/data/staff/staff-list";
import { crmKeys } from "@/data/records/crm-keys";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors";

/** Reads again whoever is named somewhere: this list, its history, the CRM's people, oneself. */
export function useRefreshStaff() {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ["staff"] }),
      queryClient.invalidateQueries({ queryKey: crmKeys.people }),
    ]);
  };
}

/** Why a change was refused, as a sentence. */
export function useRefusal() {
  const { t } = useTranslation();
  return (error: unknown, name: string): string => {
    if (isLastOwner(error)) {
      return t("{{name}} stays an owner: nobody else could sign in as one then.", { name });
    }
    if (isStaffConflict(error)) {
      return t("Somebody else changed {{name}} in the meantime. Look again, then decide.", {
        name,
      });
    }
    return t("{{name}} was not changed: {{reason}}.", { name, reason: reasonOf(error) });
  };
}

/** Removing somebody, taking that back, and bringing back who was removed long ago. */
export function useRemoval() {
  const { t } = useTranslation();
  const undoToast = useUndoToast();
  const refresh = useRefreshStaff();
  const refusal = useRefusal();
  const [busyId, setBusyId] = useState<string | null>(null);

  const run = async (
    person: StaffPerson,
    change: () => Promise<number>,
    onDone: (version: number) => void,
  ) => {
    setBusyId(person.id);
    try {
      onDone(await change());
    } catch (error) {
      toast.error(refusal(error, person.name), { duration: Infinity });
    } finally {
      await refresh();
      setBusyId(null);
    }
  };

  const restore = (person: StaffPerson) =>
    run(
      person,
      () => restoreStaff(person),
      () => {
        undoToast.done(t("{{name}} is back, with the role they had.", { name: person.name }), null);
      },
    );

  const remove = (person: StaffPerson, givesUpOwnership: boolean) =>
    run(
      person,
      () => removeStaff(person, givesUpOwnership),
      (version) => {
        undoToast.done(
          t("{{name}} was removed. Their name stays on their work.", { name: person.name }),
          givesUpOwnership ? null : () => void restore({ ...person, version }),
        );
      },
    );

  return { busyId, remove, restore };
}
