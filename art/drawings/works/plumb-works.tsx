import { Stroke } from "../drawing";
import { WorkFrame } from "./work-frame";

const COPPER = "#C2763A";
const SHINE = "#E8A569";
const NAVY = "#0A2E4F";

const TILED = Array.from({ length: 8 }, (_, i) => `M${i * 64} 0v360M0 ${i * 52}h480`).join("");

function Tiles({ stroke }: { stroke: string }) {
  return <Stroke d={TILED} stroke={stroke} width={3} />;
}

export const plumbBefore = (
  <WorkFrame ground="#3E5A6C">
    <Tiles stroke="#37505F" />
    <rect y={316} width={480} height={44} fill="#24333D" />
    <Stroke d="M196 96V20H-10M284 96V48H490" stroke="#5E6B70" width={22} join="round" />
    <path d="M30 336q90-34 210-20t220 8q20 20-40 30H60Q10 356 30 336Z" fill="#7FB2CF" />
    <rect x={160} y={86} width={160} height={236} rx={20} fill="#8B6A4E" />
    <path d="M160 150q40 10 46 60t-20 112h-26ZM320 230q-30 10-40 50t6 42h34Z" fill="#6B3F22" />
    <rect x={214} y={140} width={78} height={64} rx={4} fill="#A98B6C" />
    <path d="M248 204l-8 30 10 20-12 40 8 28" fill="none" stroke="#2B1A10" strokeWidth={5} />
    <Stroke d="M246 250q-30 20-34 70M252 262q24 24 20 60" stroke="#BFE0F2" width={6} cap="round" />
  </WorkFrame>
);

export const plumbWorks = [
  <WorkFrame key="heater" ground="#0C5290">
    <Tiles stroke="#0B4880" />
    <rect y={316} width={480} height={44} fill="#083B69" />
    <Stroke d="M196 96V20H-10M284 96V48H490" stroke="#8A4D22" width={24} join="round" />
    <Stroke d="M196 96V20H-10M284 96V48H490" stroke={COPPER} width={18} join="round" />
    <Stroke d="M191 96V15H-10M279 96V43H490" stroke={SHINE} width={4} join="round" />
    <rect x={160} y={86} width={160} height={236} rx={26} fill="#F4F1E8" />
    <rect x={160} y={86} width={44} height={236} rx={22} fill="#fff" />
    <rect x={214} y={140} width={78} height={64} rx={6} fill="#DCE9F5" />
    <path d="M253 150q14 18 14 26a14 14 0 0 1-28 0q0-8 14-26Z" fill="#0B5FA5" />
    <rect x={222} y={262} width={62} height={34} rx={4} fill={NAVY} />
    <circle cx={238} cy={279} r={6} fill="#D9382B" />
    <rect x={352} y={40} width={34} height={16} rx={4} fill="#D9382B" />
    <Stroke d="M320 150h50v170" stroke={COPPER} width={10} join="round" />
    <path d="M40 322h70l-8-46H48Z" fill="#D9382B" />
    <Stroke d="M48 276q27-50 54 0" stroke="#A5281E" width={6} />
  </WorkFrame>,
  <WorkFrame key="tap" ground="#EAF2F9">
    <Tiles stroke="#D5E4F1" />
    <rect y={250} width={480} height={40} fill="#E2B98C" />
    <rect y={286} width={480} height={74} fill="#B98B5C" />
    <path d="M90 250h300l-26 64q-8 20-30 20H146q-22 0-30-20Z" fill="#fff" />
    <path d="M90 250h300l-4 12H94Z" fill="#C9DAE8" />
    <Stroke d="M240 250V120Q240 74 290 74T340 124V140" stroke="#7A8891" width={28} />
    <Stroke d="M240 250V120Q240 74 290 74T340 124V140" stroke="#AEBBC4" width={18} />
    <Stroke d="M236 250V120Q238 72 290 68" stroke="#E9EFF3" width={5} />
    <rect x={196} y={196} width={90} height={16} rx={8} fill="#7A8891" />
    <circle cx={196} cy={204} r={13} fill="#D9382B" />
    <circle cx={286} cy={204} r={13} fill="#0B5FA5" />
    <path d="M340 160q14 20 14 28a14 14 0 0 1-28 0q0-8 14-28Z" fill="#0B5FA5" />
    <rect x={34} y={180} width={44} height={70} rx={8} fill="#6FA18E" />
    <rect x={46} y={164} width={20} height={18} fill="#4E7D6B" />
  </WorkFrame>,
  <WorkFrame key="tub" ground="#F4EBDD">
    <path d="M0 0h480v130H0Z" fill="#0B5FA5" />
    <Tiles stroke="#F4EBDD66" />
    <rect y={310} width={480} height={50} fill="#A5562A" />
    <rect x={330} y={34} width={100} height={120} fill="#fff" />
    <rect x={340} y={44} width={80} height={100} fill="#BFE0F2" />
    <path d="M340 144l50-100h24l-50 100Z" fill="#fff" opacity={0.6} />
    <path d="M70 196h320q0 100-84 104H154Q70 296 70 196Z" fill="#fff" />
    <rect x={56} y={184} width={348} height={20} rx={10} fill="#DCE9F5" />
    <path d="M150 298l-14 22h24l12-22ZM310 298l14 22h-24l-12-22Z" fill={COPPER} />
    <Stroke d="M118 184V96Q118 70 146 70T174 96" stroke="#8A4D22" width={16} />
    <Stroke d="M118 184V96Q118 70 146 70T174 96" stroke={COPPER} width={10} />
    <path d="M154 96h40l8 14h-56Z" fill={COPPER} />
    <circle cx={250} cy={176} r={16} fill="#fff" />
    <circle cx={280} cy={170} r={22} fill="#fff" />
    <circle cx={316} cy={176} r={14} fill="#fff" />
  </WorkFrame>,
];
