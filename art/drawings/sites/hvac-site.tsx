import { useId } from "react";
import { DrawnLabel, SERIF } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, SceneWindow, Stars, Stroke } from "../drawing";
import { HvacSceneArt } from "../scenes/hvac-scene";
import { CREW, FaceArt } from "../works/portrait";

const NAVY = "#14284B";
const ORANGE = "#F26B3A";

const AIR = { size: 19, weight: 800, fill: ORANGE, spacing: 3, stretch: 115 };
const NAV_LINK = { size: 15, weight: 500, fill: NAVY };
const HEADLINE = { family: SERIF, size: 60, weight: 800, spacing: -1.5 };

const SERVICES = [
  { name: "Furnace", note: "from $119" },
  { name: "Heat pumps", note: "rebates" },
  { name: "Central air", note: "same day" },
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
      <DrawnLabel x={193} y={53} text="AIR" {...AIR} />
      <DrawnLabel x={390} y={50} text="Heating" {...NAV_LINK} />
      <DrawnLabel x={460} y={50} text="Cooling" {...NAV_LINK} />
      <DrawnButton
        box={[548, 24, 148, 42]}
        text="(614) 555-0142"
        fill={NAVY}
        ink="#fff"
        size={15}
        rx={21}
      />
    </>
  );
}

function Opening() {
  const starFill = "#F2A71B";
  const reviews = "318 reviews";
  return (
    <>
      <DrawnLabel x={36} y={152} text="Warm by supper." fill={NAVY} {...HEADLINE} />
      <DrawnLabel x={36} y={218} text="Cool by noon." fill="#2C7FA8" {...HEADLINE} />
      <DrawnLabel
        x={36}
        y={262}
        size={19}
        fill="#44546A"
        text="Same-day furnace and AC repair across Franklin County."
      />
      <DrawnButton
        box={[36, 288, 190, 54]}
        text="Book a visit"
        fill={ORANGE}
        ink="#1B0E06"
        size={19}
        rx={27}
      />
      <Stars x={262} y={316} radius={9} fill={starFill} />
      <DrawnLabel x={374} y={321} text={reviews} weight={600} fill={NAVY} />
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

const CREW_NOTE = { size: 16, fill: "#44546A" };

function Crew() {
  const id = useId();
  return (
    <>
      <DrawnLabel
        x={36}
        y={924}
        text="Meet the crew"
        family={SERIF}
        size={30}
        weight={700}
        fill={NAVY}
      />
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
      <DrawnLabel x={36} y={950} text="A picture and a first name" {...CREW_NOTE} />
      <DrawnLabel x={36} y={972} text="when the truck leaves." {...CREW_NOTE} />
    </>
  );
}
