import { DrawnLabel } from "@/components/example-site/drawn-label";
import { previewSigns } from "@/features/marketing/signup/preview-signs";
import { Drawing, DrawnButton, OwnSign, SceneWindow, type SiteProps } from "../drawing";
import { PestSceneArt } from "../scenes/pest-scene";

const INK = "#2B2A17";
const YELLOW = "#E9B824";
const RED = "#B5381F";

const SUBTITLE = { size: 14, weight: 600, fill: "#F7EFD2", spacing: 2 };
const HEADLINE = { size: 78, weight: 900, stretch: 66 };

const PESTS = [
  { name: "Ants", ground: "#E9B824", body: [10, 20], head: [76, 14] },
  { name: "Wasps", ground: "#D8C98B", body: [12, 24], head: [76, 14] },
  { name: "Mice", ground: "#B9BF72", body: [24, 14], head: [102, 34] },
  { name: "Roaches", ground: "#E2935A", body: [18, 24], head: [76, 14] },
] as const;

export function PestSite({ isPreview = false }: SiteProps) {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill="#F7EFD2" />
      <SceneWindow box={[0, 0, 720, 540]}>
        <PestSceneArt />
      </SceneWindow>
      <Header isPreview={isPreview} />
      <Opening isPreview={isPreview} />
      {PESTS.map(({ name, ground, body, head }, i) => (
        <g key={name} transform={`translate(${34 + i * 166} 850)`}>
          <rect width={152} height={110} rx={2} fill={ground} />
          <ellipse cx={76} cy={38} rx={body[0]} ry={body[1]} fill={INK} />
          <circle cx={head[0]} cy={head[1]} r={9} fill={INK} />
          <DrawnLabel x={76} y={92} text={name} size={18} weight={700} fill={INK} anchor="middle" />
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
        own="Ants, wasps, rodents and termites. Pet-safe treatments."
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
