import { DrawnLabel } from "@/components/example-site/drawn-label";
import { Stroke } from "../drawing";
import { Tree } from "./scenery";

const SLATE = "#39424C";
const RED = "#8B2F2B";
const GLASS = "#BFD9E2";
const SIDING = "#F4F1EA";

const SIDING_LINES = Array.from({ length: 9 }, (_, i) => `M90 ${182 + i * 22}h540`).join("");

const COLUMNS = [0, 1, 2, 3];

const FENCE = [
  ...Array.from({ length: 12 }, (_, i) => i * 30 - 360),
  ...Array.from({ length: 12 }, (_, i) => 750 + i * 30),
]
  .map((x) => `M${x} 340v36`)
  .join("");

export function GarageSceneArt() {
  return (
    <>
      <rect x={-360} width={1440} height={430} fill="#DCE6EA" />
      <path d="M-360 150Q-180 110 0 160T360 150T720 130T1080 150V430H-360Z" fill="#BCD0CF" />
      <path d="M56 150L360 14L664 150v20H56Z" fill={SLATE} />
      <rect x={90} y={160} width={540} height={214} fill={SIDING} />
      <Stroke d={SIDING_LINES} stroke="#E0DCD1" />
      <path d="M300 96h120v54H300Z" fill={SIDING} />
      <rect x={326} y={102} width={68} height={40} rx={2} fill="#8FB4C2" />
      <Stroke d="M360 102v40M326 122h68" stroke={SIDING} width={4} />
      <GarageDoor />
      <FrontDoor />
      <WallLamp x={118} />
      <WallLamp x={498} />
      <DrawnLabel
        x={557}
        y={206}
        text="418"
        size={15}
        weight={800}
        fill={SLATE}
        {...HOUSE_NUMBER}
      />
      <path d="M140 374h336l90 56H50Z" fill="#C6C9C6" />
      <rect x={-360} y={374} width={500} height={56} fill="#7FA66B" />
      <path d="M476 374H1080v56H566Z" fill="#7FA66B" />
      <Stroke d="M308 374v56" stroke="#AEB2AE" width={3} />
      <ellipse cx={640} cy={360} rx={34} ry={26} fill="#5B8A50" />
      <ellipse cx={680} cy={366} rx={30} ry={22} fill="#6D9C5F" />
      <ellipse cx={40} cy={366} rx={40} ry={26} fill="#5B8A50" />
      {[-290, -150, 800, 930].map((x, place) => (
        <Tree
          key={x}
          x={x}
          y={378}
          height={170 + (place % 2) * 50}
          fill={place % 2 ? "#6D9C5F" : "#5B8A50"}
          trunk="#6B4A2D"
        />
      ))}
      <Stroke d="M-360 352H-30M750 352H1080M-360 366H-30M750 366H1080" stroke="#fff" width={5} />
      <Stroke d={FENCE} stroke="#fff" width={7} />
    </>
  );
}

const HOUSE_NUMBER = { anchor: "middle", stretch: 110 } as const;

function GarageDoor() {
  return (
    <>
      <rect x={140} y={186} width={336} height={188} fill="#fff" />
      <rect x={150} y={196} width={316} height={178} fill={RED} />
      {COLUMNS.map((column) => (
        <g key={column} transform={`translate(${158 + column * 77})`}>
          <rect y={203} width={69} height={36} rx={3} fill={GLASS} />
          <Stroke d="M34 203v36" stroke={RED} width={3} />
          {[247, 291, 335].map((y) => (
            <g key={y} transform={`translate(0 ${y})`}>
              <rect width={69} height={36} rx={3} fill="#A63D36" />
              <rect x={6} y={6} width={57} height={24} rx={2} fill="#98352F" />
            </g>
          ))}
        </g>
      ))}
    </>
  );
}

function FrontDoor() {
  return (
    <>
      <rect x={520} y={214} width={74} height={160} fill={SLATE} />
      <rect x={528} y={222} width={58} height={152} rx={2} fill="#2E6B70" />
      <rect x={538} y={234} width={38} height={50} rx={2} fill={GLASS} />
      <circle cx={578} cy={306} r={4} fill="#E8C46A" />
    </>
  );
}

function WallLamp({ x }: { x: number }) {
  return (
    <>
      <rect x={x - 8} y={214} width={16} height={28} rx={3} fill={SLATE} />
      <rect x={x - 5} y={219} width={10} height={18} rx={2} fill="#FFDD94" />
    </>
  );
}
