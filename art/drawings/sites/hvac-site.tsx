import { useId } from "react";
import { DrawnLabel, SERIF } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, OutlinedButton, SceneWindow, Stroke } from "../drawing";
import { HvacSceneArt } from "../scenes/hvac-scene";
import { CREW, FaceArt } from "../works/portrait";

const NAVY = "#14284B";
const ORANGE = "#F26B3A";
const BLUE = "#23698C";

const AIR = { size: 16, weight: 600, fill: BLUE, spacing: 2 };
const HEADLINE = { family: SERIF, size: 60, weight: 800, spacing: -1.5 };

const SERVICES = [
  { name: "Furnace", note: "from $119" },
  { name: "Central air", note: "same day" },
  { name: "Heat pumps", note: "rebates" },
  { name: "Tune-ups", note: "$89" },
];

export function HvacSite() {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill="#fff" />
      <Header />
      <Opening />
      <SceneWindow box={[0, 372, 720, 400]}>
        <HvacSceneArt />
      </SceneWindow>
      <Services />
      <Crew />
    </Drawing>
  );
}

function Header() {
  return (
    <>
      <circle cx={46} cy={44} r={16} fill={ORANGE} />
      <path d="M46 28a16 16 0 0 1 0 32Z" fill={NAVY} />
      <DrawnLabel
        x={72}
        y={53}
        family={SERIF}
        size={27}
        weight={800}
        fill="#14284B"
        text="Halden"
      />
      <DrawnLabel x={190} y={53} text="AIR" {...AIR} />
      <DrawnButton
        box={[548, 24, 148, 42]}
        text="(614) 555-0142"
        fill={ORANGE}
        ink="#1B0E06"
        size={15}
        rx={21}
      />
    </>
  );
}

function Opening() {
  return (
    <>
      <DrawnLabel x={36} y={152} text="Warm by supper." fill={NAVY} {...HEADLINE} />
      <DrawnLabel x={36} y={218} text="Cool by noon." fill={BLUE} {...HEADLINE} />
      <DrawnLabel
        x={36}
        y={262}
        size={19}
        fill="#44546A"
        text="Same-day furnace and AC repair in Columbus."
      />
      <DrawnButton
        box={[36, 288, 190, 54]}
        text="Book a visit"
        fill={ORANGE}
        ink="#1B0E06"
        size={19}
        rx={27}
      />
      <OutlinedButton
        box={[240, 288, 226, 54]}
        text="Call (614) 555-0142"
        ink={NAVY}
        size={19}
        rx={27}
      />
    </>
  );
}

function Services() {
  return (
    <>
      <rect x={36} y={740} width={648} height={128} rx={10} fill={NAVY} />
      {SERVICES.map(({ name, note }, i) => (
        <g key={name} transform={`translate(${i * 162})`}>
          <DrawnLabel x={66} y={800} text={name} size={21} weight={700} fill="#fff" />
          <DrawnLabel x={66} y={828} text={note} fill="#A9C8DA" />
          {i > 0 ? <Stroke d="M48 772v64" stroke="#31466B" width={1.5} /> : null}
        </g>
      ))}
    </>
  );
}

const CREW_TITLE = { family: SERIF, size: 32, weight: 800, fill: NAVY, spacing: -0.8 };

function Crew() {
  const id = useId();
  return (
    <>
      <DrawnLabel x={36} y={922} text="You’ll know who’s" {...CREW_TITLE} />
      {CREW.map(({ wall, ...face }, i) => (
        <g key={wall} transform={`translate(${390 + i * 74} 900)`}>
          <clipPath id={`${id}${i}`}>
            <circle cx={30} cy={30} r={30} />
          </clipPath>
          <circle cx={30} cy={30} r={30} fill={wall} />
          <g clipPath={`url(#${id}${i})`}>
            <g transform="translate(-2 -2) scale(0.64)">
              <FaceArt {...face} />
            </g>
          </g>
        </g>
      ))}
      <DrawnLabel x={36} y={958} text="at the door" {...CREW_TITLE} />
    </>
  );
}
