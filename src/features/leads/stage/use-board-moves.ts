import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { changeRecord } from "@/data/records/changes";
import { crmKeys } from "@/data/records/crm-keys";
import { convertLead, type Board, type Lead } from "@/data/leads/queries";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { moveCard, type Placement } from "./board-moves";
import { useForgetLostReason } from "./lost-dialog";
import { leadName, movedLabel } from "../lead-labels";
import { useNewestUndo } from "./use-newest-undo";
import { useRefusal } from "./use-refusal";
import { useVersionChain } from "./use-version-chain";
import { useWonToast } from "./use-won-toast";

type Move = { lead: Lead; placement: Placement };

const changesOf = (lead: Lead, { stage, rank, lost_reason }: Placement) => ({
  ...(stage === lead.stage ? {} : { stage }),
  ...(rank === lead.rank ? {} : { rank }),
  ...(lost_reason === lead.lost_reason ? {} : { lost_reason }),
});

/**
 * The board with the moves under way laid over what was read, and `move`, which stores one as one
 * small write. A move shows at once; refused, it is taken back and the person is told why.
 */
export function useBoardMoves(read: Board | undefined, queryKey: QueryKey) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const say = useUndoToast();
  const sayWon = useWonToast();
  const refuse = useRefusal();
  const forgetLostReason = useForgetLostReason();
  const inTurn = useVersionChain();
  const undoOf = useNewestUndo();
  const [moves, setMoves] = useState<Move[]>([]);
  const underWay = useRef(0);

  const store = useCallback(
    function move(
      lead: Lead,
      placement: Placement,
      said = movedLabel(t, lead, placement),
      isUndo = false,
    ): Promise<boolean> {
      const shown = { lead, placement };
      const change = undoOf(lead.id);
      setMoves((current) => [...current, shown]);
      underWay.current += 1;

      const write = async (version: number): Promise<number | null> => {
        try {
          if (placement.stage === "won" && lead.stage !== "won") {
            const { clientId } = await convertLead({ id: lead.id, version });
            change.stored(sayWon(lead, clientId));
            return version + 1;
          }
          const stored = await changeRecord(
            "leads",
            { id: lead.id, version },
            changesOf(lead, placement),
          );
          if (placement.stage === "lost") forgetLostReason(lead.id);
          const offer = { recordId: lead.id, isUndo };
          change.stored(said === null ? null : say.done(said, () => void undo(stored), offer));
          return stored;
        } catch (error) {
          const onRetry = () => void move(lead, placement);
          void refuse({ error, lead, onRetry }).then(change.refused);
          return null;
        }
      };
      const undo = (version: number) => {
        if (!change.isNewest()) {
          const name = leadName(lead);
          say.done(t("{{name}} has moved on since, so nothing was undone.", { name }), null);
          return undefined;
        }
        const { stage, rank, lost_reason } = lead;
        const now = { ...lead, ...placement, version };
        return move(now, { stage, rank, lost_reason }, t("Undone."), true);
      };
      const settle = async (version: number | null) => {
        // What is being read now was asked for before the change.
        await queryClient.cancelQueries({ queryKey });
        if (version !== null) {
          queryClient.setQueryData<Board>(queryKey, (board) =>
            board === undefined ? board : moveCard(board, lead.id, placement),
          );
        }
        setMoves((current) => current.filter((other) => other !== shown));
        underWay.current -= 1;
        if (underWay.current === 0) void queryClient.invalidateQueries({ queryKey: crmKeys.all });
        return version !== null;
      };
      return inTurn(lead, write).then(settle);
    },
    [t, queryClient, queryKey, say, sayWon, refuse, forgetLostReason, inTurn, undoOf],
  );

  const board = useMemo(
    () =>
      read === undefined
        ? undefined
        : moves.reduce((latest, { lead, placement }) => moveCard(latest, lead.id, placement), read),
    [read, moves],
  );
  return { board, move: store };
}
