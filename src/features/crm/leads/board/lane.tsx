import { Droppable } from "@hello-pangea/dnd";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import { BOARD_PAGE_SIZE } from "@/data/leads/queries";
import type { BoardColumn, LeadStage } from "@/data/leads/schema";
import { formatNumber } from "@/lib/format/format";
import { stageLabels } from "@/data/leads/choices";
import { countText, worthText } from "./column-figures";
import { dropRoom, LeadCard, type CardTools } from "./lead-card";

export const OVERDUE_LANE = "overdue";

export type LaneProps = {
  stage: LeadStage;
  column: BoardColumn;
  /** The number of rendered cards; a button shows more. */
  renderedCount: number;
  isFiltered: boolean;
  tools: CardTools;
  isLoadingMore: boolean;
  onMore: (stage: LeadStage) => void;
  overdueHref: string;
};

export function Lane(props: LaneProps) {
  const { stage, column, renderedCount, tools, isFiltered } = props;
  const { t } = useTranslation();
  const rows = column.rows.slice(0, renderedCount);
  const isEmpty = column.count === 0;
  const headingId = `lead-lane-${stage}`;
  return (
    <section
      className="flex min-w-0 snap-start flex-col rounded-md bg-sunken px-2 in-data-stale:opacity-55 max-sm:bg-transparent max-sm:p-0 sm:min-h-0 sm:data-[stage=lost]:w-55"
      aria-labelledby={headingId}
      data-stage={stage}
    >
      <div className="-mx-2 px-4 pt-3 pb-0.5 max-sm:sticky max-sm:top-(--topbar) max-sm:z-2 max-sm:mx-0 max-sm:flex max-sm:min-h-11 max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-4 max-sm:bg-bg max-sm:px-0.5 max-sm:py-1.5">
        <h2
          className="flex min-h-6.5 items-center justify-between gap-2 font-sans text-base/tight font-semibold"
          id={headingId}
        >
          {t(stageLabels[stage])}
          <span className="text-muted tabular-nums in-data-stale:invisible">
            {` ${countText(column)}`}
          </span>
        </h2>
        {column.value_cents > 0 && (
          <p className="text-code text-muted tabular-nums in-data-stale:invisible sm:hidden">
            {t("{{amount}} a month", { amount: worthText(column) })}
          </p>
        )}
      </div>
      {/* As wide as the lane, so that focus rings are not cut off. */}
      <div className="-mx-2 flex flex-col px-2 pb-2 max-sm:mx-0 max-sm:px-0 sm:min-h-0 sm:flex-1 sm:overflow-y-auto sm:overscroll-contain">
        {column.overdue.length > 0 && <OverdueGroup {...props} />}
        <Droppable droppableId={stage}>
          {(drop, { isDraggingOver }) => (
            <ul
              ref={drop.innerRef}
              {...drop.droppableProps}
              // As high as the highest lane, so that cards can be dropped at any height.
              className="grid min-h-6 flex-[1_0_auto] content-start gap-2 rounded-sm pt-1.25 transition-colors data-over:bg-curb-400/22"
              data-over={isDraggingOver || undefined}
            >
              {rows.map((lead, index) => (
                <LeadCard key={lead.id} lead={lead} index={index} {...tools} />
              ))}
              {dropRoom(drop.placeholder)}
              {isEmpty && !isDraggingOver && stage !== "won" && (
                <li className="px-2 pt-3 pb-4 text-code text-muted">
                  {isFiltered ? t("Nothing here fits the filters.") : t("Nobody here.")}
                </li>
              )}
              {stage === "won" && tools.canMove && (
                <li className="grid min-h-22 place-items-center rounded-sm border-2 border-dashed border-field p-2 text-center text-code text-muted max-sm:hidden">
                  {t("Drop here to make a client")}
                </li>
              )}
            </ul>
          )}
        </Droppable>
        <MoreButton {...props} />
      </div>
    </section>
  );
}

/** Shows only the longest overdue card, so that the newest cards are visible below it. */
function OverdueGroup({ column, tools, overdueHref }: LaneProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { overdue } = column;
  const hidden = overdue.length - 1;
  const shown = isOpen ? overdue : overdue.slice(0, 1);
  return (
    <div className="flex-none pb-3" data-overdue>
      <h3 className="flex items-center gap-1.5 px-2 pb-2 font-sans text-xs font-semibold text-stop max-sm:px-0.5">
        <TriangleAlert size={15} strokeWidth={2.2} aria-hidden />
        {t("First answer overdue")}
      </h3>
      <Droppable droppableId={OVERDUE_LANE} isDropDisabled>
        {(drop) => (
          <ul ref={drop.innerRef} {...drop.droppableProps} className="grid gap-2">
            {shown.map((lead, index) => (
              <LeadCard key={lead.id} lead={lead} index={index} {...tools} />
            ))}
            {dropRoom(drop.placeholder)}
          </ul>
        )}
      </Droppable>
      {hidden > 0 && (
        <Button
          variant="ghost"
          className="w-full whitespace-normal text-stop"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen
            ? t("Show fewer")
            : t("Show {{number}} more overdue", { number: formatNumber(hidden) })}
        </Button>
      )}
      {isOpen && overdue.length >= BOARD_PAGE_SIZE && (
        <TextLink className="mx-2 inline-flex min-h-11 items-center text-code" to={overdueHref}>
          {t("All that are overdue, in the list")}
        </TextLink>
      )}
    </div>
  );
}

function MoreButton({ stage, column, renderedCount, isLoadingMore, onMore }: LaneProps) {
  const { t } = useTranslation();
  const hidden = Math.max(column.rows.length - renderedCount, 0);
  if (hidden === 0 && column.next === null) return null;
  const left = Math.max(
    column.count - column.overdue.length - Math.min(renderedCount, column.rows.length),
    1,
  );
  return (
    <Button
      variant="ghost"
      className="w-full flex-none text-muted hover:text-text"
      aria-busy={isLoadingMore || undefined}
      onClick={() => onMore(stage)}
    >
      {isLoadingMore
        ? t("Loading")
        : t("Show {{number}} more", { number: formatNumber(Math.min(left, BOARD_PAGE_SIZE)) })}
    </Button>
  );
}
