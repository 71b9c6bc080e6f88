import { DrawnLabel } from "@/components/example-site/drawn-label";
import { Stroke } from "../drawing";

const TEAL = "#17626B";
const CORAL = "#E2735A";
const DEEP_TEAL = "#0E4A52";
const LEAF = "#3E8A7C";

const BUBBLES = [
  { x: 110, y: 120, radius: 34, glint: "M93 113.2a20.4 20.4 0 0 1 17-13.6" },
  { x: 150, y: 220, radius: 20, glint: "M140 216a12 12 0 0 1 10-8" },
  { x: 78, y: 230, radius: 14, glint: "M71 227.2a8.4 8.4 0 0 1 7-5.6" },
  { x: 168, y: 88, radius: 12, glint: "M162 85.6a7.2 7.2 0 0 1 6-4.8" },
];

const DROPS = [
  { x: 560, y: 160, radius: 5 },
  { x: 542, y: 178, radius: 8 },
  { x: 552, y: 142, radius: 4 },
  { x: 524, y: 154, radius: 6 },
  { x: 530, y: 196, radius: 4 },
  { x: 508, y: 174, radius: 5 },
];

export function CleanSceneArt() {
  return (
    <>
      <rect width={720} height={430} fill="#F8D9CF" />
      <FloorTiles />
      <SashWindow />
      <PottedPlant />
      <Counter />
      <SprayBottle />
      {DROPS.map(({ x, y, radius }) => (
        <circle key={x} cx={x} cy={y} r={radius} fill="#fff" opacity={0.9} />
      ))}
      {BUBBLES.map(({ x, y, radius, glint }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={radius} fill="#fff" opacity={0.55} />
          <Stroke d={glint} stroke="#fff" width={3} cap="round" />
        </g>
      ))}
      <rect x={96} y={292} width={90} height={84} rx={6} fill={TEAL} />
      <rect x={88} y={284} width={106} height={16} rx={4} fill={DEEP_TEAL} />
      <Stroke d="M98 288q42-70 86 0" stroke={DEEP_TEAL} width={5} />
    </>
  );
}

function FloorTiles() {
  const pale = "#FBEAE3";
  const rose = "#F8D9CF";
  return (
    <>
      <rect y={300} width={720} height={130} fill="#EFC3B4" />
      {Array.from({ length: 13 }, (_, i) => (
        <g key={i} transform={`translate(${i * 60})`}>
          <rect x={-10} y={318} width={56} height={52} rx={3} fill={i % 2 ? rose : pale} />
          <rect x={-40} y={376} width={56} height={60} rx={3} fill={i % 2 ? pale : rose} />
        </g>
      ))}
    </>
  );
}

function Counter() {
  return (
    <>
      <rect y={366} width={720} height={64} fill="#D98C74" />
      <rect y={366} width={720} height={16} fill="#FFF8F4" />
    </>
  );
}

function SashWindow() {
  return (
    <>
      <rect x={210} y={34} width={320} height={250} rx={6} fill="#FFFDF9" />
      <rect x={224} y={48} width={140} height={108} fill="#9ED3D0" />
      <rect x={376} y={48} width={140} height={108} fill="#B5E0DA" />
      <rect x={224} y={168} width={140} height={102} fill="#B5E0DA" />
      <rect x={376} y={168} width={140} height={102} fill="#9ED3D0" />
      <path d="M250 156L330 48h26L276 156ZM400 270l76-102h16l-76 102Z" fill="#fff" opacity={0.65} />
      <rect x={192} y={280} width={356} height={18} rx={3} fill="#E3A793" />
    </>
  );
}

function PottedPlant() {
  return (
    <>
      <rect x={240} y={236} width={30} height={46} rx={4} fill="#D98C74" />
      <Stroke
        d="M255 236q-20-40-6-60M255 236q14-44 34-50M255 236q-2-50 4-76"
        stroke="#2C6E63"
        width={5}
        cap="round"
      />
      <ellipse cx={248} cy={176} rx={10} ry={16} fill={LEAF} />
      <ellipse cx={290} cy={184} rx={16} ry={9} fill={LEAF} />
      <ellipse cx={260} cy={160} rx={9} ry={16} fill="#56A092" />
    </>
  );
}

const BOTTLE_LABEL = { weight: 800, anchor: "middle", stretch: 80 } as const;

function SprayBottle() {
  return (
    <>
      <path d="M596 226h54l10 40v98q0 12-12 12h-50q-12 0-12-12V266Z" fill={TEAL} />
      <rect x={590} y={286} width={66} height={62} rx={3} fill="#FFF6EF" />
      <DrawnLabel x={623} y={312} text="TIDE" size={17} fill={TEAL} {...BOTTLE_LABEL} />
      <DrawnLabel x={623} y={332} text="WATER" size={14} fill={CORAL} {...BOTTLE_LABEL} />
      <rect x={612} y={202} width={22} height={26} fill={CORAL} />
      <path d="M584 168h54q12 0 12 12v24h-40l-6-10h-20Z" fill={CORAL} />
      <path d="M608 204l-14 22 8 4 16-24Z" fill="#B9523C" />
    </>
  );
}
