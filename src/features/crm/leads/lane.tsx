import { Droppable } from "@hello-pangea/dnd";
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { BOARD_PAGE_SIZE, type BoardColumn, type LeadStage } from "@/data/crm/leads";
import { formatNumber, formatUsdFigure } from "@/lib/format";
import { stageLabels } from "@/components/record/crm-labels";
import { LeadCard, type CardTools } from "./lead-card";

export const OVERDUE_LANE = "overdue";

export type LaneProps = {
  stage: LeadStage;
  column: BoardColumn;
  /** How many of the cards are drawn; the rest comes by the button. */
  drawn: number;
  isFiltered: boolean;
  tools: CardTools;
  isLoadingMore: boolean;
  onMore: (stage: LeadStage) => void;
  /** The list of everyone whose first answer is overdue. */
  overdueHref: string;
};

export function Lane(props: LaneProps) {
  const { stage, column, drawn, tools, isFiltered } = props;
  const { t } = useTranslation();
  const rows = column.rows.slice(0, drawn);
  const isEmpty = column.count === 0;
  const headingId = `lead-lane-${stage}`;
  return (
    <section className="lead-lane" aria-labelledby={headingId} data-stage={stage}>
      <div className="lead-lane-head">
        <h2 id={headingId}>
          {t(stageLabels[stage])}
          <span>{` ${formatNumber(column.count)}`}</span>
        </h2>
        {column.valueCents > 0 && (
          <p className="lead-lane-value tabular-nums">
            {t("{{amount}} a month", { amount: formatUsdFigure(column.valueCents / 100) })}
          </p>
        )}
      </div>
      {column.overdue.length > 0 && <OverdueGroup {...props} />}
      <Droppable droppableId={stage}>
        {(drop, { isDraggingOver }) => (
          <ul
            ref={drop.innerRef}
            {...drop.droppableProps}
            className="lead-cards"
            data-over={isDraggingOver || undefined}
          >
            {rows.map((lead, index) => (
              <LeadCard key={lead.id} lead={lead} index={index} {...tools} />
            ))}
            {drop.placeholder}
            {isEmpty && !isDraggingOver && stage !== "won" && (
              <li className="lead-lane-empty">
                {isFiltered ? t("Nothing here fits the filters.") : t("Nobody here.")}
              </li>
            )}
            {stage === "won" && tools.canMove && (
              <li className="lead-drop">{t("Drop here to make a client")}</li>
            )}
          </ul>
        )}
      </Droppable>
      <MoreButton {...props} />
    </section>
  );
}

function OverdueGroup({ column, tools, overdueHref }: LaneProps) {
  const { t } = useTranslation();
  return (
    <div className="lead-overdue">
      <h3>
        <TriangleAlert size={15} strokeWidth={2.2} aria-hidden />
        {t("First answer overdue")}
      </h3>
      <Droppable droppableId={OVERDUE_LANE} isDropDisabled>
        {(drop) => (
          <ul ref={drop.innerRef} {...drop.droppableProps} className="lead-cards">
            {column.overdue.map((lead, index) => (
              <LeadCard key={lead.id} lead={lead} index={index} {...tools} />
            ))}
            {drop.placeholder}
          </ul>
        )}
      </Droppable>
      {column.overdue.length >= BOARD_PAGE_SIZE && (
        <Link className="lead-more" to={overdueHref}>
          {t("All that are overdue, in the list")}
        </Link>
      )}
    </div>
  );
}

function MoreButton({ stage, column, drawn, isLoadingMore, onMore }: LaneProps) {
  const { t } = useTranslation();
  const hidden = Math.max(column.rows.length - drawn, 0);
  if (hidden === 0 && column.next === null) return null;
  const left = Math.max(
    column.count - column.overdue.length - Math.min(drawn, column.rows.length),
    1,
  );
  return (
    <Button
      variant="ghost"
      className="w-full text-muted hover:text-text"
      aria-busy={isLoadingMore || undefined}
      onClick={() => onMore(stage)}
    >
      {isLoadingMore
        ? t("Loading")
        : t("Show {{number}} more", { number: formatNumber(Math.min(left, BOARD_PAGE_SIZE)) })}
    </Button>
  );
}
