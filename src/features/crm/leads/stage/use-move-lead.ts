import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Placement } from "@/data/leads/board-moves";
import { leadMove } from "@/data/leads/mutations";
import type { Lead } from "@/data/leads/schema";
import { NotSentError, useRecordWrite } from "@/data/records/mutations";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { useForgetLostReason } from "./lost-dialog";
import { leadName, movedLabel } from "../lead-labels";
import { useNewestUndo } from "./use-newest-undo";
import { useRefusal } from "./use-refusal";
import { useWonToast } from "./use-won-toast";

/** Moves a lead, with a message and Undo, or the reason of a refusal. */
export function useMoveLead() {
  const { t } = useTranslation();
  const write = useRecordWrite();
  const say = useUndoToast();
  const sayWon = useWonToast();
  const refuse = useRefusal();
  const forgetLostReason = useForgetLostReason();
  const undoOf = useNewestUndo();

  return useCallback(
    async function move(
      lead: Lead,
      placement: Placement,
      message = movedLabel(t, lead, placement),
      isUndo = false,
    ): Promise<void> {
      const { id, stage, rank, lost_reason } = lead;
      const change = undoOf(id);
      const undo = (version: number) => {
        if (change.isNewest()) {
          const now = { ...lead, ...placement, version };
          void move(now, { stage, rank, lost_reason }, t("Undone."), true);
        } else {
          const name = leadName(lead);
          say.done(t("{{name}} has moved on since, so nothing was undone.", { name }), null);
        }
      };
      try {
        const { version, client_id } = await write({ ...leadMove(lead, placement), isUndo });
        if (placement.stage === "lost") forgetLostReason(id);
        if (client_id !== null) change.stored(sayWon(lead, client_id));
        else if (message === null) change.stored(null);
        else change.stored(say.done(message, () => undo(version), { recordId: id, isUndo }));
      } catch (error) {
        // The previous move's refusal was already reported.
        if (error instanceof NotSentError) return;
        change.refused(await refuse({ error, lead, onRetry: () => void move(lead, placement) }));
      }
    },
    [t, write, say, sayWon, refuse, forgetLostReason, undoOf],
  );
}
