import { Droppable } from "@hello-pangea/dnd";
import { ChevronsRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { BoardColumn } from "@/data/leads/schema";
import { dropRoom } from "./drag-motion";
import { formatNumber } from "@/lib/format/format";
import { stageLabels } from "@/data/leads/choices";

type LostLaneProps = { column: BoardColumn; onOpen: () => void };

/** Lost leads are collapsed until requested; cards can be dropped all the same. */
export function LostLane({ column, onOpen }: LostLaneProps) {
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
              <span className="text-muted in-data-stale:invisible">
                {formatNumber(column.count)}
              </span>
            </span>
          </Button>
          <div hidden>{dropRoom(drop.placeholder)}</div>
        </div>
      )}
    </Droppable>
  );
}
