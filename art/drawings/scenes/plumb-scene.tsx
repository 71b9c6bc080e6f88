import { DrawnLabel } from "@/components/example-site/drawn-label";
import { rounded, Stroke } from "../drawing";

const COPPER = "#C9793F";
const SHINE = "#E7A56D";
const SHADE = "#8E4E22";
const INK = "#2B3A42";

const TILES = Array.from({ length: 10 * 6 }, (_, i) => {
  const column = Math.floor(i / 6);
  const row = i % 6;
  return { x: column * 74 + 2, y: row * 74 + 2, fill: tileFill(column, row) };
});

const JOINTS = [
  { x: 150, y: 96 },
  { x: 330, y: 260 },
  { x: 440, y: 260 },
  { x: 560, y: 120 },
  { x: 680, y: 120 },
  { x: 510, y: 190, isUpright: true },
  { x: 380, y: 320, isUpright: true },
  { x: 620, y: 60, isUpright: true },
  { x: 80, y: 340 },
];

const GAUGE_TICKS = Array.from({ length: 9 }, (_, i) => {
  const angle = Math.PI * (0.8 + i * 0.175);
  const at = (radius: number) =>
    `${rounded(240 + Math.cos(angle) * radius)} ${rounded(172 + Math.sin(angle) * radius)}`;
  return `M${at(26)}L${at(33)}`;
}).join("");

export function PlumbSceneArt() {
  return (
    <>
      <rect width={720} height={430} fill="#0B4F8A" />
      {TILES.map(({ x, y, fill }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={70} height={70} rx={2} fill={fill} />
      ))}
      <Pipe d="M-20 96H210Q240 96 240 126V230Q240 260 270 260H480Q510 260 510 230V150Q510 120 540 120H760" />
      <Pipe d="M380 260V460" />
      <Pipe d="M620 120V-20" />
      <Pipe d="M-20 340H140Q170 340 170 370V460" />
      {JOINTS.map((joint) => (
        <Joint key={`${joint.x} ${joint.y}`} {...joint} />
      ))}
      <rect x={286} y={226} width={28} height={16} rx={2} fill="#7A8891" />
      <rect x={296} y={216} width={8} height={16} fill="#7A8891" />
      <rect x={256} y={206} width={88} height={14} rx={7} fill="#D9382B" />
      <Gauge />
    </>
  );
}

function tileFill(column: number, row: number) {
  if ((column + row * 3) % 7 === 0) return "#0F5A9B";
  return (column * 2 + row) % 5 === 0 ? "#0A4880" : "#0C5290";
}

function Pipe({ d }: { d: string }) {
  return (
    <>
      <Stroke d={d} stroke={SHADE} width={44} join="round" />
      <Stroke d={d} stroke={COPPER} width={36} join="round" />
      <Stroke d={d} stroke={SHINE} width={8} join="round" transform="translate(-7 -7)" />
    </>
  );
}

function Joint({ x, y, isUpright = false }: { x: number; y: number; isUpright?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})${isUpright ? " rotate(90)" : ""}`}>
      <rect x={-12} y={-28} width={24} height={56} rx={3} fill={SHADE} />
      <rect x={-10} y={-26} width={20} height={52} rx={3} fill="#B8652E" />
      <rect x={-10} y={isUpright ? 10 : -18} width={20} height={8} fill={SHINE} />
    </g>
  );
}

function Gauge() {
  return (
    <>
      <circle cx={240} cy={172} r={40} fill="#F4F1E8" stroke={INK} strokeWidth={6} />
      <Stroke d={GAUGE_TICKS} stroke={INK} width={2.5} />
      <Stroke d="M240 172L258 154" stroke="#D9382B" width={4} cap="round" />
      <circle cx={240} cy={172} r={5} fill={INK} />
      <DrawnLabel x={240} y={198} text="PSI" size={10} weight={700} anchor="middle" fill={INK} />
    </>
  );
}
