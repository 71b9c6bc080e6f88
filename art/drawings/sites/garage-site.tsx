import { DrawnLabel, SERIF } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, OutlinedButton, SceneWindow, Stroke } from "../drawing";
import { GarageSceneArt } from "../scenes/garage-scene";

const SLATE = "#2B333B";
const RED = "#8B2F2B";
const BUTTON = { fill: RED, ink: "#fff", rx: 6 };
const NUMBER = "(717) 555-0138";

const HEADLINE = { family: SERIF, size: 68, weight: 700, spacing: -2 };
const HEADING = { family: SERIF, size: 34, weight: 700, fill: SLATE, spacing: -0.7 };
const LINE = { size: 19, fill: "#4A555F" };

export function GarageSite() {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill="#fff" />
      <Header />
      <Opening />
      <SceneWindow box={[0, 402, 720, 430]}>
        <GarageSceneArt />
      </SceneWindow>
      <DrawnLabel x={34} y={900} text="The price of the repair comes" {...HEADING} />
      <DrawnLabel x={34} y={940} text="before the price of a door" {...HEADING} />
      <Stroke d="M34 978h652" stroke={RED} />
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
        text="Pryor Overhead Door"
        size={26}
        weight={750}
        fill={SLATE}
        stretch={92}
      />
      <DrawnButton box={[546, 28, 150, 44]} text={NUMBER} size={15} {...BUTTON} />
    </>
  );
}

function Opening() {
  return (
    <>
      <DrawnLabel x={34} y={156} text="Stuck door?" fill={SLATE} {...HEADLINE} />
      <DrawnLabel x={34} y={224} text="Press this one." fill={RED} {...HEADLINE} />
      <DrawnButton
        box={[34, 250, 320, 78]}
        text={`Call ${NUMBER}`}
        size={26}
        weight={700}
        {...BUTTON}
      />
      <OutlinedButton
        box={[368, 250, 218, 78]}
        text="Price a new door"
        ink={SLATE}
        size={20}
        rx={6}
      />
      <DrawnLabel
        x={34}
        y={362}
        text="Springs, cables and openers are on every truck in Harrisburg."
        {...LINE}
      />
    </>
  );
}
