import { useId } from "react";
import { DrawnLabel, WIDE_SANS } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, SceneWindow, Stroke } from "../drawing";
import { CleanSceneArt } from "../scenes/clean-scene";
import { CLEANER, FaceArt } from "../works/portrait";

const TEAL = "#17626B";
const CORAL = "#E2735A";
const CREAM = "#FFF8F4";

const NAV_LINK = { weight: 500, fill: TEAL };
const HEADLINE = { size: 62, weight: 750, spacing: -2, stretch: 105 };
const PROMISE = { size: 20, weight: 500, fill: TEAL };

export function CleanSite() {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill={CREAM} />
      <Header />
      <SceneWindow box={[24, 92, 672, 380]} rx={26}>
        <CleanSceneArt />
      </SceneWindow>
      <DrawnLabel x={34} y={546} text="Come home to" fill={TEAL} {...HEADLINE} />
      <DrawnLabel x={34} y={606} text="someone else’s" fill={TEAL} {...HEADLINE} />
      <DrawnLabel x={34} y={666} text="hard work." fill="#C4523A" {...HEADLINE} />
      <PriceBar />
      <Promises />
      <Cleaner />
    </Drawing>
  );
}

function Cleaner() {
  const id = useId();
  return (
    <g transform="translate(554 894)">
      <clipPath id={id}>
        <circle cx={46} cy={46} r={46} />
      </clipPath>
      <circle cx={46} cy={46} r={46} fill={CLEANER.wall} />
      <g clipPath={`url(#${id})`}>
        <g transform="translate(-2 0) scale(0.96)">
          <FaceArt {...CLEANER} />
        </g>
      </g>
    </g>
  );
}

function Header() {
  return (
    <>
      <DrawnLabel
        x={34}
        y={58}
        family={WIDE_SANS}
        size={33}
        weight={800}
        fill="#17626B"
        spacing={-1}
        stretch={120}
        text="tidewater"
      />
      <circle cx={226} cy={40} r={6} fill={CORAL} />
      <DrawnLabel x={440} y={54} text="Prices" {...NAV_LINK} />
      <DrawnLabel x={510} y={54} text="Team" {...NAV_LINK} />
      <DrawnButton box={[570, 26, 126, 44]} text="Book" fill={CORAL} ink="#2A0D06" rx={22} />
    </>
  );
}

function PriceBar() {
  return (
    <>
      <rect x={24} y={704} width={672} height={150} rx={22} fill={TEAL} />
      <Choice x={48} y={736} width={84} text="2 bed" />
      <Choice x={144} y={736} width={84} text="3 bed" isChosen />
      <Choice x={240} y={736} width={84} text="4 bed" />
      <Choice x={48} y={790} width={108} text="Once" />
      <Choice x={168} y={790} width={108} text="Weekly" isChosen />
      <DrawnLabel x={480} y={796} text="$128" size={56} weight={750} fill="#fff" stretch={105} />
      <DrawnLabel x={480} y={828} text="per visit, supplies in" fill="#CFE9E6" />
    </>
  );
}

interface ChoiceProps {
  x: number;
  y: number;
  width: number;
  text: string;
  isChosen?: boolean;
}

function Choice({ x, y, width, text, isChosen = false }: ChoiceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={40} rx={20} fill={isChosen ? CREAM : "#26757E"} />
      <DrawnLabel
        x={width / 2}
        y={26}
        text={text}
        size={17}
        weight={650}
        fill={isChosen ? TEAL : "#fff"}
        anchor="middle"
      />
    </g>
  );
}

function Promises() {
  return (
    <>
      <Stroke d="M36 898l7 7 13-14M36 934l7 7 13-14M36 970l7 7 13-14" stroke={CORAL} width={4} />
      <DrawnLabel
        x={70}
        y={906}
        size={20}
        weight={500}
        fill="#17626B"
        text="Same cleaner each week"
      />
      <DrawnLabel x={70} y={942} text="Insured and vetted" {...PROMISE} />
      <DrawnLabel x={70} y={978} text="Re-clean in 24 hours" {...PROMISE} />
    </>
  );
}
