import { useState } from "react";
import type { Placement, WonChoices } from "@/data/leads/board-moves";
import type { Lead, LeadStage } from "@/data/leads/schema";
import { leadName } from "../lead-labels";
import { useMoveLead } from "./use-move-lead";
import { asksWhenWon } from "./won-dialog";

export function useStageChange(lead: Lead) {
  const move = useMoveLead();
  const [isBusy, setBusy] = useState(false);
  const [question, setQuestion] = useState<"lost" | "won" | null>(null);
  const isLosing = question === "lost";

  const moveTo = (stage: LeadStage, facts: Partial<Placement> = {}) => {
    setQuestion(null);
    setBusy(true);
    const placement = { stage, lost_reason: null, rank: lead.rank, ...facts };
    void move(lead, placement).finally(() => setBusy(false));
  };
  const change = (stage: LeadStage) => {
    if (stage === lead.stage) return;
    if (stage === "lost" || (stage === "won" && asksWhenWon(lead))) setQuestion(stage);
    else moveTo(stage);
  };
  const lost = {
    name: isLosing ? leadName(lead) : null,
    leadIds: [lead.id],
    draftOf: lead.id,
    onKeep: () => setQuestion(null),
    onLost: (lost_reason: string) => moveTo("lost", { lost_reason }),
  };
  const won = {
    lead: question === "won" ? lead : null,
    onKeep: () => setQuestion(null),
    onWon: (choices: WonChoices) => moveTo("won", { won: choices }),
  };
  return { change, convert: () => change("won"), isBusy, lost, won };
}
