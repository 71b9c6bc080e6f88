import { DrawnLabel, WIDE_SANS } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, SceneWindow, Stroke } from "../drawing";
import { ElecSceneArt } from "../scenes/elec-scene";

const LAMP = "#FFB84D";
const PALE = "#CFCBEF";
const BUTTON = { fill: LAMP, ink: "#1B1840", rx: 6 };

const HEADLINE = { size: 70, weight: 300, fill: "#fff", spacing: -2.4 };

const JOBS = [
  { name: "Panel upgrades", time: "1 day" },
  { name: "Whole-home rewire", time: "3 to 5 days" },
  { name: "Lighting plans", time: "by room" },
];

export function ElecSite() {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill="#14122F" />
      <SceneWindow box={[0, 260, 720, 430]}>
        <ElecSceneArt />
      </SceneWindow>
      <Header />
      <Opening />
      <ChargerOffer />
      {JOBS.map(({ name, time }, i) => (
        <g key={name} transform={`translate(0 ${i * 44})`}>
          <DrawnLabel x={34} y={876} text={name} size={22} fill="#fff" />
          <Stroke d="M34 892h652" stroke="#332E6B" width={1.5} />
          <DrawnLabel x={686} y={876} text={time} fill="#A9A3E0" anchor="end" />
        </g>
      ))}
    </Drawing>
  );
}

function Header() {
  return (
    <>
      <path d="M34 52l22-32-4 22h16L44 76l6-24Z" fill={LAMP} />
      <DrawnLabel
        x={80}
        y={56}
        family={WIDE_SANS}
        size={28}
        weight={700}
        fill="#fff"
        spacing={-0.6}
        stretch={112}
        text="brightwork"
      />
      <DrawnLabel x={470} y={54} text="Services" size={15} fill={PALE} />
      <DrawnLabel x={548} y={54} text="Areas" size={15} fill={PALE} />
      <DrawnButton box={[600, 28, 96, 42]} text="Quote" size={16} {...BUTTON} />
    </>
  );
}

function Opening() {
  return (
    <>
      <DrawnLabel x={34} y={160} text="The lights stay on." {...HEADLINE} />
      <DrawnLabel
        x={34}
        y={206}
        size={20}
        fill="#CFCBEF"
        text="Panels, EV chargers and rewires by licensed electricians."
      />
      <DrawnButton box={[34, 232, 210, 52]} text="Get a fixed price" size={18} {...BUTTON} />
    </>
  );
}

function ChargerOffer() {
  return (
    <>
      <rect x={34} y={640} width={652} height={180} rx={10} fill="#1F1B4A" stroke="#3A3480" />
      <DrawnLabel x={62} y={690} text="EV charger, installed" size={24} weight={600} fill="#fff" />
      <DrawnLabel x={62} y={722} text="Usually one visit. Permit handled." size={17} fill={PALE} />
      <DrawnLabel x={62} y={786} text="$890" size={44} weight={300} fill={LAMP} />
      <DrawnLabel x={172} y={786} text="typical" size={17} fill={PALE} />
      <rect x={490} y={664} width={90} height={132} rx={14} fill="#2E2861" />
      <rect x={506} y={682} width={58} height={34} rx={4} fill={LAMP} />
      <DrawnLabel
        x={535}
        y={706}
        text="48 A"
        size={20}
        weight={700}
        fill="#1B1840"
        anchor="middle"
      />
      <circle cx={535} cy={752} r={18} fill="#14122F" />
      <path d="M538 738l-12 17h8l-3 12 12-17h-8Z" fill={LAMP} />
      <Stroke d="M553 752q70 0 70 60" stroke="#0B0A20" width={9} />
      <Stroke d="M553 752q70 0 70 60" stroke="#5B52B5" width={4} />
    </>
  );
}
