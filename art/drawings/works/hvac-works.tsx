import { Stroke } from "../drawing";
import { WorkFrame } from "./work-frame";

const NAVY = "#14284B";
const ORANGE = "#F26B3A";

const FLAKES = ["40 40", "120 90", "210 30", "300 70", "380 28", "440 96", "80 150", "410 160"];

export const hvacWorks = [
  <WorkFrame key="furnace" ground="#DCE7EC">
    <rect y={290} width={480} height={70} fill="#B9C9D1" />
    <path d="M60 0V70H420V0" fill="#AEBBC4" />
    <Stroke d="M120 0v70M180 0v70M240 0v70M300 0v70M360 0v70" stroke="#97A6B0" width={3} />
    <rect x={170} y={70} width={140} height={60} fill="#97A6B0" />
    <rect x={150} y={124} width={180} height={190} rx={6} fill={NAVY} />
    <rect x={166} y={140} width={148} height={70} rx={4} fill="#22396A" />
    <path d="M240 196q-26-16-10-40q4 12 10 12q2-16 12-24q0 16 10 28t-22 24Z" fill={ORANGE} />
    <Stroke d="M172 232h136M172 246h136M172 260h136M172 274h136" stroke="#3A5488" width={5} />
    <Stroke d="M330 180h60V30" stroke="#E9EDEF" width={16} join="round" />
    <rect x={60} y={210} width={54} height={90} rx={4} fill="#fff" />
    <rect x={70} y={222} width={34} height={22} rx={2} fill="#8EC0D8" />
    <path d="M70 262h34M70 274h24" stroke="#9FB0B8" strokeWidth={4} />
  </WorkFrame>,
  <WorkFrame key="heat pump" ground="#BFDDEB">
    <rect width={300} height={300} fill="#B4654A" />
    {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => (
      <Stroke
        key={row}
        d={`M0 ${row * 30}h300M${row % 2 ? 30 : 0} ${row * 30}v30M${row % 2 ? 90 : 60} ${row * 30}v30M${row % 2 ? 150 : 120} ${row * 30}v30M${row % 2 ? 210 : 180} ${row * 30}v30M${row % 2 ? 270 : 240} ${row * 30}v30`}
        stroke="#9C5038"
        width={3}
      />
    ))}
    <rect x={50} y={40} width={110} height={120} fill="#fff" />
    <rect x={60} y={50} width={90} height={100} fill="#FFDDA1" />
    <Stroke d="M105 50v100M60 100h90" stroke="#fff" width={6} />
    <path d="M0 296Q120 270 240 292T480 280V360H0Z" fill="#fff" />
    <rect x={200} y={140} width={190} height={160} rx={8} fill="#E9EDEF" />
    <circle cx={276} cy={222} r={62} fill={NAVY} />
    <Stroke d="M276 166v112M220 222h112M236 182l80 80M316 182l-80 80" stroke="#5E7BA8" width={4} />
    <circle cx={276} cy={222} r={14} fill={ORANGE} />
    <Stroke d="M352 170h26M352 184h26M352 198h26M352 212h26" stroke="#9FB0B8" width={5} />
    <path d="M196 142q48-26 100-14t98 6v10H196Z" fill="#fff" />
    {FLAKES.map((at) => (
      <circle key={at} r={4} transform={`translate(${at})`} fill="#fff" />
    ))}
  </WorkFrame>,
  <WorkFrame key="bedroom" ground="#FBE3CF">
    <path d="M0 90L240 0H480V300H0Z" fill="#FDF1E4" />
    <rect y={290} width={480} height={70} fill="#C89B74" />
    <rect x={160} y={60} width={190} height={58} rx={12} fill="#fff" />
    <rect x={172} y={98} width={166} height={8} rx={4} fill="#B7C9D4" />
    <circle cx={326} cy={78} r={4} fill="#3FA98A" />
    <Stroke
      d="M190 132q8 16 0 32M230 132q8 20 0 40M270 132q8 20 0 40M310 132q8 16 0 32"
      stroke="#8EC0D8"
      width={5}
      cap="round"
    />
    <rect x={90} y={200} width={300} height={50} rx={10} fill={NAVY} />
    <rect x={100} y={222} width={280} height={80} rx={14} fill="#2C7FA8" />
    <rect x={116} y={206} width={104} height={40} rx={14} fill="#fff" />
    <rect x={260} y={206} width={104} height={40} rx={14} fill="#fff" />
    <path d="M100 262q70-22 140 0t140 0v30H100Z" fill={ORANGE} />
    <rect x={410} y={230} width={48} height={72} fill="#8A5A2B" />
    <path d="M416 206h36l-8-30h-20Z" fill="#FFDDA1" />
    <rect x={431} y={206} width={6} height={24} fill="#8A5A2B" />
  </WorkFrame>,
];
