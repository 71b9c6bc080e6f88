import type { DragStart, DragUpdate, DropResult, ResponderProvided } from "@hello-pangea/dnd";
import type { TFunction } from "i18next";
import type { LeadStage } from "@/data/leads/schema";
import { stageLabels } from "@/data/leads/choices";

const isStage = (id: string): id is LeadStage => id in stageLabels;

/** The stage of a lane; what is overdue is part of "new". */
export const stageOfLane = (id: string): LeadStage => (isStage(id) ? id : "new");

/** What is read out while a card is carried by keyboard. */
export function dragAnnouncements(t: TFunction) {
  const place = (droppableId: string, index: number) =>
    t("{{stage}}, place {{place}}", {
      stage: t(stageLabels[stageOfLane(droppableId)]),
      place: index + 1,
    });
  return {
    onDragStart: ({ source }: DragStart, { announce }: ResponderProvided) =>
      announce(
        t("Lifted from {{place}}. Arrow keys move, Space puts down, Escape puts back.", {
          place: place(source.droppableId, source.index),
        }),
      ),
    onDragUpdate: ({ destination }: DragUpdate, { announce }: ResponderProvided) =>
      announce(
        destination ? place(destination.droppableId, destination.index) : t("Over no stage."),
      ),
    dropped: ({ destination, reason }: DropResult, { announce }: ResponderProvided) =>
      announce(
        reason === "DROP" && destination
          ? t("Put down in {{place}}.", {
              place: place(destination.droppableId, destination.index),
            })
          : t("Put back."),
      ),
  };
}
