import { useLayoutEffect, useRef } from "react";
import { DrawnLabel } from "@/components/example-site/drawn-label";
import type { Sign } from "./preview-signs";

/** A line of the visitor's, made smaller until it fits its sign. */
export function SignLabel({ text, sign: { room, ...label } }: { text: string; sign: Sign }) {
  const ref = useRef<SVGTextElement>(null);
  const { size = 16, spacing = 0 } = label;

  useLayoutEffect(() => {
    let isCurrent = true;
    const fit = () => {
      if (isCurrent && ref.current) shrinkToRoom(ref.current, { room, size, spacing });
    };
    fit();
    // The fallback font is a different width. jsdom has no `document.fonts`.
    void document.fonts?.ready.then(fit);
    return () => {
      isCurrent = false;
    };
  }, [text, room, size, spacing]);

  return <DrawnLabel ref={ref} {...label} text={text} />;
}

const SMALLEST_TEXT = 10;

function shrinkToRoom(
  element: SVGTextElement,
  natural: { room: number; size: number; spacing: number },
) {
  // jsdom cannot measure SVG text.
  if (!("getComputedTextLength" in element)) return;
  element.style.fontSize = "";
  element.style.letterSpacing = "";
  element.removeAttribute("textLength");
  const scale = natural.room / element.getComputedTextLength();
  if (scale >= 1) return;
  const size = Math.max(natural.size * scale, SMALLEST_TEXT);
  element.style.fontSize = `${size}px`;
  element.style.letterSpacing = `${(natural.spacing * size) / natural.size}px`;
  // At the smallest size a very long name is squeezed instead of running into its neighbor.
  if (element.getComputedTextLength() <= natural.room) return;
  element.setAttribute("textLength", String(natural.room));
  element.setAttribute("lengthAdjust", "spacingAndGlyphs");
}
