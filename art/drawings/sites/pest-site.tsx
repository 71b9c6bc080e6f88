import { DrawnLabel } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, OutlinedButton, SceneWindow } from "../drawing";
import { PestSceneArt } from "../scenes/pest-scene";
import { pestSpecimens } from "../works/pest-works";

const INK = "#2B2A17";
const YELLOW = "#F0C02C";
const CREAM = "#F7EFD2";
const NUMBER = "(503) 555-0163";

const SUBTITLE = { size: 14, weight: 600, fill: YELLOW, spacing: 2 };
const HEADLINE = { size: 82, weight: 850, stretch: 70 };

export function PestSite() {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill={CREAM} />
      <SceneWindow box={[0, 70, 720, 390]}>
        <PestSceneArt />
      </SceneWindow>
      <Header />
      <Opening />
      <rect y={770} width={720} height={230} fill={INK} />
      <DrawnLabel
        x={34}
        y={828}
        text="DOES IT LOOK LIKE THIS?"
        {...HEADLINE}
        size={44}
        fill={CREAM}
      />
      {Object.entries(pestSpecimens).map(([name, specimen], i) => (
        <g key={name} transform={`translate(${34 + i * 166.5} 850) scale(0.4236)`}>
          {specimen}
        </g>
      ))}
    </Drawing>
  );
}

function Header() {
  return (
    <>
      <rect width={720} height={70} fill={INK} />
      <DrawnLabel
        x={32}
        y={46}
        text="LOOKOUT"
        size={28}
        weight={850}
        fill={YELLOW}
        stretch={70}
        spacing={2}
      />
      <DrawnLabel x={172} y={45} text="PEST CONTROL" {...SUBTITLE} />
      <DrawnButton
        box={[546, 14, 150, 42]}
        text={NUMBER}
        fill="#B5381F"
        ink="#fff"
        size={15}
        rx={2}
      />
    </>
  );
}

function Opening() {
  return (
    <>
      <DrawnLabel x={34} y={548} text="SEE IT ONCE." fill={INK} {...HEADLINE} />
      <DrawnLabel x={34} y={622} text="SEND A PICTURE." fill="#A5311A" {...HEADLINE} />
      <DrawnLabel
        x={34}
        y={662}
        size={19}
        fill="#4C4A30"
        text="Ants, wasps, mice and roaches in Portland."
      />
      <DrawnButton
        box={[34, 684, 196, 54]}
        text="Identify my pest"
        fill={INK}
        ink={YELLOW}
        size={18}
        rx={2}
      />
      <OutlinedButton
        box={[242, 684, 216, 54]}
        text={`Call ${NUMBER}`}
        ink={INK}
        size={18}
        rx={2}
      />
    </>
  );
}
