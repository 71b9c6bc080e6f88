import { useId } from "react";
import { DrawnLabel } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, SceneWindow } from "../drawing";
import { RoofSceneArt } from "../scenes/roof-scene";
import { CLAY } from "./roof-tiles";

const SLATE = "#2A2D34";
const ORANGE = "#E0643A";
const BUTTON = { fill: ORANGE, ink: "#22100A", rx: 2 };

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
      <rect y={880} width={720} height={120} fill={SLATE} />
      <DrawnLabel
        x={32}
        y={948}
        text="Hail last night? We can be up there today."
        size={27}
        weight={700}
        fill="#fff"
        stretch={84}
      />
      <DrawnButton box={[548, 914, 140, 52]} text="Call now" {...BUTTON} />
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
        fill="#fff"
        stretch={76}
        spacing={1.5}
        text="RIDGELINE"
      />
      <DrawnLabel x={250} y={48} text="ROOFING CO." {...SUBTITLE} />
      <DrawnButton box={[556, 17, 140, 40]} text="Free inspection" size={15} {...BUTTON} />
    </>
  );
}

function Opening() {
  return (
    <>
      <rect x={32} y={300} width={430} height={224} fill="#F7F1E6" />
      <DrawnLabel x={58} y={358} text="BUILT FOR THE" fill={SLATE} {...HEADLINE} />
      <DrawnLabel x={58} y={406} text="NEXT FORTY" fill="#B8492A" {...HEADLINE} />
      <DrawnLabel x={58} y={454} text="WINTERS." fill={SLATE} {...HEADLINE} />
      <DrawnLabel
        x={58}
        y={492}
        size={18}
        fill="#55504A"
        text="Tear-offs, repairs and storm claims."
      />
    </>
  );
}

function RecentRoofs() {
  const link = "All 64 projects";
  return (
    <>
      <DrawnLabel
        x={32}
        y={616}
        text="Recent roofs"
        size={28}
        weight={800}
        fill={SLATE}
        stretch={80}
      />
      <DrawnLabel x={688} y={616} text={link} weight={600} fill="#A03C20" anchor="end" />
      {RECENT_ROOFS.map(({ name, street, shades }, i) => (
        <g key={name} transform={`translate(${32 + i * 222} 640)`}>
          <Swatch shades={shades} />
          <DrawnLabel x={0} y={178} text={name} size={18} weight={700} fill={SLATE} />
          <DrawnLabel x={0} y={202} text={street} size={15} fill="#6B645B" />
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
