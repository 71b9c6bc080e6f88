import {
  DragDropContext,
  useMouseSensor,
  useTouchSensor,
  Droppable,
  type DropResult,
  type ResponderProvided,
} from "@hello-pangea/dnd";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChevronsRight } from "lucide-react";
import {
  LEAD_STAGES,
  type Board as BoardData,
  type Lead,
  type LeadStage,
  type BoardColumn,
} from "@/data/leads/schema";
import { ScrollRegion } from "@/components/scroll-region";
import { Tabs, TabsContent } from "@/components/ui/tabs";
import { useIsBelow } from "@/hooks/use-is-below";
import { findLead, type Target } from "@/data/leads/board-moves";
import { Button } from "@/components/ui/button";
import { stageLabels } from "@/data/leads/choices";
import { dragAnnouncements, stageOfLane } from "./drag-announcements";
import { countText } from "./column-figures";
import { Lane, OVERDUE_LANE, type LaneProps } from "./lane";
import { dropRoom, type CardTools } from "./lead-card";
import { useCarriedCard } from "./use-carried-card";
import { stepByArrow } from "./use-card-focus";
import { StageStrip, StageSwitch } from "./stage-strip";

type BoardProps = {
  board: BoardData;
  tools: CardTools;
  laneOf: (stage: LeadStage) => Omit<LaneProps, "stage" | "column" | "tools">;
  stage: LeadStage;
  onStage: (stage: LeadStage) => void;
  onDrop: (lead: Lead, target: Target) => void;
  onLift: () => void;
  onPutDown: () => void;
};

export function Board(props: BoardProps) {
  const { board, tools, laneOf, onDrop, onLift, onPutDown } = props;
  const { t } = useTranslation();
  const isPhone = useIsBelow("sm");
  const { onDragStart, onDragUpdate, dropped } = useMemo(
    () => dragAnnouncements(t, board),
    [t, board],
  );
  const { shownBoard, carried, announcement, ...keys } = useCarriedCard({
    board,
    canMove: tools.canMove,
    renderedCountOf: (stage) => laneOf(stage).renderedCount,
    onLift,
    onPutDown,
    onDrop,
  });
  const shown: BoardProps = {
    ...props,
    board: shownBoard,
    tools: { ...tools, carriedId: carried?.lead.id ?? null },
    laneOf: (stage) => {
      const lane = laneOf(stage);
      const isGuest = carried?.target?.stage === stage && carried.lead.stage !== stage;
      return isGuest ? { ...lane, renderedCount: lane.renderedCount + 1 } : lane;
    },
  };

  const handleDragEnd = (result: DropResult, provided: ResponderProvided) => {
    dropped(result, provided);
    onPutDown();
    const lead = findLead(board, result.draggableId);
    const { source, destination } = result;
    if (lead === undefined || !destination || destination.droppableId === OVERDUE_LANE) return;
    if (source.droppableId === destination.droppableId && source.index === destination.index)
      return;
    onDrop(lead, { stage: stageOfLane(destination.droppableId), index: destination.index });
  };
  return (
    <DragDropContext
      dragHandleUsageInstructions={t(
        "Enter opens the lead. Space lifts the card; then arrow keys move it, Space puts it down and Escape puts it back.",
      )}
      // Replaced by useCarriedCard(), which does not depend on the layout.
      enableDefaultSensors={false}
      sensors={SENSORS}
      onBeforeCapture={onLift}
      onDragStart={onDragStart}
      onDragUpdate={onDragUpdate}
      onDragEnd={handleDragEnd}
    >
      <div className="contents" {...keys}>
        {isPhone ? (
          <PhoneBoard {...shown} />
        ) : (
          <WideBoard {...shown} showsLost={carried?.target?.stage === "lost"} />
        )}
      </div>
      <p className="sr-only" aria-live="assertive" data-slot="carried-card">
        {announcement}
      </p>
    </DragDropContext>
  );
}

const SENSORS = [useMouseSensor, useTouchSensor];

function WideBoard({ board, tools, laneOf, showsLost }: BoardProps & { showsLost: boolean }) {
  const { t } = useTranslation();
  const [isLostOpen, setLostOpen] = useState(false);
  return (
    <>
      <StageStrip board={board} />
      {/* Scrolls sideways; columns scroll by themselves. */}
      <ScrollRegion
        className="grid auto-cols-min grid-flow-col grid-cols-[repeat(5,minmax(12.75rem,1fr))] grid-rows-[minmax(0,1fr)] gap-3 overflow-x-auto overflow-y-hidden pb-2 max-xl:-mx-4 max-xl:snap-x max-xl:scroll-px-4 max-xl:grid-cols-[repeat(5,16.5rem)] max-xl:px-4 max-lg:h-[calc(100dvh-var(--topbar)-1rem)] lg:min-h-0 lg:flex-1"
        data-slot="lead-board"
        aria-label={t("Board of leads")}
        onKeyDown={stepByArrow}
      >
        {LEAD_STAGES.map((stage) =>
          stage === "lost" && !isLostOpen && !showsLost ? (
            <LostLane key={stage} column={board.lost} onOpen={() => setLostOpen(true)} />
          ) : (
            <Lane
              key={stage}
              stage={stage}
              column={board[stage]}
              tools={tools}
              {...laneOf(stage)}
            />
          ),
        )}
      </ScrollRegion>
    </>
  );
}

function PhoneBoard({ board, tools, laneOf, stage, onStage }: BoardProps) {
  return (
    <Tabs
      value={stage}
      onValueChange={(value) => onStage(LEAD_STAGES.find((known) => known === value) ?? "new")}
    >
      <StageSwitch board={board} />
      <TabsContent value={stage}>
        <Lane key={stage} stage={stage} column={board[stage]} tools={tools} {...laneOf(stage)} />
      </TabsContent>
    </Tabs>
  );
}

type LostLaneProps = { column: BoardColumn; onOpen: () => void };

/** Lost leads are collapsed until requested; cards can be dropped all the same. */
function LostLane({ column, onOpen }: LostLaneProps) {
  const { t } = useTranslation();
  return (
    <Droppable droppableId="lost">
      {(drop, { isDraggingOver }) => (
        <div
          ref={drop.innerRef}
          {...drop.droppableProps}
          className="min-h-55 w-13 snap-start self-stretch rounded-md bg-sunken in-data-stale:opacity-55 data-over:bg-curb-400/22"
          data-over={isDraggingOver || undefined}
        >
          <Button
            variant="ghost"
            className="size-full flex-col justify-start gap-3 px-0 py-3.5 text-base hover:bg-line"
            aria-expanded={false}
            onClick={onOpen}
          >
            <ChevronsRight size={18} aria-hidden />
            <span className="[writing-mode:vertical-rl]">
              {t(stageLabels.lost)}{" "}
              <span className="text-muted in-data-stale:invisible">{countText(column)}</span>
            </span>
          </Button>
          <div hidden>{dropRoom(drop.placeholder)}</div>
        </div>
      )}
    </Droppable>
  );
}
