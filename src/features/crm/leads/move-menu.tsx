import { ArrowUpToLine, EllipsisVertical, PhoneMissed } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useTranslation } from "react-i18next";
import { LEAD_STAGES, type Lead, type LeadStage } from "@/data/crm/leads";
import { stageLabels } from "@/components/record/crm-labels";
import { leadName } from "./move-words";
import { focusCard } from "./use-card-focus";
import "@/components/ui/menu.css";

export type MoveMenuProps = {
  lead: Lead;
  /** To the top of a stage. */
  onMoveTo: (lead: Lead, stage: LeadStage) => void;
  onNoAnswer: (lead: Lead) => void;
};

/** The way to move a card without dragging it, and what is done to it most. */
export function MoveMenu({ lead, onMoveTo, onNoAnswer }: MoveMenuProps) {
  const { t } = useTranslation();
  const isClient = lead.stage === "won";
  const canRise = !(lead.stage === "new" && lead.response === "overdue");
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className="lead-card-menu"
        aria-label={t("Move {{name}} to", { name: leadName(lead) })}
      >
        <EllipsisVertical size={17} aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align="end"
          sideOffset={2}
          collisionPadding={8}
          // The card goes with the focus; the board puts it where the card has gone.
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <DropdownMenu.Label className="lead-menu-label">
            {isClient ? t("A client stays under Won") : t("Move to")}
          </DropdownMenu.Label>
          {!isClient &&
            LEAD_STAGES.filter((stage) => stage !== lead.stage).map((stage) => (
              <DropdownMenu.Item
                key={stage}
                className="menu-item"
                onSelect={() => onMoveTo(lead, stage)}
              >
                {stage === "won"
                  ? t("Won: make a client")
                  : stage === "lost"
                    ? t("Lost: say why")
                    : t(stageLabels[stage])}
              </DropdownMenu.Item>
            ))}
          <DropdownMenu.Separator className="lead-menu-line" />
          {canRise && (
            <DropdownMenu.Item className="menu-item" onSelect={() => onMoveTo(lead, lead.stage)}>
              <ArrowUpToLine size={17} aria-hidden />
              {t("To the top of {{stage}}", { stage: t(stageLabels[lead.stage]) })}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item
            className="menu-item"
            onSelect={() => {
              onNoAnswer(lead);
              focusCard(lead.id);
            }}
          >
            <PhoneMissed size={17} aria-hidden />
            {t("Called, no answer")}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
