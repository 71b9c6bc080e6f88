import { DrawnLabel } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, SceneWindow, Stroke } from "../drawing";
import { PROBLEMS } from "../sites/plumb-problems";
import { PlumbSceneArt } from "../scenes/plumb-scene";

const NAVY = "#0A2E4F";
const BLUE = "#0B5FA5";

const WORDMARK = { size: 21, weight: 800, fill: NAVY, stretch: 92 };
const HEADLINE = { size: 42, weight: 800, stretch: 86, spacing: -1 };
const HEADING = { size: 25, weight: 800, fill: NAVY, stretch: 88 };

export function PlumbPhone() {
  return (
    <Drawing width={390} height={780}>
      <rect width={390} height={780} fill="#fff" />
      <SceneWindow box={[0, 0, 390, 380]}>
        <PlumbSceneArt />
      </SceneWindow>
      <rect x={16} y={44} width={358} height={54} rx={8} fill="#fff" />
      <path d="M44 54q14 18 14 26a14 14 0 0 1-28 0q0-8 14-26Z" fill={BLUE} />
      <DrawnLabel x={68} y={78} text="Okafor & Sons" {...WORDMARK} />
      <Stroke d="M332 64h24M332 72h24M332 80h24" stroke={NAVY} width={3} />
      <Opening />
      <DrawnLabel x={22} y={520} text="What is it doing?" {...HEADING} />
      {PROBLEMS.map(({ name, ground, drop }, i) => (
        <g
          key={name}
          transform={`translate(${16 + (i % 2) * 182} ${540 + Math.floor(i / 2) * 76})`}
        >
          <rect width={174} height={66} rx={8} fill={ground} />
          <path d="M26 18q10 14 10 20a10 10 0 0 1-20 0q0-6 10-20Z" fill={drop} />
          <DrawnLabel x={48} y={40} text={name} size={18} weight={650} fill={NAVY} />
        </g>
      ))}
    </Drawing>
  );
}

function Opening() {
  return (
    <>
      <rect x={16} y={262} width={358} height={216} rx={8} fill="#fff" />
      <DrawnLabel x={34} y={316} text="Leak at 2 a.m.?" fill={NAVY} {...HEADLINE} />
      <DrawnLabel x={34} y={360} text="So are we." fill={BLUE} {...HEADLINE} />
      <DrawnLabel
        x={34}
        y={394}
        text="Licensed, local, awake since 1988."
        size={18}
        fill="#3F5266"
      />
      <DrawnButton
        box={[34, 414, 322, 54]}
        text="Call (216) 555-0119"
        fill="#D9382B"
        ink="#fff"
        size={20}
        rx={6}
      />
    </>
  );
}
