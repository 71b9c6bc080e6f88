import { useId } from "react";
import { DrawnLabel, FRAUNCES } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, OutlinedButton } from "../drawing";
import { LandServices } from "./land-services";
import { LandSceneArt } from "../scenes/land-scene";

const GREEN = "#28502F";
const ROSE = "#C43C5F";
const NUMBER = "(802) 555-0176";

const HEADLINE = {
  family: FRAUNCES,
  size: 54,
  weight: 500,
  spacing: -1.4,
  anchor: "middle",
} as const;
const LINE = { size: 19, fill: "#55603F", anchor: "middle" } as const;

export function LandSite() {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill="#FBF7EA" />
      <DrawnLabel x={36} y={64} text="Juniper & Stone" family={FRAUNCES} size={33} fill={GREEN} />
      <DrawnButton
        box={[534, 32, 150, 44]}
        text={NUMBER}
        fill={ROSE}
        ink="#fff"
        size={15}
        rx={22}
      />
      <Opening />
      <ArchedGarden />
      <SpringBadge />
      <DrawnLabel x={360} y={836} text="Three ways to begin" fill={GREEN} {...HEADLINE} size={38} />
      <LandServices y={906} />
    </Drawing>
  );
}

function Opening() {
  return (
    <>
      <DrawnLabel x={360} y={164} text="A yard you actually" fill={GREEN} {...HEADLINE} />
      <DrawnLabel x={360} y={222} text="want to sit in." fill="#8A2F49" {...HEADLINE} />
      <DrawnLabel x={360} y={262} text="Mowed, planted and built in Burlington." {...LINE} />
      <DrawnButton
        box={[164, 312, 170, 52]}
        text="Walk my yard"
        fill={GREEN}
        ink="#FBF7EA"
        size={18}
        rx={26}
      />
      <OutlinedButton
        box={[346, 312, 212, 52]}
        text={`Call ${NUMBER}`}
        ink={GREEN}
        size={18}
        rx={26}
      />
    </>
  );
}

function ArchedGarden() {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d="M36 744V690A324 300 0 0 1 684 690V744Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <g transform="translate(-36 330) scale(1.1)">
          <LandSceneArt />
        </g>
      </g>
    </>
  );
}

const BADGE_TEXT = { fill: "#fff", anchor: "middle" } as const;

function SpringBadge() {
  return (
    <>
      <circle cx={604} cy={740} r={64} fill={ROSE} />
      <DrawnLabel x={604} y={736} text="Spring" family={FRAUNCES} size={25} {...BADGE_TEXT} />
      <DrawnLabel x={604} y={760} text="clean-ups open" size={14} weight={600} {...BADGE_TEXT} />
    </>
  );
}
