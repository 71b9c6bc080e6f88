import { DrawnLabel, SERIF } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, SceneWindow, Stars, Stroke } from "../drawing";
import { HvacSceneArt } from "../scenes/hvac-scene";

const NAVY = "#14284B";
const ORANGE = "#F26B3A";

const WORDMARK = { family: SERIF, size: 23, weight: 800, fill: NAVY };
const AIR = { size: 16, weight: 800, fill: ORANGE, spacing: 3, stretch: 115 };
const HEADLINE = { family: SERIF, size: 48, weight: 800 };

const SLOTS = [
  { time: "Today 2–4", fill: "#fff", ink: NAVY },
  { time: "Today 4–6", fill: "#22396A", ink: "#fff" },
  { time: "Tue 8–10", fill: "#22396A", ink: "#fff" },
];

export function HvacPhone() {
  return (
    <Drawing width={390} height={780}>
      <rect width={390} height={780} fill="#fff" />
      <circle cx={36} cy={66} r={13} fill={ORANGE} />
      <path d="M36 53a13 13 0 0 1 0 26Z" fill={NAVY} />
      <DrawnLabel x={58} y={74} text="Halden" {...WORDMARK} />
      <DrawnLabel x={161} y={74} text="AIR" {...AIR} />
      <Stroke d="M336 60h28M336 68h28M336 76h28" stroke={NAVY} width={3} />
      <DrawnLabel x={22} y={148} text="Warm by" fill={NAVY} spacing={-1} {...HEADLINE} />
      <DrawnLabel x={22} y={198} text="supper." fill={NAVY} spacing={-1} {...HEADLINE} />
      <DrawnLabel x={22} y={248} text="Cool by noon." fill="#2C7FA8" spacing={-1.6} {...HEADLINE} />
      <Stars x={32} y={284} radius={9} fill="#F2A71B" />
      <DrawnLabel x={146} y={290} text="318 reviews" weight={600} fill={NAVY} />
      <SceneWindow box={[0, 320, 390, 280]}>
        <HvacSceneArt />
      </SceneWindow>
      <rect y={586} width={390} height={194} fill={NAVY} />
      <DrawnLabel
        x={22}
        y={628}
        text="Furnace out? Pick a time."
        size={21}
        weight={650}
        fill="#fff"
      />
      {SLOTS.map(({ time, fill, ink }, i) => (
        <g key={time} transform={`translate(${i * 118})`}>
          <rect x={22} y={648} width={110} height={46} rx={8} fill={fill} />
          <DrawnLabel x={77} y={677} text={time} weight={600} fill={ink} anchor="middle" />
        </g>
      ))}
      <DrawnButton
        box={[22, 708, 346, 56]}
        text="Call (614) 555-0142"
        fill={ORANGE}
        ink="#1B0E06"
        size={20}
        rx={28}
      />
    </Drawing>
  );
}
