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
} from "../drawing";
import { Portrait, type Person } from "../face-portrait";
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

const CREW: readonly (Person & { name: string })[] = [
  {
    name: "Dee",
    wall: "#CFE4EE",
    skin: "#8B5A3C",
    shade: "#74472D",
    hair: "curls",
    hairColor: "#2A1A12",
  },
  {
    name: "Marcus",
    wall: "#F9B989",
    skin: "#C98F68",
    shade: "#AF7650",
    hair: "beard",
    hairColor: "#4A2C1B",
  },
  {
    name: "Ana",
    wall: "#DCEBF1",
    skin: "#D9A57E",
    shade: "#C08A63",
    hair: "long",
    hairColor: "#5B3420",
  },
  {
    name: "Walt",
    wall: "#F4A46D",
    skin: "#EBC3A3",
    shade: "#D3A381",
    hair: "cap",
    hairColor: "#E4E2DC",
  },
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
      <Crew isPreview={isPreview} />
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

function Crew({ isPreview }: SiteProps) {
  // A visitor's own people have names that nobody knows yet.
  const lines = isPreview
    ? ["Your people by first name,", "in photos from your phone."]
    : ["Before the knock we text you", "who it is, with their picture."];
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
      {lines.map((text, row) => (
        <DrawnLabel key={text} x={36} y={954 + row * 23} text={text} size={18} fill="#44546A" />
      ))}
      {CREW.map(({ name, ...person }, place) => {
        const x = 409 + place * 80;
        return (
          <g key={name}>
            <Portrait
              person={person}
              x={x}
              y={isPreview ? 934 : 922}
              radius={36}
              shirt={NAVY}
              collar={ORANGE}
            />
            {isPreview ? null : (
              <DrawnLabel
                x={x}
                y={979}
                text={name}
                size={15}
                weight={600}
                fill={NAVY}
                anchor="middle"
              />
            )}
          </g>
        );
      })}
    </>
  );
}
