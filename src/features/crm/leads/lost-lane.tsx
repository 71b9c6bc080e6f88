import { Droppable } from "@hello-pangea/dnd";
import { ChevronsRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "@/data/crm/leads";
import { formatNumber } from "@/lib/format";
import { stageLabels } from "@/components/record/crm-labels";

type LostLaneProps = { column: BoardColumn; onOpen: () => void };

/** Those who are lost stand aside until somebody asks for them; cards can be dropped all the same. */
export function LostLane({ column, onOpen }: LostLaneProps) {
  const { t } = useTranslation();
  return (
    <Droppable droppableId="lost">
      {(drop, { isDraggingOver }) => (
        <div
          ref={drop.innerRef}
          {...drop.droppableProps}
          className="lead-lane lead-lane-aside"
          data-over={isDraggingOver || undefined}
        >
          <button type="button" aria-expanded={false} onClick={onOpen}>
            <ChevronsRight size={18} aria-hidden />
            <span>
              {t(stageLabels.lost)} <span className="muted">{formatNumber(column.count)}</span>
            </span>
          </button>
          <div hidden>{drop.placeholder}</div>
        </div>
      )}
    </Droppable>
  );
}
