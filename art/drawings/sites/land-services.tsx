import type { ReactNode } from "react";
import { DrawnLabel, FRAUNCES } from "@/components/example-site/drawn-label";
import { Drawing, Stroke } from "../drawing";

const INK = "#28502F";

interface Service {
  name: string;
  ground: string;
  picture: ReactNode;
}

/** Each in a circle with a radius of 36 around the middle. */
const SERVICES: readonly Service[] = [
  {
    name: "Mow",
    ground: "#BFCB8F",
    picture: (
      <>
        <Stroke
          d="M-21 14l5-13 4 13 5-18 5 18 5-15 4 15 5-10 4 10"
          stroke={INK}
          width={3}
          cap="round"
          join="round"
        />
        <Stroke d="M-24 15H24" stroke={INK} width={3} cap="round" />
      </>
    ),
  },
  {
    name: "Plant",
    ground: "#F4C542",
    picture: (
      <>
        <Stroke d="M0 24V2" stroke={INK} width={3.5} cap="round" />
        <path d="M0 19Q-15 19-16 7-3 6 0 19ZM0 14Q13 13 15 2 3 2 0 14Z" fill={INK} />
        {[0, 72, 144, 216, 288].map((turn) => (
          <ellipse
            key={turn}
            cy={-16}
            rx={5}
            ry={8}
            fill="#D94F70"
            transform={`rotate(${turn} 0 -8)`}
          />
        ))}
        <circle cy={-8} r={4.5} fill="#FFF6DC" />
      </>
    ),
  },
  {
    name: "Build",
    ground: "#E5D3AE",
    picture: (
      <>
        <path
          d="M-24 7h15v11h-15ZM-7 7H9v11H-7ZM11 7h13v11H11ZM-17-6H1V5h-18ZM3-6h17V5H3ZM-11-19H7V-8h-18Z"
          fill="#8C8574"
        />
        <path d="M-24 7h15v4h-15ZM11 7h13v4H11ZM-17-6H1v4h-18ZM-11-19H7v4h-18Z" fill="#A9A28F" />
      </>
    ),
  },
];

/** The page shows them in round windows. */
export const landServices = SERVICES.map(
  ({ name, ground, picture }) =>
    [
      name.toLowerCase(),
      <Drawing key={name} width={360} height={360}>
        <rect width={360} height={360} fill={ground} />
        <g transform="translate(180 184) scale(4.4)">{picture}</g>
      </Drawing>,
    ] as const,
);

export function LandServices({ y }: { y: number }) {
  return SERVICES.map(({ name, ground, picture }, place) => (
    <g key={name} transform={`translate(${150 + place * 210} ${y})`}>
      <circle r={46} fill={ground} />
      <g transform="scale(1.25)">{picture}</g>
      <DrawnLabel x={0} y={78} text={name} family={FRAUNCES} size={25} fill={INK} anchor="middle" />
    </g>
  ));
}
