import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from "react";
import type { CalendarDemo, CalendarTask } from "@/data/calendar/queries";
import type { CalendarDay } from "@/lib/dates/calendar-day";

export type DragItem = { kind: "demo"; demo: CalendarDemo } | { kind: "task"; item: CalendarTask };

type Pressed = { item: DragItem; x: number; y: number; grabbedAt: number; hasMoved: boolean };

/** Where the pointer has an item. `day` is null outside of the days; `share` is the place of its top in the day, 0 to 1. */
export type Drag = {
  item: DragItem;
  x: number;
  y: number;
  day: CalendarDay | null;
  share: number | null;
};

/** A press that moves less is a click. */
const THRESHOLD_PX = 6;
const EDGE_PX = 72;
const SCROLL_PX = 14;

function placeOf({ x, y }: { x: number; y: number }, grabbedAt: number) {
  const under = document.elementsFromPoint(x, y);
  const body = under.find((each) => each.matches("[data-hours]"));
  const column = body ?? under.find((each) => each.matches("[data-day]"));
  const day = column?.closest<HTMLElement>("[data-day]")?.dataset["day"] ?? null;
  const box = body?.getBoundingClientRect();
  const share = box === undefined ? null : (y - grabbedAt - box.top) / box.height;
  return { day, share };
}

/** The click that follows a drag must not open the item. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}

function scrollNearEdge(y: number) {
  if (y < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
  else if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
}

/**
 * Drags items by mouse or pen. Fingers scroll, and use the dialog like the keyboard. Escape ends it.
 * `onDrop` gets the place of the last movement.
 */
export function useCalendarDrag(onDrop: (drag: Drag) => void) {
  // In a ref, because events may come faster than renders.
  const pressed = useRef<Pressed | null>(null);
  const [isPressed, setIsPressed] = useState(false);
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = () => {
    pressed.current = null;
    setIsPressed(false);
    setDrag(null);
  };
  const dragOf = (
    { item, grabbedAt }: Pressed,
    { clientX: x, clientY: y }: globalThis.PointerEvent,
  ) => ({
    item,
    x,
    y,
    ...placeOf({ x, y }, grabbedAt),
  });
  const move = (event: globalThis.PointerEvent) => {
    const press = pressed.current;
    if (press === null) return;
    const way = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (way >= THRESHOLD_PX) press.hasMoved = true;
    if (!press.hasMoved) return;
    scrollNearEdge(event.clientY);
    setDrag(dragOf(press, event));
  };
  const drop = useEffectEvent((event: globalThis.PointerEvent) => {
    const press = pressed.current;
    end();
    if (press?.hasMoved !== true) return;
    swallowClick();
    onDrop(dragOf(press, event));
  });
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || pressed.current?.hasMoved !== true) return;
    event.stopPropagation();
    swallowClick();
    end();
  };
  useEffect(() => {
    if (!isPressed) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", (event) => drop(event), { signal });
    window.addEventListener("pointercancel", end, { signal });
    window.addEventListener("blur", end, { signal });
    window.addEventListener("keydown", cancel, { signal, capture: true });
    return () => listening.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- these read refs only
  }, [isPressed]);

  const onPointerDown = (item: DragItem) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.pointerType === "touch") return;
    const { top } = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    pressed.current = { item, x, y, grabbedAt: y - top, hasMoved: false };
    setIsPressed(true);
  };
  return { drag, onPointerDown };
}
