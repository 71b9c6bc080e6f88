import { useState } from "react";
import type { Lead, LeadStage } from "@/data/leads/schema";
import { leadName } from "../lead-labels";
import { useMoveLead } from "./use-move-lead";

/** Moves one lead to another stage from anywhere but the board. */
export function useStageChange(lead: Lead) {
  const move = useMoveLead();
  const [isBusy, setBusy] = useState(false);
  const [isLosing, setLosing] = useState(false);

  const moveTo = (stage: LeadStage, lost_reason: string | null = null) => {
    setBusy(true);
    void move(lead, { stage, lost_reason, rank: lead.rank }).finally(() => setBusy(false));
  };
  const change = (stage: LeadStage) => {
    if (stage === lead.stage) return;
    if (stage === "lost") setLosing(true);
    else moveTo(stage);
  };
  const lost = {
    name: isLosing ? leadName(lead) : null,
    leadIds: [lead.id],
    draftOf: lead.id,
    onKeep: () => setLosing(false),
    onLost: (reason: string) => {
      setLosing(false);
      moveTo("lost", reason);
    },
  };
  return { change, convert: () => moveTo("won"), isBusy, lost };
}
