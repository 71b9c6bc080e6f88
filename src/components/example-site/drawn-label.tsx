import type { Ref } from "react";

export const SERIF = "Besley Variable,Besley,Georgia,serif";
/** Headlines of three example sites. */
export const FRAUNCES = "Fraunces,serif";
export const NUNITO = "Nunito,sans-serif";
export const JOST = "Jost,sans-serif";
const SANS = "Archivo Variable,Archivo,Arial,sans-serif";

export interface TextStyle {
  family?: string;
  size?: number;
  weight?: number;
  fill?: string;
  anchor?: "middle" | "end";
  /** Letter spacing in drawing units. */
  spacing?: number;
  /** Width of the letters in percent, for the variable sans. */
  stretch?: number;
}

export interface LabelProps extends TextStyle {
  x: number;
  y: number;
  text: string;
}

/** A line of text in a drawing, 720 units wide as the example sites are. */
export function DrawnLabel({ ref, ...label }: LabelProps & { ref?: Ref<SVGTextElement> }) {
  const { x, y, text, family = SANS, size = 16, weight = 400, fill = "#111" } = label;
  const { anchor, spacing, stretch } = label;
  return (
    <text
      ref={ref}
      x={x}
      y={y}
      fontFamily={family}
      fontSize={size}
      fontWeight={weight}
      fill={fill}
      textAnchor={anchor}
      letterSpacing={spacing}
      style={stretch ? { fontStretch: `${stretch}%` } : undefined}
    >
      {text}
    </text>
  );
}
