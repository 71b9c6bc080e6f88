import { useTranslation } from "react-i18next";
import { Card } from "@/components/ui/card";
import { TabsList, TabsTrigger } from "@/components/ui/tabs";
import { LEAD_STAGES, type Board, type LeadStage } from "@/data/leads/schema";
import { cn } from "@/lib/cn";
import { formatFigure } from "@/lib/format/format";
import { stageLabels } from "@/data/leads/choices";
import { countText, worthText } from "./column-figures";

const FUNNEL = LEAD_STAGES.filter((stage) => stage !== "lost");

export function StageStrip({ board }: { board: Board }) {
  const { t } = useTranslation();
  const largest = Math.max(...FUNNEL.map((stage) => board[stage].count), 1);
  return (
    <Card className="@container mb-3 grid grid-cols-5" aria-label={t("Leads by stage")}>
      {FUNNEL.map((stage) => (
        <div
          className="grid grid-cols-[auto_1fr] border-line px-4.5 pt-2.5 pb-2.75 text-code text-muted not-first:border-l @max-4xl:grid-cols-1 @max-4xl:px-3.5"
          key={stage}
          data-stage={stage}
        >
          <b className="col-span-full text-2xl/tight font-bold text-text font-stretch-88% tabular-nums in-data-stale:invisible">
            {countText(board[stage], formatFigure)}
          </b>
          <span>{t(stageLabels[stage])}</span>
          <span className="text-xs tabular-nums in-data-stale:invisible @4xl:text-right @4xl:whitespace-nowrap">
            {t("{{amount}} a month", { amount: worthText(board[stage]) })}
          </span>
          <i
            className={cn(
              "col-span-full mt-1.5 h-1.5 min-w-0.5 rounded-[1px] bg-chart-1",
              stage === "won" && "bg-curb-400 ring ring-text",
              board[stage].count === 0 && "invisible",
            )}
            style={{ width: `${(board[stage].count / largest) * 100}%` }}
          />
        </div>
      ))}
    </Card>
  );
}

export function StageSwitch({ board }: { board: Board }) {
  const { t } = useTranslation();
  return (
    <TabsList asChild className="mb-3 grid grid-cols-3 gap-0 overflow-hidden">
      <Card aria-label={t("Stage")}>
        {LEAD_STAGES.map((stage: LeadStage) => (
          <TabsTrigger
            key={stage}
            className="grid min-h-16 content-start border-b border-l border-line py-2 text-left text-xs/[1.3] font-normal aria-selected:bg-sunken aria-selected:font-semibold aria-selected:after:inset-x-0 nth-[3n+1]:border-l-0 nth-[n+4]:border-b-0"
            value={stage}
          >
            <b className="text-xl/tight font-bold text-text font-stretch-88% tabular-nums in-data-stale:invisible">
              {countText(board[stage], formatFigure)}
            </b>
            <span>{` ${t(stageLabels[stage])}`}</span>
            {board[stage].overdue.length > 0 && (
              <span className="font-semibold text-stop">
                {t("{{count}} overdue", { count: board[stage].overdue.length })}
              </span>
            )}
          </TabsTrigger>
        ))}
      </Card>
    </TabsList>
  );
}
