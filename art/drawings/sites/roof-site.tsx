import { DrawnLabel } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, OutlinedButton, SceneWindow } from "../drawing";
import { RoofSceneArt } from "../scenes/roof-scene";
import { roofWorks } from "../works/roof-works";

const SLATE = "#2A2D34";
const ORANGE = "#E0643A";
const BUTTON = { fill: ORANGE, ink: "#22100A", rx: 3 };

const SUBTITLE = { size: 14, weight: 600, fill: "#F0855C", spacing: 2 };
const HEADLINE = { size: 55, weight: 850, stretch: 70, spacing: 0.5 };
const HEADING = { size: 36, weight: 850, stretch: 72, spacing: 0.4 };
const NUMBER = "(541) 555-0187";

const RECENT_ROOFS = ["BARN RED, ROUTE 9", "SLATE GRAY, MAPLE ST", "WEATHERED, OAK HILL"];

export function RoofSite() {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill="#F7F1E6" />
      <SceneWindow box={[0, 44, 720, 516]} alignY={0}>
        <RoofSceneArt />
      </SceneWindow>
      <Header />
      <Opening />
      <RecentRoofs />
      <rect y={880} width={720} height={120} fill="#EADFCB" />
      <DrawnLabel x={32} y={956} text="WHAT WE GET CALLED FOR" fill={SLATE} {...HEADING} />
    </Drawing>
  );
}

function Header() {
  return (
    <>
      <rect width={720} height={74} fill={SLATE} />
      <path d="M32 50L58 22l26 28Z" fill={ORANGE} />
      <DrawnLabel
        x={98}
        y={48}
        size={26}
        weight={850}
        fill="#F7F1E6"
        stretch={76}
        spacing={1.5}
        text="RIDGELINE"
      />
      <DrawnLabel x={250} y={48} text="ROOFING CO." {...SUBTITLE} />
      <DrawnButton box={[546, 16, 150, 42]} text={NUMBER} size={15} {...BUTTON} />
    </>
  );
}

function Opening() {
  return (
    <>
      <rect x={32} y={306} width={474} height={252} rx={3} fill="#F7F1E6" />
      <DrawnLabel x={60} y={376} text="READY FOR" fill={SLATE} {...HEADLINE} />
      <DrawnLabel x={60} y={430} text="THE NEXT WINTER." fill="#A83F25" {...HEADLINE} />
      <DrawnLabel
        x={60}
        y={466}
        size={18}
        fill="#55504A"
        text="Tear-offs, repairs and storm claims in Bend."
      />
      <DrawnButton box={[60, 486, 168, 50]} text="Free inspection" size={18} {...BUTTON} />
      <OutlinedButton
        box={[240, 486, 204, 50]}
        text={`Call ${NUMBER}`}
        ink={SLATE}
        size={18}
        rx={3}
      />
    </>
  );
}

function RecentRoofs() {
  return (
    <>
      <DrawnLabel x={32} y={622} text="RECENT ROOFS, BY STREET" fill={SLATE} {...HEADING} />
      {RECENT_ROOFS.map((name, i) => (
        <g key={name} transform={`translate(${32 + i * 222} 646)`}>
          <g transform="scale(0.4417)">{roofWorks[i]}</g>
          <DrawnLabel x={0} y={186} text={name} size={19} weight={800} fill={SLATE} stretch={76} />
        </g>
      ))}
    </>
  );
}
