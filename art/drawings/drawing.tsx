import { useId, type ReactNode } from "react";
import { DrawnLabel } from "@/components/example-site/drawn-label";

type Box = readonly [number, number, number, number];

interface DrawingProps {
  width: number;
  height: number;
  children: ReactNode;
}

export function Drawing({ width, height, children }: DrawingProps) {
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {children}
    </svg>
  );
}

interface StrokeProps {
  d: string;
  stroke: string;
  width?: number;
  cap?: "round";
  join?: "round";
  transform?: string;
}

export function Stroke({ d, stroke, width = 2, cap, join, transform }: StrokeProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke={stroke}
      strokeWidth={width}
      strokeLinecap={cap}
      strokeLinejoin={join}
      transform={transform}
    />
  );
}

interface DrawnButtonProps {
  box: Box;
  text: string;
  fill: string;
  ink: string;
  size?: number;
  weight?: number;
  rx?: number;
}

export function DrawnButton(button: DrawnButtonProps) {
  const { box, text, fill, ink, size = 17, weight = 650, rx = 4 } = button;
  const [x, y, width, height] = box;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={rx} fill={fill} />
      <DrawnLabel
        x={x + width / 2}
        y={rounded(y + height / 2 + size * 0.35)}
        text={text}
        size={size}
        weight={weight}
        fill={ink}
        anchor="middle"
      />
    </>
  );
}

export function OutlinedButton({ ink, ...button }: Omit<DrawnButtonProps, "fill">) {
  const [x, y, width, height] = button.box;
  return (
    <>
      <DrawnButton {...button} fill="none" ink={ink} />
      <rect
        x={x + 1}
        y={y + 1}
        width={width - 2}
        height={height - 2}
        rx={button.rx ?? 4}
        fill="none"
        stroke={ink}
        strokeWidth={2}
      />
    </>
  );
}

interface SceneWindowProps {
  box: Box;
  rx?: number;
  /** 0 keeps the top of the scene in view, 0.5 its middle. */
  alignY?: number;
  children: ReactNode;
}

/** Fills `box` with a 720 x 430 scene, cropped like `object-fit: cover`. */
export function SceneWindow({ box, rx, alignY = 0.5, children }: SceneWindowProps) {
  const id = useId();
  const [x, y, width, height] = box;
  const scale = Math.max(width / 720, height / 430);
  const left = rounded(x - (720 * scale - width) / 2);
  const top = rounded(y - (430 * scale - height) * alignY);
  return (
    <>
      <clipPath id={id}>
        <rect x={x} y={y} width={width} height={height} rx={rx} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <g transform={`translate(${left} ${top}) scale(${scale})`}>{children}</g>
      </g>
    </>
  );
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
