import { DrawnButton, Label, SceneWindow, Stroke } from "../drawing";
import { SiteSvg, type ExampleSiteProps } from "../example-svg";
import { SignLabel } from "../sign-label";
import { visitorSign, type VisitorSign } from "../visitor-sign";
import { ElecSceneArt } from "../scenes/elec-scene";

const LAMP = "#FFB84D";
const PALE = "#CFCBEF";
const BUTTON = { fill: LAMP, ink: "#1B1840", rx: 6 };

const WORDMARK = { size: 28, weight: 700, fill: "#fff", spacing: -0.6, stretch: 112 };
const HEADLINE = { size: 70, weight: 300, fill: "#fff", spacing: -2.4 };

const JOBS = [
  { name: "Panel upgrades", time: "1 day" },
  { name: "Whole-home rewire", time: "3 to 5 days" },
  { name: "Lighting plans", time: "by room" },
];

export function ElecSite(props: ExampleSiteProps) {
  const visitor = visitorSign(props);
  return (
    <SiteSvg {...props} trade="elec">
      <rect width={720} height={1000} fill="#14122F" />
      <SceneWindow box={[0, 260, 720, 430]}>
        <ElecSceneArt />
      </SceneWindow>
      <Header visitor={visitor} />
      <Opening visitor={visitor} />
      <ChargerOffer />
      {JOBS.map(({ name, time }, i) => (
        <g key={name} transform={`translate(0 ${i * 44})`}>
          <Label x={34} y={876} text={name} size={22} fill="#fff" />
          <Stroke d="M34 892h652" stroke="#332E6B" width={1.5} />
          <Label x={686} y={876} text={time} fill="#A9A3E0" anchor="end" />
        </g>
      ))}
    </SiteSvg>
  );
}

interface SignedProps {
  visitor: VisitorSign | undefined;
}

function Header({ visitor }: SignedProps) {
  const name = visitor?.business;
  return (
    <>
      <path d="M34 52l22-32-4 22h16L44 76l6-24Z" fill={LAMP} />
      <SignLabel x={80} y={56} own="brightwork" visitor={name} room={370} {...WORDMARK} />
      <Label x={470} y={54} text="Services" size={15} fill={PALE} />
      <Label x={548} y={54} text="Areas" size={15} fill={PALE} />
      <DrawnButton box={[600, 28, 96, 42]} text="Quote" size={16} {...BUTTON} />
    </>
  );
}

function Opening({ visitor }: SignedProps) {
  return (
    <>
      <Label x={34} y={160} text="The lights stay on." {...HEADLINE} />
      <SignLabel
        x={34}
        y={206}
        own="Panels, EV chargers and rewires by licensed electricians."
        visitor={visitor && `Panels, EV chargers and rewires in ${visitor.town}.`}
        room={380}
        size={20}
        fill={PALE}
      />
      <DrawnButton box={[34, 232, 210, 52]} text="Get a fixed price" size={18} {...BUTTON} />
    </>
  );
}

function ChargerOffer() {
  return (
    <>
      <rect x={34} y={640} width={652} height={180} rx={10} fill="#1F1B4A" stroke="#3A3480" />
      <Label x={62} y={690} text="EV charger, installed" size={24} weight={600} fill="#fff" />
      <Label x={62} y={722} text="Usually one visit. Permit handled." size={17} fill={PALE} />
      <Label x={62} y={786} text="$890" size={44} weight={300} fill={LAMP} />
      <Label x={172} y={786} text="typical" size={17} fill={PALE} />
      <rect x={490} y={664} width={90} height={132} rx={14} fill="#2E2861" />
      <rect x={506} y={682} width={58} height={34} rx={4} fill={LAMP} />
      <circle cx={535} cy={752} r={18} fill="#14122F" />
      <Stroke d="M553 752q70 0 70 60" stroke="#0B0A20" width={9} />
      <Stroke d="M553 752q70 0 70 60" stroke="#5B52B5" width={4} />
    </>
  );
}
