import { Archive } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useState } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { LEAD_STAGES, type LeadDetail, type LeadStage, type Lead } from "@/data/leads/schema";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { stageLabels } from "@/data/leads/choices";
import { useRecordChange } from "@/features/crm/shared/fields/use-record-change";
import type { Placement, WonChoices } from "@/data/leads/board-moves";
import { isToSettle } from "@/features/crm/shared/demo/demo-labels";
import { LostDialog } from "../stage/lost-dialog";
import { WonDialog, asksWhenWon } from "../stage/won-dialog";
import { leadName } from "@/features/crm/shared/lead-labels";
import { useMoveLead } from "../stage/use-move-lead";

type LeadActionsProps = {
  lead: LeadDetail;
  /** Then sending it is the one primary action. */
  isMailBegun: boolean;
};

export function LeadActions({ lead, isMailBegun }: LeadActionsProps) {
  const { t } = useTranslation();
  const { change, convert, isBusy, lost, won } = useStageChange(lead);
  const store = useRecordChange();
  const archive = () => {
    const name = leadName(lead);
    const losesDemo = lead.demo?.status === "booked" && !isToSettle(lead.demo, new Date());
    void store({
      table: "leads",
      record: lead,
      changes: { archived_at: new Date().toISOString() },
      before: { archived_at: null },
      message: losesDemo
        ? t("Archived {{name}} and cancelled the demo.", { name })
        : t("Archived {{name}}.", { name }),
    });
  };
  return (
    <>
      <div className="flex flex-wrap gap-2 px-4.5 pb-4">
        {lead.client_id === null ? (
          <>
            <StageSelect stage={lead.stage} isBusy={isBusy} onChange={change} />
            <Button
              variant={isMailBegun ? "secondary" : "default"}
              className="max-sm:flex-auto max-sm:px-3"
              busyLabel={isBusy && t("Saving")}
              onClick={convert}
            >
              {t("Make a client")}
            </Button>
          </>
        ) : (
          <Link
            className={cn(buttonVariants(), "max-sm:flex-auto max-sm:px-3")}
            to={paths.crmClient(lead.client_id)}
          >
            {t("Open client")}
          </Link>
        )}
        <Button
          variant="secondary"
          size="icon"
          className="ml-auto"
          aria-label={t("Archive")}
          title={t("Archive")}
          onClick={archive}
        >
          <Archive size={17} aria-hidden />
        </Button>
      </div>
      <LostDialog {...lost} />
      <WonDialog {...won} />
    </>
  );
}

type StageSelectProps = {
  stage: LeadStage;
  isBusy: boolean;
  onChange: (stage: LeadStage) => void;
};

function StageSelect({ stage, isBusy, onChange }: StageSelectProps) {
  const { t } = useTranslation();
  return (
    <Select
      className="w-auto max-sm:flex-auto"
      aria-label={t("Stage")}
      value={stage}
      // Disabled, it would lose the focus.
      aria-busy={isBusy}
      onChange={({ target }) =>
        onChange(LEAD_STAGES.find((name) => name === target.value) ?? stage)
      }
    >
      {LEAD_STAGES.map((name) => (
        <option key={name} value={name}>
          {t(stageLabels[name])}
        </option>
      ))}
    </Select>
  );
}

function useStageChange(lead: Lead) {
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
