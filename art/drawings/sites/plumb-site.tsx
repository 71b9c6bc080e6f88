import { DrawnLabel } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, OutlinedButton, SceneWindow, Stroke } from "../drawing";
import { PROBLEMS } from "./plumb-problems";
import { PlumbSceneArt } from "../scenes/plumb-scene";

const NAVY = "#0A2E4F";
const BLUE = "#0B5FA5";
const RED = "#C92F23";

const WORDMARK = { size: 25, weight: 800, fill: NAVY, stretch: 92 };
const HEADLINE = { size: 52, weight: 800, stretch: 88, spacing: -1 };
const HEADING = { size: 29, weight: 800, fill: NAVY, stretch: 88 };

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
      <WhileYouWait />
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
        text="(216) 555-0119"
        fill={RED}
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
      <rect x={252} y={290} width={440} height={250} rx={8} fill="#fff" />
      <DrawnLabel x={278} y={356} text="Leak at 2 a.m.?" fill={NAVY} {...HEADLINE} />
      <DrawnLabel x={278} y={412} text="So are we." fill={BLUE} {...HEADLINE} />
      <DrawnLabel
        x={278}
        y={450}
        size={19}
        fill="#3F5266"
        text="A licensed plumber, day and night."
      />
      <DrawnButton
        box={[278, 474, 176, 50]}
        text="Text us a photo"
        fill={RED}
        ink="#fff"
        size={18}
        rx={6}
      />
      <OutlinedButton
        box={[466, 474, 204, 50]}
        text="Call (216) 555-0119"
        ink={NAVY}
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
      {PROBLEMS.map(({ name, note, ground, ink }, i) => (
        <g
          key={name}
          transform={`translate(${28 + (i % 3) * 224} ${630 + Math.floor(i / 3) * 104})`}
        >
          <rect width={212} height={92} rx={8} fill={ground} />
          <DrawnLabel x={20} y={42} text={name} size={22} weight={700} fill={ink} stretch={94} />
          <DrawnLabel x={20} y={70} text={note} weight={600} fill={ink} />
        </g>
      ))}
    </>
  );
}

function WhileYouWait() {
  const title = "While you wait, shut this off";
  return (
    <>
      <rect y={868} width={720} height={132} fill="#0A4880" />
      <DrawnLabel x={28} y={924} text={title} {...HEADING} fill="#fff" size={36} />
      <Stroke d="M28 956h318M374 956h318" stroke="#fff" />
    </>
  );
}
