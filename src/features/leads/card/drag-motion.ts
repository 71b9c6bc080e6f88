import type { DraggableStyle, DroppableProvided } from "@hello-pangea/dnd";
import { cloneElement, type ReactElement } from "react";

// The drag library writes its transitions inline, also for a person who asked for less motion.
const isMotionReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The style of a card, without motion where that is asked for. */
export function dragStyle(style: DraggableStyle | undefined, isDropAnimating: boolean) {
  if (!isMotionReduced()) return style;
  // The library puts a card down when a transition ends, so there has to be one, however short.
  return { ...style, transition: isDropAnimating ? "transform 1ms" : "none" } as DraggableStyle;
}

/** The room that a list makes for a card, which opens and closes slowly or at once. */
export function dropRoom(placeholder: DroppableProvided["placeholder"]) {
  if (placeholder === null || !isMotionReduced()) return placeholder;
  return cloneElement(placeholder as ReactElement<{ shouldAnimate: boolean }>, {
    shouldAnimate: false,
  });
}
