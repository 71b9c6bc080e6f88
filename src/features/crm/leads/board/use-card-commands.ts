import { PhoneMissed, SquareArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Command } from "@/components/commands/command";
import { useCommands } from "@/components/commands/use-commands";
import { LEAD_STAGES, type Board, type Lead, type LeadStage } from "@/data/leads/schema";
import { stageLabels } from "@/data/leads/choices";
import { findLead } from "@/data/leads/board-moves";
import { focusedLeadId } from "./use-card-focus";

type CardCommands = {
  board: Board | undefined;
  canMove: boolean;
  onMoveTo: (lead: Lead, stage: LeadStage) => void;
  onNoAnswer: (lead: Lead) => void;
};

export function useCardCommands({ board, canMove, onMoveTo, onNoAnswer }: CardCommands): void {
  const { t } = useTranslation();
  const group = t("The card in focus");
  const withCard = (act: (lead: Lead) => void) => () => {
    const id = focusedLeadId();
    const lead = id === null || board === undefined ? undefined : findLead(board, id);
    if (lead !== undefined) act(lead);
  };
  const moves = LEAD_STAGES.map((stage, index): Command => ({
    id: `lead to ${stage}`,
    label: t("Move the card to {{stage}}", { stage: t(stageLabels[stage]) }),
    group,
    Icon: SquareArrowRight,
    shortcut: String(index + 1),
    run: withCard((lead) => lead.stage !== stage && onMoveTo(lead, stage)),
  }));
  const call: Command = {
    id: "lead no answer",
    label: t("Log a call nobody answered"),
    group,
    Icon: PhoneMissed,
    shortcut: "c",
    run: withCard(onNoAnswer),
  };
  useCommands(canMove ? [...moves, call] : []);
}
