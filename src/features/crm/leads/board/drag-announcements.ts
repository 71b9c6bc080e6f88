import type {
  DraggableLocation,
  DragStart,
  DragUpdate,
  DropResult,
  ResponderProvided,
} from "@hello-pangea/dnd";
import type { TFunction } from "i18next";
import { findLead } from "@/data/leads/board-moves";
import type { Board, LeadStage } from "@/data/leads/schema";
import { stageLabels } from "@/data/leads/choices";
import { placeOf } from "./carried-card";

const isStage = (id: string): id is LeadStage => id in stageLabels;

/** The stage of a lane; overdue cards are part of "new". */
export const stageOfLane = (id: string): LeadStage => (isStage(id) ? id : "new");

export function dragAnnouncements(t: TFunction, board: Board) {
  const place = (id: string, { droppableId, index }: DraggableLocation) => {
    const stage = stageOfLane(droppableId);
    const lead = findLead(board, id);
    if (lead === undefined) return t(stageLabels[stage]);
    return t("{{stage}}, place {{place}} of {{total}}", {
      stage: t(stageLabels[stage]),
      ...placeOf(board, lead, isStage(droppableId) ? { stage, index } : null),
    });
  };
  return {
    onDragStart: ({ draggableId, source }: DragStart, { announce }: ResponderProvided) =>
      announce(
        t("Lifted from {{place}}. Arrow keys move, Space puts down, Escape puts back.", {
          place: place(draggableId, source),
        }),
      ),
    onDragUpdate: ({ draggableId, destination }: DragUpdate, { announce }: ResponderProvided) =>
      announce(destination ? place(draggableId, destination) : t("Over no stage.")),
    dropped: ({ draggableId, destination, reason }: DropResult, { announce }: ResponderProvided) =>
      announce(
        reason === "DROP" && destination
          ? t("Put down in {{place}}.", { place: place(draggableId, destination) })
          : t("Put back."),
      ),
  };
}
