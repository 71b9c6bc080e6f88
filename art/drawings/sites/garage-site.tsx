import type { ReactNode } from "react";
import { DrawnLabel, SERIF } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, SceneWindow, Stroke } from "../drawing";
import { GarageSceneArt } from "../scenes/garage-scene";

const SLATE = "#2B333B";
const RED = "#8B2F2B";
const OWN_NAME = "Pryor Overhead Door";

const HEADLINE = { family: SERIF, size: 48, weight: 700, fill: SLATE, spacing: -1.2 };
const HEADING = { family: SERIF, size: 29, weight: 700, fill: SLATE };

export function GarageSite() {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill="#fff" />
      <Header />
      <DrawnLabel x={34} y={150} text="Stuck door? Press this one." {...HEADLINE} />
      <SceneWindow box={[0, 184, 720, 430]}>
        <GarageSceneArt />
      </SceneWindow>
      <DrawnButton
        box={[34, 576, 300, 76]}
        text="Call (717) 555-0138"
        fill={RED}
        ink="#fff"
        size={25}
        weight={700}
        rx={6}
      />
      <OutlinedButton />
      <PanelPicker />
      <rect y={910} width={720} height={90} fill="#F1EEE6" />
      <DrawnLabel
        x={34}
        y={964}
        size={22}
        weight={600}
        fill="#2B333B"
        stretch={92}
        text="Springs, cables and openers carried on every truck."
      />
    </Drawing>
  );
}

function Header() {
  return (
    <>
      <rect width={720} height={12} fill={RED} />
      {[34, 45, 56].map((y) => (
        <rect key={y} x={34} y={y} width={34} height={8} rx={1} fill={RED} />
      ))}
      <DrawnLabel
        x={82}
        y={60}
        size={26}
        weight={750}
        fill="#2B333B"
        stretch={94}
        text={OWN_NAME}
      />
      <DrawnButton
        box={[540, 28, 156, 44]}
        text="Open 7 days"
        fill={SLATE}
        ink="#fff"
        size={16}
        rx={3}
      />
    </>
  );
}

function OutlinedButton() {
  const text = { size: 20, weight: 650, fill: SLATE, anchor: "middle" } as const;
  return (
    <>
      <rect
        x={346}
        y={576}
        width={222}
        height={76}
        rx={6}
        fill="#fff"
        stroke={SLATE}
        strokeWidth={2}
      />
      <DrawnLabel x={457} y={622} text="Price a new door" {...text} />
    </>
  );
}

function PanelPicker() {
  return (
    <>
      <DrawnLabel x={34} y={716} text="Pick a panel" {...HEADING} />
      <Door x={34} name="Carriage" fill={RED}>
        <Panels hasGlass />
      </Door>
      <Door x={200} name="Raised" fill="#E9E6DC">
        <Panels />
      </Door>
      <Door x={366} name="Flush" fill="#39424C">
        <Stroke d="M0 32h152M0 60h152M0 88h152" stroke="#515C67" />
      </Door>
      <Door x={532} name="Cedar" fill="#A9703F">
        <Panels hasGlass />
      </Door>
    </>
  );
}

interface DoorProps {
  x: number;
  name: string;
  fill: string;
  children: ReactNode;
}

function Door({ x, name, fill, children }: DoorProps) {
  return (
    <g transform={`translate(${x} 738)`}>
      <rect width={152} height={112} rx={3} fill={fill} stroke="#C9CDD0" />
      {children}
      <DrawnLabel x={0} y={140} text={name} size={18} weight={600} fill={SLATE} />
    </g>
  );
}

function Panels({ hasGlass = false }: { hasGlass?: boolean }) {
  const top = hasGlass ? { fill: "#BFD9E2" } : { opacity: 0.1 };
  return [8, 78].map((x) => (
    <g key={x} transform={`translate(${x})`}>
      <rect y={8} width={66} height={28} rx={2} {...top} />
      <rect y={42} width={66} height={28} rx={2} opacity={0.1} />
      <rect y={76} width={66} height={28} rx={2} opacity={0.1} />
    </g>
  ));
}
