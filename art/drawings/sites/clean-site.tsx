import { DrawnLabel, NUNITO } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, OutlinedButton, SceneWindow, Stroke } from "../drawing";
import { CleanSceneArt } from "../scenes/clean-scene";

const TEAL = "#17626B";
const INK = "#124F57";
const CORAL = "#E2735A";
const CREAM = "#FFF8F4";
const BUTTON = { fill: CORAL, ink: "#2A0D06" };
const NUMBER = "(757) 555-0153";

const HEADLINE = { family: NUNITO, size: 62, weight: 800, spacing: -2 };
const PROMISES = ["Same cleaner each week", "Insured and vetted", "Re-clean in 24 hours"];

export function CleanSite() {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill={CREAM} />
      <Header />
      <SceneWindow box={[24, 92, 672, 346]} rx={26}>
        <CleanSceneArt />
      </SceneWindow>
      <Opening />
      <PriceBar />
    </Drawing>
  );
}

function Header() {
  return (
    <>
      <path d="M34 62q13-17 26 0t26 0v7q-13 17-26 0t-26 0Z" fill={TEAL} />
      <circle cx={60} cy={38} r={11} fill={CORAL} />
      <DrawnLabel
        x={98}
        y={62}
        text="Tidewater"
        {...HEADLINE}
        size={32}
        spacing={-0.8}
        fill={INK}
      />
      <DrawnButton box={[546, 26, 150, 44]} text={NUMBER} size={15} rx={22} {...BUTTON} />
    </>
  );
}

function Opening() {
  return (
    <>
      <DrawnLabel x={34} y={506} text="Come home to" fill={INK} {...HEADLINE} />
      <DrawnLabel x={34} y={566} text="someone else’s" fill={INK} {...HEADLINE} />
      <DrawnLabel x={34} y={626} text="hard work." fill="#B5432C" {...HEADLINE} />
      <DrawnButton box={[34, 652, 176, 54]} text="Ask for a day" size={18} rx={27} {...BUTTON} />
      <OutlinedButton
        box={[222, 652, 216, 54]}
        text={`Call ${NUMBER}`}
        ink={INK}
        size={18}
        rx={27}
      />
      {PROMISES.map((promise, place) => (
        <g key={promise} transform={`translate(${34 + place * 232} 0)`}>
          <Stroke d="M0 736l5 5 10-11" stroke="#B5432C" width={3} cap="round" />
          <DrawnLabel x={24} y={742} text={promise} weight={600} fill={INK} />
        </g>
      ))}
    </>
  );
}

function PriceBar() {
  return (
    <>
      <rect x={24} y={776} width={672} height={260} rx={26} fill={TEAL} />
      <DrawnLabel
        x={52}
        y={836}
        text="Your price, before any form"
        {...HEADLINE}
        size={34}
        spacing={-1}
        fill={CREAM}
      />
      <Choice x={52} y={864} width={84} text="2 bed" />
      <Choice x={148} y={864} width={84} text="3 bed" isChosen />
      <Choice x={244} y={864} width={84} text="4 bed" />
      <Choice x={52} y={922} width={96} text="Once" />
      <Choice x={160} y={922} width={108} text="Weekly" isChosen />
      <DrawnLabel x={664} y={940} text="$128" {...HEADLINE} size={78} fill={CREAM} anchor="end" />
      <DrawnLabel x={664} y={972} text="a visit, supplies in" fill="#CFE9E6" anchor="end" />
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
