import { useId } from "react";
import { Tree } from "./scenery";

const MOWN_STRIPES = Array.from({ length: 9 }, (_, i) => {
  const offset = i - 4.5;
  return `M${360 + offset * 40} 190L${360 + offset * 230} 430h115L${380 + offset * 40} 190Z`;
}).join("");

const TREES = [
  { x: 152, y: 246, height: 150, fill: "#2F5B34" },
  { x: 206, y: 250, height: 104, fill: "#3D6E3C" },
  { x: 566, y: 240, height: 170, fill: "#28502F" },
  { x: 510, y: 246, height: 110, fill: "#3D6E3C" },
  { x: 616, y: 250, height: 120, fill: "#4B7D45" },
];

const STONES = [
  { x: 486, y: 268 },
  { x: 520, y: 276 },
  { x: 452, y: 262 },
];

export function LandSceneArt() {
  return (
    <>
      <rect width={720} height={430} fill="#F0E7CF" />
      <path d="M0 150Q180 80 360 138T720 110V430H0Z" fill="#BFCB8F" />
      <path d="M0 190Q240 120 430 180T720 160V430H0Z" fill="#93AE6B" />
      <Lawn />
      <path d="M300 430Q380 330 330 288T392 214l22-4Q372 250 402 292T470 430Z" fill="#E5D3AE" />
      {TREES.map((tree) => (
        <Tree key={tree.x} {...tree} trunk="#6B4A2D" />
      ))}
      <FlowerBed x={150} y={340} petals={["#D94F70", "#F4C542", "#F7EBDD"]} />
      <FlowerBed x={590} y={348} petals={["#F4C542", "#E87A3E", "#D94F70"]} />
      {STONES.map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse rx={20} ry={14} fill="#9AA39A" />
          <ellipse cx={-4} cy={-4} rx={13} ry={7} fill="#BCC4BA" />
        </g>
      ))}
    </>
  );
}

function Lawn() {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d="M0 240Q300 180 720 236V430H0Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={720} height={430} fill="#4F8444" />
        <path d={MOWN_STRIPES} fill="#64994F" />
      </g>
    </>
  );
}

interface FlowerBedProps {
  x: number;
  y: number;
  petals: readonly [string, string, string];
}

function FlowerBed({ x, y, petals }: FlowerBedProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy={8} rx={120} ry={16} fill="#5B4030" />
      {Array.from({ length: 8 }, (_, i) => (
        <g key={i} transform={`translate(${i * 25 - 96} ${(i % 2) * -10})`}>
          <circle r={15} fill="#3B6B35" />
          <circle cx={4} cy={-6} r={6} fill={petals[i % 3]} />
        </g>
      ))}
    </g>
  );
}
