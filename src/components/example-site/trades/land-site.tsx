import { useId } from "react";
import { DrawnButton, Label, SERIF, TextBars } from "../drawing";
import { SiteSvg, type ExampleSiteProps } from "../example-svg";
import { SignLabel } from "../sign-label";
import { visitorSign, type VisitorSign } from "../visitor-sign";
import { LandSceneArt } from "../scenes/land-scene";

const GREEN = "#28502F";

const WORDMARK = { family: SERIF, size: 40, weight: 500, fill: GREEN, spacing: -0.5 };
const TAGLINE = { size: 12, weight: 600, fill: "#6B7F4B", spacing: 3.5 };
const HEADLINE = { family: SERIF, size: 44, weight: 500, fill: GREEN, spacing: -1 };
const NAV_LINK = { size: 16, weight: 500, fill: GREEN, anchor: "middle" } as const;

const NAV = [
  { x: 62, text: "Design" },
  { x: 138, text: "Care" },
  { x: 588, text: "Gallery" },
  { x: 664, text: "Visit" },
];

const SERVICES = [
  { name: "Mow", fill: "#BFCB8F" },
  { name: "Plant", fill: "#F4C542" },
  { name: "Build", fill: "#E5D3AE" },
];

export function LandSite(props: ExampleSiteProps) {
  const visitor = visitorSign(props);
  return (
    <SiteSvg {...props} trade="land">
      <rect width={720} height={1000} fill="#FBF7EA" />
      <Header visitor={visitor} />
      <ArchedGarden />
      <SpringBadge />
      <Label x={36} y={776} text="A yard you actually" {...HEADLINE} />
      <Label x={36} y={826} text="want to sit in." {...HEADLINE} />
      <TextBars x={36} y={856} widths={[330, 300]} height={8} fill="#D8D6BE" />
      <DrawnButton
        box={[36, 910, 200, 52]}
        text="Walk my yard"
        fill={GREEN}
        ink="#fff"
        size={18}
        rx={26}
      />
      {SERVICES.map(({ name, fill }, i) => (
        <g key={name} transform={`translate(${510 + i * 78})`}>
          <circle cy={900} r={30} fill={fill} />
          <Label x={0} y={954} text={name} weight={600} fill={GREEN} anchor="middle" />
        </g>
      ))}
    </SiteSvg>
  );
}

function Header({ visitor }: { visitor: VisitorSign | undefined }) {
  return (
    <>
      <SignLabel
        x={360}
        y={62}
        own="Juniper & Stone"
        visitor={visitor?.business}
        room={350}
        anchor="middle"
        {...WORDMARK}
      />
      <SignLabel
        x={360}
        y={90}
        own="GARDENS KEPT SINCE 2009"
        visitor={visitor && `GARDENS KEPT IN ${visitor.town.toUpperCase()}`}
        room={380}
        anchor="middle"
        {...TAGLINE}
      />
      {NAV.map(({ x, text }) => (
        <Label key={text} x={x} y={60} text={text} {...NAV_LINK} />
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
      <Label x={596} y={632} text="Spring" family={SERIF} size={26} {...BADGE_TEXT} />
      <Label x={596} y={662} text="clean-ups open" {...BADGE_TEXT} />
    </>
  );
}
