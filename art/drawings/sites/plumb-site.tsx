import { DrawnLabel } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, SceneWindow } from "../drawing";
import { PROBLEMS } from "./plumb-problems";
import { PlumbSceneArt } from "../scenes/plumb-scene";

const NAVY = "#0A2E4F";
const BLUE = "#0B5FA5";
const GRAY = "#3F5266";

const WORDMARK = { size: 25, weight: 800, fill: NAVY, stretch: 92 };
const HEADLINE = { size: 52, weight: 800, stretch: 88, spacing: -1 };
const HEADING = { size: 29, weight: 800, fill: NAVY, stretch: 88 };

const PRICES = [
  { job: "Drain clear", price: "$145" },
  { job: "Tap replace", price: "$180" },
  { job: "Water heater", price: "from $1,450" },
];

export function PlumbSite() {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill="#fff" />
      <SceneWindow box={[0, 0, 720, 500]}>
        <PlumbSceneArt />
      </SceneWindow>
      <Header />
      <Opening />
      <Problems />
      <Prices />
    </Drawing>
  );
}

function Header() {
  return (
    <>
      <rect x={28} y={24} width={664} height={66} rx={8} fill="#fff" />
      <path d="M66 36q18 24 18 34a18 18 0 0 1-36 0q0-10 18-34Z" fill={BLUE} />
      <DrawnLabel
        x={96}
        y={66}
        size={25}
        weight={800}
        fill="#0A2E4F"
        stretch={92}
        text="Okafor & Sons"
      />
      <DrawnLabel x={274} y={66} text="Plumbing" {...WORDMARK} weight={400} />
      <DrawnButton
        box={[520, 34, 160, 46]}
        text="Emergency line"
        fill="#D9382B"
        ink="#fff"
        size={16}
        rx={6}
      />
    </>
  );
}

function Opening() {
  return (
    <>
      <rect x={270} y={290} width={422} height={250} rx={8} fill="#fff" />
      <DrawnLabel x={296} y={356} text="Leak at 2 a.m.?" fill={NAVY} {...HEADLINE} />
      <DrawnLabel x={296} y={412} text="So are we." fill={BLUE} {...HEADLINE} />
      <DrawnLabel
        x={296}
        y={450}
        size={19}
        fill="#3F5266"
        text="Licensed, local and awake since 1988."
      />
      <DrawnButton
        box={[296, 474, 216, 50]}
        text="Text us a photo"
        fill={BLUE}
        ink="#fff"
        size={18}
        rx={6}
      />
    </>
  );
}

function Problems() {
  return (
    <>
      <DrawnLabel x={28} y={606} text="What is it doing?" {...HEADING} />
      {PROBLEMS.map(({ name, ground, drop }, i) => (
        <g
          key={name}
          transform={`translate(${28 + (i % 3) * 224} ${630 + Math.floor(i / 3) * 84})`}
        >
          <rect width={212} height={70} rx={8} fill={ground} />
          <path d="M30 20q11 15 11 21a11 11 0 0 1-22 0q0-6 11-21Z" fill={drop} />
          <DrawnLabel x={56} y={42} text={name} size={19} weight={650} fill={NAVY} />
        </g>
      ))}
    </>
  );
}

function Prices() {
  return (
    <>
      <rect y={822} width={720} height={178} fill="#F4EBDD" />
      <DrawnLabel
        x={28}
        y={878}
        text="Upfront prices, before we open the toolbox."
        size={25}
        weight={750}
        fill={NAVY}
        stretch={88}
      />
      {PRICES.map(({ job, price }, i) => (
        <g key={job} transform={`translate(${28 + i * 224})`}>
          <DrawnLabel x={0} y={922} text={job} size={17} fill={GRAY} />
          <DrawnLabel
            x={0}
            y={956}
            text={price}
            size={28}
            weight={800}
            fill="#A5562A"
            stretch={90}
          />
        </g>
      ))}
    </>
  );
}
