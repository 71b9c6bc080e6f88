import { useLayoutEffect, useRef } from "react";
import { Label, type LabelProps } from "./drawing";

interface SignLabelProps extends Omit<LabelProps, "text"> {
  /** The example's own wording. */
  own: string;
  /** Takes its place when the visitor's name or town is shown. */
  visitor: string | undefined;
  /** How wide the visitor's wording may get, in drawing units. */
  room: number;
}

export function SignLabel({ own, visitor, room, ...label }: SignLabelProps) {
  if (visitor === undefined) return <Label {...label} text={own} />;
  return <FittedLabel {...label} text={visitor} room={room} />;
}

function FittedLabel({ room, ...label }: LabelProps & { room: number }) {
  const ref = useRef<SVGTextElement>(null);
  const { text, size = 16, spacing = 0 } = label;

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

  return <Label ref={ref} {...label} />;
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
