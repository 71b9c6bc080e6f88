import { useId } from "react";
import { DrawnLabel, SERIF } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton } from "../drawing";
import { LandServices } from "./land-services";
import { LandSceneArt } from "../scenes/land-scene";

const GREEN = "#28502F";

const HEADLINE = { family: SERIF, size: 44, weight: 500, fill: GREEN, spacing: -1 };
const NAV_LINK = { size: 16, weight: 500, fill: GREEN, anchor: "middle" } as const;

const NAV = [
  { x: 62, text: "Design" },
  { x: 138, text: "Care" },
  { x: 588, text: "Gallery" },
  { x: 664, text: "Visit" },
];

/** Below the headline. */
const LINES = ["We walk it with you, draw it, price it,", "plant it, and come back for the weeds."];

export function LandSite() {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill="#FBF7EA" />
      <Header />
      <ArchedGarden />
      <SpringBadge />
      <DrawnLabel x={36} y={776} text="A yard you actually" {...HEADLINE} />
      <DrawnLabel x={36} y={826} text="want to sit in." {...HEADLINE} />
      {LINES.map((text, row) => (
        <DrawnLabel key={text} x={36} y={862 + row * 25} text={text} size={19} fill="#55603F" />
      ))}
      <DrawnButton
        box={[36, 916, 200, 52]}
        text="Walk my yard"
        fill={GREEN}
        ink="#fff"
        size={18}
        rx={26}
      />
      <LandServices ink={GREEN} />
    </Drawing>
  );
}

function Header() {
  return (
    <>
      <DrawnLabel
        x={360}
        y={62}
        anchor="middle"
        family={SERIF}
        size={40}
        weight={500}
        fill="#28502F"
        spacing={-0.5}
        text="Juniper & Stone"
      />
      <DrawnLabel
        x={360}
        y={90}
        anchor="middle"
        size={12}
        weight={600}
        fill="#6B7F4B"
        spacing={3.5}
        text="GARDENS KEPT SINCE 2009"
      />
      {NAV.map(({ x, text }) => (
        <DrawnLabel key={text} x={x} y={60} text={text} {...NAV_LINK} />
      ))}
    </>
  );
}

function ArchedGarden() {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d="M36 700V330A324 214 0 0 1 684 330V700Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <g transform="translate(-60 116) scale(1.36)">
          <LandSceneArt />
        </g>
      </g>
    </>
  );
}

const BADGE_TEXT = { weight: 600, fill: "#fff", anchor: "middle" } as const;

function SpringBadge() {
  return (
    <>
      <circle cx={596} cy={640} r={76} fill="#D94F70" />
      <DrawnLabel x={596} y={632} text="Spring" family={SERIF} size={26} {...BADGE_TEXT} />
      <DrawnLabel x={596} y={662} text="clean-ups open" {...BADGE_TEXT} />
    </>
  );
}
