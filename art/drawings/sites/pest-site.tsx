import type { ComponentType } from "react";
import { DrawnLabel, WIDE_SANS } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, SceneWindow } from "../drawing";
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

export function PestSite() {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill="#F7EFD2" />
      <SceneWindow box={[0, 0, 720, 540]}>
        <PestSceneArt />
      </SceneWindow>
      <Header />
      <Opening />
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

function Header() {
  return (
    <>
      <rect width={720} height={70} fill={INK} />
      <DrawnLabel
        x={32}
        y={47}
        family={WIDE_SANS}
        size={30}
        weight={900}
        fill="#E9B824"
        stretch={62}
        spacing={2}
        text="LOOKOUT"
      />
      <DrawnLabel x={164} y={46} text="PEST CONTROL" {...SUBTITLE} />
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

function Opening() {
  return (
    <>
      <DrawnLabel x={34} y={622} text="SEE IT ONCE." fill={INK} {...HEADLINE} />
      <DrawnLabel x={34} y={696} text="NEVER AGAIN." fill={RED} {...HEADLINE} />
      <DrawnLabel
        x={34}
        y={738}
        size={19}
        fill="#4C4A30"
        text="Ants, wasps, rodents, termites. You know what goes down."
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
