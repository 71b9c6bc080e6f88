import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { changeRecord } from "@/data/records/changes";
import { crmKeys } from "@/data/records/crm-keys";
import type { Lead } from "@/data/leads/queries";
import { addNote } from "@/data/notes/queries";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors";
import { leadName } from "../lead-labels";

/** Logs in one press what happens most: somebody called and nobody picked up. With Undo. */
export function useLogMissedCall() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const say = useUndoToast();
  const underWay = useRef(new Set<string>());

  return useCallback(
    async function log(lead: Lead, id: string = crypto.randomUUID()): Promise<void> {
      if (underWay.current.has(lead.id)) return;
      underWay.current.add(lead.id);
      const readAnew = () => void queryClient.invalidateQueries({ queryKey: crmKeys.all });
      const takeBack = async (): Promise<void> => {
        const archived = { archived_at: new Date().toISOString() };
        try {
          await changeRecord("crm_notes", { id, version: 1 }, archived);
          say.done(t("Undone."), null);
        } catch (error) {
          const reason = reasonOf(error);
          say.failed(t("Not undone: {{reason}}.", { reason }), () => void takeBack());
        }
        readAnew();
      };
      const name = leadName(lead);
      try {
        await addNote({ id, kind: "call", body: t("Called, no answer."), lead_id: lead.id });
        say.done(t("Logged: {{name}} did not pick up.", { name }), () => void takeBack());
        readAnew();
      } catch (error) {
        // Under the same id, so that a lost answer logs no second call.
        say.failed(
          t("The call of {{name}} was not logged: {{reason}}.", { name, reason: reasonOf(error) }),
          () => void log(lead, id),
        );
      } finally {
        underWay.current.delete(lead.id);
      }
    },
    [t, queryClient, say],
  );
}
