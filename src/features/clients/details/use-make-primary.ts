import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { changeRecord, type Versioned } from "@/data/records/changes";
import type { Contact } from "@/data/clients/part-schemas";
import { crmKeys } from "@/data/records/crm-keys";
import { isConflict } from "@/data/records/refusals";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors";

/** Makes one contact the primary one, which the others then are not, with Undo. */
export function useMakePrimary(contacts: readonly Contact[]) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const say = useUndoToast();
  const readAnew = () => queryClient.invalidateQueries({ queryKey: crmKeys.all });

  const set = async (row: Versioned, isPrimary: boolean) => {
    const version = await changeRecord("client_contacts", row, { is_primary: isPrimary });
    return { id: row.id, version };
  };
  return async function makePrimary(contact: Contact): Promise<void> {
    const others = contacts.filter(({ id, is_primary }) => is_primary && id !== contact.id);
    try {
      // The new one first: a failure in between leaves two, never none.
      const chosen = await set(contact, true);
      const former = await Promise.all(others.map((other) => set(other, false)));
      const undo = () => {
        Promise.all([...former.map((row) => set(row, true)), set(chosen, false)])
          .catch(() => say.failed(t("That could not be undone: it has been changed since."), null))
          .finally(() => void readAnew());
      };
      say.done(t("{{name}} is the primary contact now.", { name: contact.name }), undo);
    } catch (error) {
      say.failed(
        isConflict(error)
          ? t("Not saved: somebody else changed this contact first. Theirs is shown now.")
          : t("Not saved: {{reason}}.", { reason: reasonOf(error) }),
        null,
      );
    } finally {
      void readAnew();
    }
  };
}
