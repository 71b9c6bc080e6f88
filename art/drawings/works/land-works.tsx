import { Stroke } from "../drawing";
import { Tree } from "../scenes/scenery";
import { WorkFrame } from "./work-frame";

const PETALS = ["#D94F70", "#F4C542", "#F7EBDD", "#E87A3E"];

const BLOOMS = Array.from({ length: 22 }, (_, i) => ({
  x: 14 + i * 21.5,
  y: 268 + ((i * 37) % 34),
  petal: PETALS[i % 4],
}));

function FirePit() {
  return (
    <>
      <ellipse cx={240} cy={318} rx={66} ry={20} fill="#5D635C" />
      <ellipse cx={240} cy={308} rx={56} ry={14} fill="#2B2A17" />
      <path d="M240 310q-34-16-14-52q6 16 14 16q2-24 16-34q0 24 12 38t-28 32Z" fill="#E87A3E" />
      <path d="M240 308q-14-10-4-28q10 8 12 14t-8 14Z" fill="#F6C95B" />
    </>
  );
}

const WEEDS = Array.from({ length: 26 }, (_, i) => {
  const x = 12 + i * 18.5;
  const y = 236 + ((i * 53) % 112);
  return `M${x} ${y}l-6-18M${x} ${y}l1-24M${x} ${y}l8-16`;
}).join("");

export const landBefore = (
  <WorkFrame ground="#F0E7CF">
    <circle cx={370} cy={90} r={40} fill="#F6C95B" />
    <path d="M0 150Q130 90 260 140T480 120V260H0Z" fill="#93AE6B" />
    <Tree x={70} y={214} height={170} fill="#2F5A34" trunk="#6B4A2D" />
    <Tree x={140} y={210} height={110} fill="#4F8444" trunk="#6B4A2D" />
    <path d="M0 176Q200 190 480 250V360H0Z" fill="#B9A878" />
    <path d="M0 210Q160 214 300 280T480 330V360H0Z" fill="#9C8B5E" />
    <path d="M210 262q50-24 96 4l-14 34q-40 10-74 0Z" fill="#7C6F4C" />
    <Stroke d={WEEDS} stroke="#6E7F3A" width={4} cap="round" />
  </WorkFrame>
);

export const landWorks = [
  <WorkFrame key="bed" ground="#E4E9CF">
    <rect width={480} height={240} fill="#EADFC4" />
    <Stroke d="M0 40h480M0 76h480M0 112h480M0 148h480M0 184h480" stroke="#DCCFAF" width={3} />
    <rect x={170} y={28} width={120} height={212} fill="#fff" />
    <rect x={182} y={40} width={96} height={200} fill="#8A2F49" />
    <rect x={196} y={56} width={68} height={70} rx={34} fill="#CFE4EE" />
    <circle cx={264} cy={160} r={5} fill="#F4C542" />
    <rect x={330} y={50} width={96} height={110} fill="#fff" />
    <rect x={340} y={60} width={76} height={90} fill="#9DB7C2" />
    <Stroke d="M378 60v90M340 104h76" stroke="#fff" width={5} />
    <path d="M196 240h68l44 120H152Z" fill="#CFC3A4" />
    <path d="M0 236h186l-40 124H0ZM274 236h206v124H322Z" fill="#5B4030" />
    {BLOOMS.filter(({ x }) => x < 160 || x > 306).map(({ x, y, petal }) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <Stroke d="M0 40Q-4 20 0 0" stroke="#3B6B35" width={5} />
        <path d="M0 30q-20-4-22-20q18 0 22 20ZM0 24q18-6 20-20q-18 2-20 20Z" fill="#4F8444" />
        <circle r={11} fill={petal} />
        <circle r={4} fill="#5B4030" />
      </g>
    ))}
    <circle cx={54} cy={196} r={54} fill="#3B6B35" />
    <circle cx={104} cy={214} r={34} fill="#4F8444" />
    <circle cx={444} cy={214} r={34} fill="#4F8444" />
  </WorkFrame>,
  <WorkFrame key="terrace" ground="#F0E7CF">
    <circle cx={370} cy={90} r={40} fill="#F6C95B" />
    <path d="M0 150Q130 90 260 140T480 120V260H0Z" fill="#93AE6B" />
    <Tree x={70} y={214} height={170} fill="#2F5A34" trunk="#6B4A2D" />
    <Tree x={140} y={210} height={110} fill="#4F8444" trunk="#6B4A2D" />
    <rect y={196} width={480} height={34} fill="#8E958C" />
    <Stroke
      d="M0 196h480M0 212h480M40 196v16M104 196v16M170 196v16M240 196v16M306 196v16M376 196v16M440 196v16M70 212v18M140 212v18M206 212v18M270 212v18M340 212v18M410 212v18"
      stroke="#747C73"
      width={3}
    />
    <path d="M0 230h480v130H0Z" fill="#D9CBA8" />
    <Stroke
      d="M60 230L0 300M150 230L90 360M240 230v130M330 230l60 130M420 230l60 70M0 270h480M0 318h480"
      stroke="#C0B089"
      width={3}
    />
    {[62, 142, 294, 374].map((x) => (
      <g key={x} transform={`translate(${x} ${x > 100 && x < 340 ? 214 : 246})`}>
        <path d="M0 0h44v50H0Z" fill="#8A2F49" />
        <path d="M-6 46h56v14H-6ZM-2 60h8v34h-8ZM38 60h8v34h-8Z" fill="#6B2338" />
      </g>
    ))}
    <FirePit />
  </WorkFrame>,
  <WorkFrame key="lawn" ground="#F0E7CF">
    <path d="M0 130Q140 84 280 124T480 104V220H0Z" fill="#BFCB8F" />
    <path d="M0 170h480v190H0Z" fill="#5A9049" />
    {[0, 1, 2, 3, 4].map((i) => (
      <path key={i} d={`M${205 + i * 24} 170h12L${i * 160 - 40} 360h-84Z`} fill="#6FA65B" />
    ))}
    {[16, 78, 402, 464].map((x) => (
      <ellipse key={x} cx={x} cy={140} rx={48} ry={46} fill="#2F5A34" />
    ))}
    <rect x={96} y={136} width={288} height={40} fill="#3F7039" />
    <Tree x={240} y={176} height={150} fill="#3B6B35" trunk="#6B4A2D" />
    <ellipse cx={240} cy={178} rx={46} ry={8} fill="#3E6E36" />
    <g transform="translate(-54 4)">
      <path d="M318 290h70l14 22h-98Z" fill="#C43C5F" />
      <rect x={326} y={272} width={40} height={20} rx={4} fill="#2B2A17" />
      <circle cx={316} cy={318} r={15} fill="#2B2A17" />
      <circle cx={390} cy={318} r={15} fill="#2B2A17" />
      <Stroke d="M388 292L452 226h18" stroke="#2B2A17" width={7} cap="round" join="round" />
    </g>
  </WorkFrame>,
];
