import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { takeBackAdded } from "@/data/records/changes";
import { useCrmMutation } from "@/data/records/mutations";
import type { Lead } from "@/data/leads/schema";
import { addNote } from "@/data/notes/mutations";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { leadName } from "./lead-labels";

type CalledLead = Pick<Lead, "id" | "name" | "business">;
type Call = { isAnswered: boolean; id?: string };

/** Logs a call of a lead in one press, with Undo. */
export function useLogCall() {
  const { t } = useTranslation();
  const { mutateAsync: add } = useCrmMutation(addNote);
  const { mutateAsync: putAway } = useCrmMutation(takeBackAdded);
  const say = useUndoToast();
  const underWay = useRef(new Set<string>());

  return useCallback(
    async function log(
      lead: CalledLead,
      { isAnswered, id = crypto.randomUUID() }: Call,
    ): Promise<void> {
      if (underWay.current.has(lead.id)) return;
      underWay.current.add(lead.id);
      const takeBack = async (): Promise<void> => {
        try {
          await putAway({ table: "crm_notes", id });
          say.done(t("Undone."), null);
        } catch (error) {
          const reason = reasonOf(error);
          say.failed(t("Not undone: {{reason}}.", { reason }), () => void takeBack());
        }
      };
      const name = leadName(lead);
      const body = isAnswered ? t("Called, they picked up.") : t("Called, no answer.");
      try {
        await add({ id, kind: "call", body, is_answered: isAnswered, lead_id: lead.id });
        const message = isAnswered
          ? t("Logged: {{name}} picked up.", { name })
          : t("Logged: {{name}} did not pick up.", { name });
        say.done(message, () => void takeBack());
      } catch (error) {
        // Reuses the id, so that a lost answer does not log a second call.
        say.failed(
          t("The call of {{name}} was not logged: {{reason}}.", { name, reason: reasonOf(error) }),
          () => void log(lead, { isAnswered, id }),
        );
      } finally {
        underWay.current.delete(lead.id);
      }
    },
    [t, add, putAway, say],
  );
}
