import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import { takeBackAdded } from "@/data/records/changes";
import { useCrmMutation } from "@/data/records/mutations";
import type { Lead } from "@/data/leads/schema";
import { addNote } from "@/data/notes/mutations";
import { hasCallMoved } from "@/data/rules/mutations";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { leadName } from "./lead-labels";

type CalledLead = Pick<Lead, "id" | "name" | "business">;
type Call = { isAnswered: boolean; id?: string };

function messageOf(
  name: string,
  { isAnswered, hasMoved }: { isAnswered: boolean; hasMoved: boolean },
  t: TFunction,
): string {
  if (!isAnswered) return t("Logged: {{name}} did not pick up.", { name });
  return hasMoved
    ? t(
        "Logged: {{name}} picked up, and the rule moved the lead to Contacted. Undo takes back both.",
        { name },
      )
    : t("Logged: {{name}} picked up.", { name });
}

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
      let hasMoved = false;
      const takeBack = async (): Promise<void> => {
        try {
          await putAway({ table: "crm_notes", id });
          say.done(hasMoved ? t("Undone: the call and the move.") : t("Undone."), null);
        } catch (error) {
          const reason = reasonOf(error);
          say.failed(t("Not undone: {{reason}}.", { reason }), () => void takeBack());
        }
      };
      const name = leadName(lead);
      const body = isAnswered ? t("Called, they picked up.") : t("Called, no answer.");
      try {
        await add({ id, kind: "call", body, is_answered: isAnswered, lead_id: lead.id });
        // The call is stored, so a failure here only leaves the move unsaid.
        hasMoved = isAnswered && (await hasCallMoved(lead.id, id).catch(() => false));
        say.done(messageOf(name, { isAnswered, hasMoved }, t), () => void takeBack());
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
