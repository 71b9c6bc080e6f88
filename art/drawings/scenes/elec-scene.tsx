import type { ReactNode } from "react";
import { Stroke } from "../drawing";

const NIGHT = "#0E0C26";
const LAMP = "#FFB84D";
const WIRE = "#7C73C9";

const STARS = [
  [60, 60],
  [150, 110],
  [260, 44],
  [400, 84],
  [520, 40],
  [640, 96],
  [690, 40],
  [330, 120],
  [-60, 70],
  [-170, 40],
  [-280, 104],
  [790, 60],
  [880, 110],
  [1000, 52],
] as const;

export function ElecSceneArt() {
  return (
    <>
      <rect x={-360} width={1440} height={430} fill="#1B1840" />
      <rect x={-360} y={200} width={1440} height={170} fill="#262154" />
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={1.8} fill="#F4E7C5" />
      ))}
      <circle cx={620} cy={74} r={24} fill="#F4E7C5" />
      <circle cx={610} cy={68} r={22} fill="#1B1840" />
      <rect x={-360} y={360} width={1440} height={70} fill="#120F2C" />
      <House x={-170} y={236} width={140} height={134} wall="#2B2560">
        <HouseWindow x={20} y={28} width={38} height={42} wall="#2B2560" isLit />
        <HouseWindow x={82} y={28} width={38} height={42} wall="#2B2560" />
      </House>
      <House x={780} y={232} width={150} height={138} wall="#2B2560">
        <HouseWindow x={24} y={30} width={40} height={44} wall="#2B2560" />
        <HouseWindow x={88} y={30} width={40} height={44} wall="#2B2560" isLit />
      </House>
      <House x={30} y={220} width={150} height={150} wall="#332C6C">
        <HouseWindow x={24} y={30} width={40} height={46} wall="#332C6C" />
        <HouseWindow x={86} y={30} width={40} height={46} wall="#332C6C" isLit />
      </House>
      <House x={520} y={210} width={170} height={160} wall="#332C6C">
        <HouseWindow x={28} y={34} width={44} height={50} wall="#332C6C" isLit />
        <HouseWindow x={98} y={34} width={44} height={50} wall="#332C6C" />
      </House>
      <House x={220} y={190} width={260} height={180} wall="#433A85">
        <HouseWindow x={28} y={30} width={56} height={62} wall="#433A85" isLit />
        <HouseWindow x={176} y={30} width={56} height={62} wall="#433A85" isLit />
        <HouseWindow x={28} y={116} width={56} height={44} wall="#433A85" isLit />
      </House>
      <FrontDoor />
      <Stroke d="M-360 96Q-20 190 280 84M280 84Q560 180 1080 90" stroke={WIRE} width={2.5} />
      <path d="M276 152V80h8v68Z" fill={WIRE} />
      <Stroke d="M268 86h24" stroke={WIRE} width={5} cap="round" />
      <rect x={120} y={300} width={8} height={70} fill={NIGHT} />
      <circle cx={124} cy={298} r={12} fill="#FFE3A6" />
      <circle cx={124} cy={298} r={30} fill={LAMP} opacity={0.2} />
    </>
  );
}

interface HousePartProps {
  x: number;
  y: number;
  width: number;
  height: number;
  wall: string;
}

function House(house: HousePartProps & { children: ReactNode }) {
  const { x, y, width, height, wall, children } = house;
  const roof = `M-20 0L${width / 2} ${height * -0.5}L${width + 20} 0Z`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={roof} fill={NIGHT} />
      <rect width={width} height={height} fill={wall} />
      {children}
    </g>
  );
}

function HouseWindow({ x, y, width, height, wall, isLit }: HousePartProps & { isLit?: boolean }) {
  const bars = `M${width / 2} 0v${height}M0 ${height / 2}h${width}`;
  return (
    <g transform={`translate(${x} ${y})`}>
      {isLit ? <Glow width={width} height={height} /> : null}
      <rect width={width} height={height} rx={2} fill={isLit ? "#FFC867" : "#2E2861"} />
      <Stroke d={bars} stroke={wall} width={3} />
    </g>
  );
}

function Glow({ width, height }: { width: number; height: number }) {
  return (
    <rect x={-8} y={-8} width={width + 16} height={height + 16} rx={6} fill={LAMP} opacity={0.16} />
  );
}

function FrontDoor() {
  return (
    <>
      <rect x={324} y={282} width={52} height={88} rx={2} fill={LAMP} />
      <rect x={330} y={288} width={40} height={82} rx={2} fill="#B3402E" />
      <circle cx={362} cy={332} r={3} fill="#FFD98F" />
      <path d="M318 282l-24 88h112l-24-88Z" fill={LAMP} opacity={0.13} />
      <circle cx={350} cy={160} r={20} fill="#FFC867" />
      <Stroke d="M350 140v40M330 160h40" stroke={NIGHT} width={3} />
    </>
  );
}
