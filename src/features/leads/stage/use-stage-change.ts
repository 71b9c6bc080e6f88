import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeRecord } from "@/data/records/changes";
import { crmKeys } from "@/data/records/crm-keys";
import { convertLead, type Lead, type LeadStage } from "@/data/leads/queries";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { useForgetLostReason } from "./lost-dialog";
import { leadName, movedLabel } from "../lead-labels";
import { useRefusal } from "./use-refusal";
import { useWonToast } from "./use-won-toast";

type StageChange = { stage: LeadStage; lost_reason: string | null };

/** Moves one lead to another stage from anywhere but the board, with Undo. */
export function useStageChange(lead: Lead) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const say = useUndoToast();
  const sayWon = useWonToast();
  const refuse = useRefusal();
  const forgetLostReason = useForgetLostReason();
  const [isBusy, setBusy] = useState(false);
  const [isLosing, setLosing] = useState(false);

  const store = async (
    from: Lead,
    to: StageChange,
    said: string | null,
    isUndo = false,
  ): Promise<void> => {
    setBusy(true);
    try {
      const changes = { stage: to.stage, lost_reason: to.lost_reason };
      const version = await changeRecord("leads", from, changes);
      const now = { ...from, stage: to.stage, lost_reason: to.lost_reason, version };
      const back = { stage: from.stage, lost_reason: from.lost_reason };
      if (to.stage === "lost") forgetLostReason(lead.id);
      const undo = () => void store(now, back, t("Undone."), true);
      if (said !== null) say.done(said, undo, { recordId: lead.id, isUndo });
    } catch (error) {
      await refuse({ error, lead: from, onRetry: () => void store(from, to, said, isUndo) });
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: crmKeys.all });
    }
  };
  const convert = async (): Promise<void> => {
    setBusy(true);
    try {
      const { clientId } = await convertLead(lead);
      sayWon(lead, clientId);
    } catch (error) {
      await refuse({ error, lead, onRetry: () => void convert() });
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: crmKeys.all });
    }
  };
  const moveTo = (stage: LeadStage, lost_reason: string | null = null) =>
    store(
      lead,
      { stage, lost_reason },
      movedLabel(t, lead, { stage, lost_reason, rank: lead.rank }),
    );

  const change = (stage: LeadStage) => {
    if (stage === lead.stage) return;
    if (stage === "lost") setLosing(true);
    else void (stage === "won" ? convert() : moveTo(stage));
  };
  const lost = {
    name: isLosing ? leadName(lead) : null,
    draftOf: lead.id,
    onKeep: () => setLosing(false),
    onLost: (reason: string) => {
      setLosing(false);
      void moveTo("lost", reason);
    },
  };
  return { change, convert: () => void convert(), isBusy, lost };
}
