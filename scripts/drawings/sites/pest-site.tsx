import type { ComponentType } from "react";
import { DrawnLabel } from "@/components/example-site/drawn-label";
import { previewSigns } from "@/features/marketing/signup/preview-signs";
import { Drawing, DrawnButton, OwnSign, SceneWindow, type SiteProps } from "../drawing";
import { Ant, Mouse, Roach, Wasp } from "./pest-creatures";
import { PestSceneArt } from "../scenes/pest-scene";

const INK = "#2B2A17";
const YELLOW = "#E9B824";
const RED = "#B5381F";

const SUBTITLE = { size: 14, weight: 600, fill: "#F7EFD2", spacing: 2 };
const HEADLINE = { size: 78, weight: 900, stretch: 66 };

const PESTS: readonly { name: string; ground: string; Creature: ComponentType }[] = [
  { name: "Ants", ground: "#E9B824", Creature: Ant },
  { name: "Wasps", ground: "#D8C98B", Creature: Wasp },
  { name: "Mice", ground: "#B9BF72", Creature: Mouse },
  { name: "Roaches", ground: "#E2935A", Creature: Roach },
];

export function PestSite({ isPreview = false }: SiteProps) {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill="#F7EFD2" />
      <SceneWindow box={[0, 0, 720, 540]}>
        <PestSceneArt />
      </SceneWindow>
      <Header isPreview={isPreview} />
      <Opening isPreview={isPreview} />
      {PESTS.map(({ name, ground, Creature }, i) => (
        <g key={name} transform={`translate(${34 + i * 166} 850)`}>
          <rect width={152} height={114} rx={2} fill={ground} />
          <g transform="translate(0 5)">
            <Creature />
          </g>
          <DrawnLabel x={76} y={98} text={name} size={18} weight={700} fill={INK} anchor="middle" />
        </g>
      ))}
    </Drawing>
  );
}

function Header({ isPreview }: SiteProps) {
  return (
    <>
      <rect width={720} height={70} fill={INK} />
      <OwnSign sign={previewSigns.pest.business} own="LOOKOUT" isPreview={isPreview} />
      {isPreview ? null : <DrawnLabel x={164} y={46} text="PEST CONTROL" {...SUBTITLE} />}
      <DrawnButton
        box={[560, 14, 136, 42]}
        text="(503) 555-0163"
        fill={RED}
        ink="#fff"
        size={15}
        rx={2}
      />
    </>
  );
}

function Opening({ isPreview }: SiteProps) {
  return (
    <>
      <DrawnLabel x={34} y={622} text="SEE IT ONCE." fill={INK} {...HEADLINE} />
      <DrawnLabel x={34} y={696} text="NEVER AGAIN." fill={RED} {...HEADLINE} />
      <OwnSign
        sign={previewSigns.pest.town}
        own="Ants, wasps, rodents, termites. You know what goes down."
        isPreview={isPreview}
      />
      <DrawnButton
        box={[34, 764, 236, 54]}
        text="Identify my pest"
        fill={INK}
        ink={YELLOW}
        size={19}
        rx={2}
      />
    </>
  );
}
