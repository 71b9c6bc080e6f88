import { useState } from "react";
import type { Placement, WonChoices } from "@/data/leads/board-moves";
import type { Lead, LeadStage } from "@/data/leads/schema";
import { leadName } from "../lead-labels";
import { useMoveLead } from "./use-move-lead";
import { asksWhenWon } from "./won-dialog";

export function useStageChange(lead: Lead) {
  const move = useMoveLead();
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<"lost" | "won" | null>(null);
  const isLosing = asked === "lost";

  const moveTo = (stage: LeadStage, facts: Partial<Placement> = {}) => {
    setAsked(null);
    setBusy(true);
    const placement = { stage, lost_reason: null, rank: lead.rank, ...facts };
    void move(lead, placement).finally(() => setBusy(false));
  };
  const change = (stage: LeadStage) => {
    if (stage === lead.stage) return;
    if (stage === "lost" || (stage === "won" && asksWhenWon(lead))) setAsked(stage);
    else moveTo(stage);
  };
  const lost = {
    name: isLosing ? leadName(lead) : null,
    leadIds: [lead.id],
    draftOf: lead.id,
    onKeep: () => setAsked(null),
    onLost: (lost_reason: string) => moveTo("lost", { lost_reason }),
  };
  const won = {
    lead: asked === "won" ? lead : null,
    onKeep: () => setAsked(null),
    onWon: (choices: WonChoices) => moveTo("won", { won: choices }),
  };
  return { change, convert: () => change("won"), isBusy, lost, won };
}
