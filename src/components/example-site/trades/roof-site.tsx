import { useId } from "react";
import { DrawnButton, Label, SceneWindow } from "../drawing";
import { SiteSvg, type ExampleSiteProps } from "../example-svg";
import { SignLabel } from "../sign-label";
import { visitorSign, type VisitorSign } from "../visitor-sign";
import { RoofSceneArt } from "../scenes/roof-scene";
import { CLAY } from "./roof-tiles";

const SLATE = "#2A2D34";
const ORANGE = "#E0643A";
const BUTTON = { fill: ORANGE, ink: "#22100A", rx: 2 };

const WORDMARK = { size: 26, weight: 850, fill: "#fff", stretch: 76, spacing: 1.5 };
const SUBTITLE = { size: 14, weight: 500, fill: "#E9DDC8", spacing: 2 };
const HEADLINE = { size: 46, weight: 850, stretch: 70, spacing: 0.5 };

const RECENT_ROOFS = [
  {
    name: "Slate gray",
    street: "Maple St",
    shades: ["#56616B", "#626E79", "#4B555E", "#6D7984", "#434C55"],
  },
  { name: "Barn red", street: "Route 9", shades: CLAY },
  {
    name: "Weathered",
    street: "Oak Hill",
    shades: ["#8C7A62", "#998770", "#7D6C56", "#A4937C", "#72624D"],
  },
];

export function RoofSite(props: ExampleSiteProps) {
  const visitor = visitorSign(props);
  return (
    <SiteSvg {...props} trade="roof">
      <rect width={720} height={1000} fill="#F7F1E6" />
      <SceneWindow box={[0, 44, 720, 516]} alignY={0}>
        <RoofSceneArt />
      </SceneWindow>
      <Header visitor={visitor} />
      <Opening visitor={visitor} />
      <RecentRoofs visitor={visitor} />
      <rect y={880} width={720} height={120} fill={SLATE} />
      <Label
        x={32}
        y={948}
        text="Hail last night? We can be up there today."
        size={27}
        weight={700}
        fill="#fff"
        stretch={84}
      />
      <DrawnButton box={[548, 914, 140, 52]} text="Call now" {...BUTTON} />
    </SiteSvg>
  );
}

interface SignedProps {
  visitor: VisitorSign | undefined;
}

function Header({ visitor }: SignedProps) {
  return (
    <>
      <rect width={720} height={74} fill={SLATE} />
      <path d="M32 50L58 22l26 28Z" fill={ORANGE} />
      <SignLabel
        x={98}
        y={48}
        own="RIDGELINE"
        visitor={visitor?.business.toUpperCase()}
        room={430}
        {...WORDMARK}
      />
      {visitor ? null : <Label x={250} y={48} text="ROOFING CO." {...SUBTITLE} />}
      <DrawnButton box={[556, 17, 140, 40]} text="Free inspection" size={15} {...BUTTON} />
    </>
  );
}

function Opening({ visitor }: SignedProps) {
  return (
    <>
      <rect x={32} y={300} width={430} height={224} fill="#F7F1E6" />
      <Label x={58} y={358} text="BUILT FOR THE" fill={SLATE} {...HEADLINE} />
      <Label x={58} y={406} text="NEXT FORTY" fill="#B8492A" {...HEADLINE} />
      <Label x={58} y={454} text="WINTERS." fill={SLATE} {...HEADLINE} />
      <SignLabel
        x={58}
        y={492}
        own="Tear-offs, repairs and storm claims."
        visitor={visitor && `Tear-offs and repairs in ${visitor.town}.`}
        room={385}
        size={18}
        fill="#55504A"
      />
    </>
  );
}

function RecentRoofs({ visitor }: SignedProps) {
  const link = visitor ? "Your projects" : "All 64 projects";
  return (
    <>
      <Label x={32} y={616} text="Recent roofs" size={28} weight={800} fill={SLATE} stretch={80} />
      <Label x={688} y={616} text={link} weight={600} fill="#A03C20" anchor="end" />
      {RECENT_ROOFS.map(({ name, street, shades }, i) => (
        <g key={name} transform={`translate(${32 + i * 222} 640)`}>
          <Swatch shades={shades} />
          <Label x={0} y={178} text={name} size={18} weight={700} fill={SLATE} />
          <Label x={0} y={202} text={street} size={15} fill="#6B645B" />
        </g>
      ))}
    </>
  );
}

function Swatch({ shades }: { shades: readonly string[] }) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <rect width={208} height={150} rx={4} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={208} height={150} fill={shades[4]} />
        {SHINGLES.map(({ x, y, shade }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={28} height={25} rx={2} fill={shades[shade]} />
        ))}
      </g>
    </>
  );
}

const SHINGLES = Array.from({ length: 6 * 8 }, (_, i) => {
  const row = Math.floor(i / 8);
  const column = (i % 8) - 1;
  return {
    x: column * 30 + (row % 2) * 15,
    y: row * 26,
    shade: (column * 3 + row * 7 + 10) % 5,
  };
});
