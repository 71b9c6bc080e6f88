import { useEffect } from "react";
import { useSonner } from "sonner";

const LOOK_EVERY_MS = 250;
/** Between a message and controls; also the step of the search for room. */
const GAP = 8;
/** Messages are never placed higher than this share of the window. */
const HIGHEST = 0.6;

const PRESSED =
  "button, input, select, textarea, [contenteditable=true], [role=menuitem], [role=tab], nav a, a[data-slot=button]";

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

/** Controls where messages appear; with an open dialog, only its own. */
function pressable(): Box[] {
  const layers = document.querySelectorAll("[role=dialog][data-state=open], [role=alertdialog]");
  const layer = [...layers].at(-1) ?? document;
  return [...layer.querySelectorAll<HTMLElement>(PRESSED)]
    .filter((element) => element.closest("[data-sonner-toaster]") === null)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top }) => width > 0 && height > 0 && top < window.innerHeight);
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right + GAP &&
  other.left < one.right + GAP &&
  one.top < other.bottom + GAP &&
  other.top < one.bottom + GAP;

/** The distance from the window's foot at which a message fits; null without room. */
export function roomFor(message: Box, taken: readonly Box[], windowHeight: number): number | null {
  const under = taken.filter(
    ({ left, right }) => message.left < right + GAP && left < message.right + GAP,
  );
  if (!under.some((box) => overlaps(message, box))) return windowHeight - message.bottom;
  const height = message.bottom - message.top;
  for (let bottom = 2 * GAP; bottom + height < windowHeight * HIGHEST; bottom += GAP) {
    const there = {
      ...message,
      top: windowHeight - bottom - height,
      bottom: windowHeight - bottom,
    };
    if (!under.some((box) => overlaps(there, box))) return bottom;
  }
  return null;
}

/** Moves visible messages above the controls they would cover. */
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
      const bottom = roomFor(message, pressable(), window.innerHeight);
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
