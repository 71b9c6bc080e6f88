import { DrawnLabel, SERIF } from "@/components/example-site/drawn-label";
import { previewSigns } from "@/features/marketing/signup/preview-signs";
import {
  Drawing,
  DrawnButton,
  OwnSign,
  SceneWindow,
  type SiteProps,
  Stars,
  Stroke,
  TextBars,
} from "../drawing";
import { HvacSceneArt } from "../scenes/hvac-scene";

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

const CREW = [
  { wall: "#CFE4EE", skin: "#8B5A3C" },
  { wall: "#F9B989", skin: "#C98F68" },
  { wall: "#DCEBF1", skin: "#6E4630" },
  { wall: "#F4A46D", skin: "#D9A57E" },
];

export function HvacSite({ isPreview = false }: SiteProps) {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill="#fff" />
      <Header isPreview={isPreview} />
      <Opening isPreview={isPreview} />
      <SceneWindow box={[0, 372, 720, 400]}>
        <HvacSceneArt />
      </SceneWindow>
      <Services />
      <Crew />
    </Drawing>
  );
}

function Header({ isPreview }: SiteProps) {
  return (
    <>
      <circle cx={46} cy={44} r={16} fill={ORANGE} />
      <path d="M46 28a16 16 0 0 1 0 32Z" fill={NAVY} />
      <OwnSign sign={previewSigns.hvac.business} own="Halden" isPreview={isPreview} />
      {isPreview ? null : <DrawnLabel x={193} y={53} text="AIR" {...AIR} />}
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

function Opening({ isPreview }: SiteProps) {
  // No stars nobody gave: a visitor's name stands over gray ones.
  const starFill = isPreview ? "#C9D6DF" : "#F2A71B";
  const reviews = isPreview ? "Your reviews" : "318 reviews";
  return (
    <>
      <DrawnLabel x={36} y={152} text="Warm by supper." fill={NAVY} {...HEADLINE} />
      <DrawnLabel x={36} y={218} text="Cool by noon." fill="#2C7FA8" {...HEADLINE} />
      <OwnSign
        sign={previewSigns.hvac.town}
        own="Same-day furnace and AC repair across Franklin County."
        isPreview={isPreview}
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

function Crew() {
  return (
    <>
      <DrawnLabel
        x={36}
        y={922}
        text="Meet the crew"
        family={SERIF}
        size={30}
        weight={700}
        fill={NAVY}
      />
      {CREW.map(({ wall, skin }, i) => (
        <g key={skin} transform={`translate(${i * 74})`}>
          <circle cx={420} cy={930} r={30} fill={wall} />
          <circle cx={420} cy={922} r={11} fill={skin} />
          <path d="M400 952q4-20 20-20t20 20Z" fill={NAVY} />
        </g>
      ))}
      <TextBars x={36} y={944} widths={[250, 210]} fill="#D9E2E8" height={7} />
    </>
  );
}
