import { ArrowUpToLine, EllipsisVertical, PhoneMissed } from "lucide-react";
import { useTranslation } from "react-i18next";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { LEAD_STAGES, type Lead, type LeadStage } from "@/data/leads/schema";
import { stageLabels } from "@/data/leads/choices";
import { leadName } from "@/features/crm/shared/lead-labels";
import { focusCard } from "./use-card-focus";

export type MoveMenuProps = {
  lead: Lead;
  onMoveTo: (lead: Lead, stage: LeadStage) => void;
  onNoAnswer: (lead: Lead) => void;
};

/** Moves a card without dragging, and logs missed calls. */
export function MoveMenu({ lead, onMoveTo, onNoAnswer }: MoveMenuProps) {
  const { t } = useTranslation();
  const isClient = lead.stage === "won";
  const canRise = !(lead.stage === "new" && lead.response === "overdue");
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        className="absolute top-0 right-0 z-1 grid size-11 items-start justify-items-end pt-3 pr-2 text-muted hover:text-text aria-expanded:text-text"
        aria-label={t("Move {{name}} to", { name: leadName(lead) })}
      >
        <EllipsisVertical size={17} aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="end"
        sideOffset={2}

        // The focus follows the card, which the board handles.
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <DropdownMenuLabel>
          {isClient ? t("A client stays under Won") : t("Move to")}
        </DropdownMenuLabel>
        {!isClient &&
          LEAD_STAGES.filter((stage) => stage !== lead.stage).map((stage) => (
            <DropdownMenuItem key={stage} onSelect={() => onMoveTo(lead, stage)}>
              {stage === "won"
                ? t("Won: make a client")
                : stage === "lost"
                  ? t("Lost: say why")
                  : t(stageLabels[stage])}
            </DropdownMenuItem>
          ))}
        <DropdownMenuSeparator />
        {canRise && (
          <DropdownMenuItem onSelect={() => onMoveTo(lead, lead.stage)}>
            <ArrowUpToLine aria-hidden />
            {t("To the top of {{stage}}", { stage: t(stageLabels[lead.stage]) })}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem
          onSelect={() => {
            onNoAnswer(lead);
            focusCard(lead.id);
          }}
        >
          <PhoneMissed aria-hidden />
          {t("Called, no answer")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
