import type { ReactNode } from "react";
import { Stroke } from "../drawing";
import { WorkFrame } from "./work-frame";

const SLATE = "#39424C";
const GLASS = "#BFD9E2";

function HouseWithDoor({ fill, children }: { fill: string; children: ReactNode }) {
  return (
    <WorkFrame ground="#DCE6EA">
      <path d="M0 150Q120 110 240 140T480 120V360H0Z" fill="#BCD0CF" />
      <path d="M20 118L240 10L460 118V134H20Z" fill={SLATE} />
      <rect x={44} y={126} width={392} height={180} fill="#F4F1EA" />
      <Stroke d="M44 148h392" stroke="#E0DCD1" width={3} />
      <rect
        x={204}
        y={66}
        width={72}
        height={40}
        rx={3}
        fill="#8FB4C2"
        stroke="#F4F1EA"
        strokeWidth={6}
      />
      <rect x={84} y={152} width={312} height={154} fill="#fff" />
      <rect x={94} y={162} width={292} height={144} fill={fill} />
      {children}
      <path d="M84 306h312l70 54H14Z" fill="#C6C9C6" />
      <path d="M0 306h84L14 360H0ZM396 306h84v54h-14Z" fill="#7FA66B" />
      {[56, 410].map((x) => (
        <g key={x}>
          <rect x={x} y={176} width={14} height={28} rx={3} fill={SLATE} />
          <rect x={x + 3} y={181} width={8} height={17} rx={2} fill="#FFDD94" />
        </g>
      ))}
    </WorkFrame>
  );
}

const COLUMNS = [102, 174, 246, 318];

function Panels({ rows, tint }: { rows: readonly number[]; tint: string }) {
  return rows.flatMap((y) =>
    COLUMNS.map((x) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={60} height={26} rx={2} fill={tint} />
    )),
  );
}

export const garageWorks = [
  <HouseWithDoor key="carriage" fill="#8B2F2B">
    <Stroke d="M240 162v144" stroke="#6E2320" width={6} />
    {COLUMNS.map((x) => (
      <g key={x}>
        <path d={`M${x} 206v-10q0-24 30-24t30 24v10Z`} fill={GLASS} />
        <Stroke d={`M${x + 30} 172v34`} stroke="#8B2F2B" width={3} />
        <rect x={x} y={218} width={60} height={78} rx={2} fill="#98352F" />
        <Stroke d={`M${x} 296l60-78M${x} 218l60 78`} stroke="#7A2825" width={4} />
      </g>
    ))}
    <Stroke d="M228 244v24M252 244v24" stroke="#1B1F24" width={6} cap="round" />
  </HouseWithDoor>,
  <HouseWithDoor key="raised" fill="#E9E6DC">
    <Panels rows={[170, 204, 238, 272]} tint="#D6D2C4" />
    <Stroke d="M94 200h292M94 234h292M94 268h292" stroke="#CBC7B9" width={3} />
  </HouseWithDoor>,
  <HouseWithDoor key="flush" fill={SLATE}>
    <Stroke d="M94 198h292M94 234h292M94 270h292" stroke="#515C67" width={3} />
    <rect x={340} y={174} width={34} height={120} rx={2} fill={GLASS} opacity={0.8} />
    <Stroke d="M340 214h34M340 254h34" stroke={SLATE} width={4} />
  </HouseWithDoor>,
  <HouseWithDoor key="cedar" fill="#A9703F">
    {Array.from({ length: 12 }, (_, i) => (
      <rect
        key={i}
        x={96 + i * 24.2}
        y={204}
        width={22}
        height={102}
        fill={["#B57B47", "#A06636", "#AC7342"][i % 3]}
      />
    ))}
    {COLUMNS.map((x) => (
      <rect key={x} x={x} y={170} width={60} height={28} rx={2} fill={GLASS} />
    ))}
  </HouseWithDoor>,
];
