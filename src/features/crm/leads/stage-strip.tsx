import { useTranslation } from "react-i18next";
import { Tabs } from "radix-ui";
import { Card } from "@/components/ui/card";
import { LEAD_STAGES, type Board, type LeadStage } from "@/data/crm/leads";
import { formatFigure, formatUsdFigure } from "@/lib/format";
import { stageLabels } from "@/components/record/crm-labels";
import "./stage-strip.css";

const FUNNEL = LEAD_STAGES.filter((stage) => stage !== "lost");

/** How many are where, at a glance. */
export function StageStrip({ board }: { board: Board }) {
  const { t } = useTranslation();
  const largest = Math.max(...FUNNEL.map((stage) => board[stage].count), 1);
  return (
    <Card className="lead-strip" aria-label={t("Leads by stage")}>
      {FUNNEL.map((stage) => (
        <div key={stage} data-stage={stage}>
          <b>{formatFigure(board[stage].count)}</b>
          <span className="lead-strip-stage">{t(stageLabels[stage])}</span>
          <span className="lead-strip-value">
            {t("{{amount}} a month", { amount: formatUsdFigure(board[stage].valueCents / 100) })}
          </span>
          <i
            hidden={board[stage].count === 0}
            style={{ width: `${(board[stage].count / largest) * 100}%` }}
          />
        </div>
      ))}
    </Card>
  );
}

/** The same on a phone, where it chooses the one stage that is shown; arrow keys walk through. */
export function StageSwitch({ board }: { board: Board }) {
  const { t } = useTranslation();
  return (
    <Tabs.List asChild>
      <Card className="lead-switch" aria-label={t("Stage")}>
        {LEAD_STAGES.map((stage: LeadStage) => (
          <Tabs.Trigger key={stage} value={stage}>
            <b>{formatFigure(board[stage].count)}</b>
            {` ${t(stageLabels[stage])}`}
            {board[stage].overdue.length > 0 && (
              <span className="lead-switch-overdue">
                {t("{{count}} overdue", { count: board[stage].overdue.length })}
              </span>
            )}
          </Tabs.Trigger>
        ))}
      </Card>
    </Tabs.List>
  );
}
