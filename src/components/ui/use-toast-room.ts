import { useEffect } from "react";
import { useSonner } from "sonner";

const LOOK_EVERY_MS = 250;
/** Between a message and controls; also the step of the search for room. */
const GAP = 8;
/** Scrolling by less does not bring a control out from under a message. */
const LEAST_SCROLL = 96;
/** Messages are never placed higher than this share of the window. */
const HIGHEST = 0.6;

const PRESSED =
  "button, input, select, textarea, [contenteditable=true], [role=menuitem], [role=tab], nav a, a[data-slot=button]";
const ROW = "li, tr, [role=row], [data-slot=item]";

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

const isScrolled = (element: Element) =>
  element.scrollHeight > element.clientHeight + LEAST_SCROLL &&
  ["auto", "scroll"].includes(getComputedStyle(element).overflowY);

/** Whether scrolling moves it away from under a message: not in a bar or a dialog's foot. */
function scrollsAway(element: HTMLElement): boolean {
  for (let part: HTMLElement | null = element; part !== null; part = part.parentElement) {
    if (part !== element && isScrolled(part)) return true;
    if (["fixed", "sticky"].includes(getComputedStyle(part).position)) return false;
  }
  return document.documentElement.scrollHeight > window.innerHeight + LEAST_SCROLL;
}

/** The row that is worked on, or the focused control outside a list. */
function focused(): Element[] {
  const element = document.activeElement;
  if (element === null || !element.matches(`${PRESSED}, a`)) return [];
  return [element.closest(ROW) ?? element];
}

/** The boxes that a message must not cover; with an open dialog, only parts of it. */
function kept(message: Box): Box[] {
  const layers = document.querySelectorAll("[role=dialog][data-state=open], [role=alertdialog]");
  const layer = [...layers].at(-1) ?? document;
  const isNear = ({ width, height, bottom, left, right }: DOMRect) =>
    width > 0 &&
    height > 0 &&
    bottom > window.innerHeight * (1 - HIGHEST) &&
    left < message.right + GAP &&
    message.left < right + GAP;
  const fixed = [...layer.querySelectorAll<HTMLElement>(PRESSED)].filter(
    (element) =>
      element.closest("[data-sonner-toaster]") === null &&
      isNear(element.getBoundingClientRect()) &&
      !scrollsAway(element),
  );
  return [...fixed, ...focused()]
    .filter((element) => layer.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ top }) => top < window.innerHeight);
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right + GAP &&
  other.left < one.right + GAP &&
  one.top < other.bottom + GAP &&
  other.top < one.bottom + GAP;

/** The least distance from the window's foot at which a message fits; null without room. */
export function roomFor(message: Box, taken: readonly Box[], windowHeight: number): number | null {
  const height = message.bottom - message.top;
  for (let bottom = 2 * GAP; bottom + height < windowHeight * HIGHEST; bottom += GAP) {
    const there = {
      ...message,
      top: windowHeight - bottom - height,
      bottom: windowHeight - bottom,
    };
    if (!taken.some((box) => overlaps(there, box))) return bottom;
  }
  return null;
}

/** Moves visible messages above the controls and the row that they would cover. */
export function useToastRoom(): void {
  const isShown = useSonner().toasts.length > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    const { style } = document.documentElement;
    const look = () => {
      const shown = [...document.querySelectorAll("[data-sonner-toast][data-visible=true]")];
      const boxes = shown.map((toast) => toast.getBoundingClientRect());
      const [first] = boxes;
      if (first === undefined || first.width === 0) return;
      const message = {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
      const bottom = roomFor(message, kept(message), window.innerHeight);
      if (bottom === null) style.removeProperty("--toast-room");
      else style.setProperty("--toast-room", `${bottom}px`);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      style.removeProperty("--toast-room");
    };
  }, [isShown]);
}
