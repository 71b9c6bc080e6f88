import type { DraggableStyle, DroppableProvided } from "@hello-pangea/dnd";
import { cloneElement, type ReactElement } from "react";

// The drag library writes its transitions inline, ignoring reduced motion.
const isMotionReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The style of a card, without motion if reduced motion is preferred. */
export function dragStyle(style: DraggableStyle | undefined, isDropAnimating: boolean) {
  if (!isMotionReduced()) return style;
  // The library needs a transition's end to drop a card.
  return { ...style, transition: isDropAnimating ? "transform 1ms" : "none" } as DraggableStyle;
}

/** The list's placeholder for a card, animated or not. */
export function dropRoom(placeholder: DroppableProvided["placeholder"]) {
  if (placeholder === null || !isMotionReduced()) return placeholder;
  return cloneElement(placeholder as ReactElement<{ shouldAnimate: boolean }>, {
    shouldAnimate: false,
  });
}
