import { useTranslation } from "react-i18next";
import { makePrimary, undoMakePrimary } from "@/data/clients/client-parts";
import type { Contact } from "@/data/clients/part-schemas";
import { useCrmMutation } from "@/data/records/mutations";
import { isConflict } from "@/data/records/refusals";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";

/** Makes one contact the primary one, with Undo. */
export function useMakePrimary(contacts: readonly Contact[]) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const { mutateAsync: make } = useCrmMutation(makePrimary);
  const { mutateAsync: unmake } = useCrmMutation(undoMakePrimary);

  return async (chosen: Contact): Promise<void> => {
    const former = contacts.filter(({ id, is_primary }) => is_primary && id !== chosen.id);
    try {
      const stored = await make({ chosen, former });
      const undo = () => {
        unmake(stored).catch(() =>
          say.failed(t("That could not be undone: it has been changed since."), null),
        );
      };
      say.done(t("{{name}} is the primary contact now.", { name: chosen.name }), undo);
    } catch (error) {
      say.failed(
        isConflict(error)
          ? t("Not saved: somebody else changed this contact first. Theirs is shown now.")
          : t("Not saved: {{reason}}.", { reason: reasonOf(error) }),
        null,
      );
    }
  };
}
