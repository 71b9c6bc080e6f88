import { DrawnLabel, JOST } from "@/components/example-site/drawn-label";
import { Drawing, DrawnButton, OutlinedButton, SceneWindow, Stroke } from "../drawing";
import { ElecSceneArt } from "../scenes/elec-scene";
import { elecWorks } from "../works/elec-works";

const LAMP = "#FFB84D";
const PALE = "#CFCBEF";
const BUTTON = { fill: LAMP, ink: "#1B1840", rx: 8 };
const NUMBER = "(720) 555-0164";

const HEADLINE = { family: JOST, size: 76, weight: 300, spacing: -2.2 };
const LIGHT = { family: JOST, weight: 300, fill: "#fff" };

const JOBS = [{ name: "Panel upgrade, 200 amp", price: "$2,950" }];

export function ElecSite() {
  return (
    <Drawing width={720} height={1000}>
      <rect width={720} height={1000} fill="#14122F" />
      <SceneWindow box={[0, 372, 720, 330]} alignY={1}>
        <ElecSceneArt />
      </SceneWindow>
      <Header />
      <Opening />
      <ChargerOffer />
      {JOBS.map(({ name, price }, i) => (
        <g key={name} transform={`translate(0 ${i * 58})`}>
          <DrawnLabel x={34} y={912} text={name} size={30} {...LIGHT} />
          <Stroke d="M34 932h652" stroke="#332E6B" width={1.5} />
          <DrawnLabel
            x={686}
            y={912}
            text={price}
            size={18}
            weight={600}
            fill={LAMP}
            anchor="end"
          />
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
        text="Brightwork"
        size={27}
        weight={700}
        fill="#fff"
        spacing={-0.6}
      />
      <DrawnButton box={[536, 28, 150, 42]} text={NUMBER} size={15} {...BUTTON} />
    </>
  );
}

function Opening() {
  return (
    <>
      <DrawnLabel x={34} y={162} text="The lights" fill="#fff" {...HEADLINE} />
      <DrawnLabel x={34} y={236} text="stay on." fill={LAMP} {...HEADLINE} />
      <DrawnLabel
        x={34}
        y={280}
        size={19}
        fill={PALE}
        text="Panels, EV chargers and rewires in Denver, by licensed electricians"
      />
      <DrawnLabel x={34} y={306} text="who pull the permit." size={19} fill={PALE} />
      <DrawnButton box={[34, 328, 196, 54]} text="Get a fixed price" size={18} {...BUTTON} />
      <OutlinedButton
        box={[242, 328, 216, 54]}
        text={`Call ${NUMBER}`}
        ink="#fff"
        size={18}
        rx={8}
      />
    </>
  );
}

function ChargerOffer() {
  return (
    <>
      <rect x={34} y={650} width={652} height={200} rx={12} fill="#231F52" stroke="#3A3480" />
      <DrawnLabel x={62} y={702} text="EV charger, installed" size={31} {...LIGHT} />
      <DrawnLabel
        x={62}
        y={734}
        text="Usually one visit. Load check, permit"
        size={17}
        fill={PALE}
      />
      <DrawnLabel x={62} y={758} text="and inspection are in the price." size={17} fill={PALE} />
      <DrawnLabel x={62} y={822} text="$890" {...LIGHT} size={58} fill={LAMP} />
      <g transform="translate(420 650) scale(0.5555)">{elecWorks[1]}</g>
    </>
  );
}
