import type { ReactNode } from "react";
import { Drawing, Stroke } from "../drawing";
import { Ant } from "./ant";
import { WorkFrame } from "./work-frame";

const INK = "#2B2A17";
const BONE = "#F7EFD2";

function Specimen({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <Drawing width={360} height={360}>
      <rect width={360} height={360} fill={ground} />
      <circle cx={180} cy={180} r={146} fill={BONE} opacity={0.5} />
      {children}
    </Drawing>
  );
}

const LEG = { stroke: INK, width: 7, cap: "round", join: "round" } as const;

export const pestSpecimens = {
  ants: (
    <Specimen ground="#E9B824">
      <Ant />
    </Specimen>
  ),
  wasps: (
    <Specimen ground="#C9D3B0">
      <path d="M170 150Q70 90 44 150Q40 200 164 180Z" fill="#fff" opacity={0.8} />
      <path d="M190 150Q290 90 316 150Q320 200 196 180Z" fill="#fff" opacity={0.8} />
      <Stroke d="M150 190l-46 40-6 40M210 190l46 40 6 40M152 168L98 214M208 168l54 46" {...LEG} />
      <Stroke d="M168 92Q152 58 130 50M192 92Q208 58 230 50" {...LEG} width={5} />
      <circle cx={180} cy={112} r={28} fill="#E9B824" />
      <path d="M158 104q-8 14 2 26M202 104q8 14-2 26" stroke={INK} strokeWidth={9} fill="none" />
      <ellipse cx={180} cy={164} rx={32} ry={32} fill={INK} />
      <path d="M180 196q46 20 40 68-6 36-40 64-34-28-40-64-6-48 40-68Z" fill="#E9B824" />
      <path
        d="M146 228q34 14 68 0l6 20q-40 16-80 0ZM142 268q38 14 76 0l-8 20q-30 12-60 0Z"
        fill={INK}
      />
    </Specimen>
  ),
  mice: (
    <Specimen ground="#B9BF72">
      <Stroke d="M270 244Q332 250 326 190T284 138" stroke="#B98A78" width={9} cap="round" />
      <path d="M60 220Q74 140 160 138q110 0 118 96 2 34-40 34H120q-42 0-60-34Z" fill="#6B6A55" />
      <circle cx={144} cy={142} r={32} fill="#6B6A55" />
      <circle cx={144} cy={142} r={20} fill="#B98A78" />
      <circle cx={104} cy={152} r={24} fill="#7E7D66" />
      <circle cx={104} cy={152} r={14} fill="#C99A88" />
      <circle cx={96} cy={200} r={8} fill={INK} />
      <circle cx={93} cy={197} r={2.5} fill={BONE} />
      <circle cx={56} cy={222} r={9} fill="#B98A78" />
      <Stroke d="M70 226L30 216M70 230L32 238M72 234l-30 24" stroke={INK} width={3} cap="round" />
      <Stroke
        d="M120 268v14h-16M220 268v14h-16"
        stroke="#B98A78"
        width={9}
        cap="round"
        join="round"
      />
    </Specimen>
  ),
  roaches: (
    <Specimen ground="#E2935A">
      <Stroke
        d="M146 142L92 108 76 120M140 190L70 196 52 224M146 236L96 290 92 322M214 142L268 108 284 120M220 190L290 196 308 224M214 236L264 290 268 322"
        {...LEG}
      />
      <Stroke d="M166 82Q120 40 70 60M194 82Q240 40 290 60" {...LEG} width={4} />
      <ellipse cx={180} cy={204} rx={58} ry={112} fill="#6B3417" />
      <path d="M178 140V312Q132 300 126 214 126 150 178 140Z" fill="#8A4A24" />
      <path d="M182 140V312Q228 300 234 214 234 150 182 140Z" fill="#7A3E1C" />
      <path d="M130 146q6-56 50-56t50 56q-50 20-100 0Z" fill="#4B2410" />
      <circle cx={180} cy={88} r={22} fill={INK} />
      <Stroke d="M150 180q-6 50 4 100M210 180q6 50-4 100" stroke="#5B2A10" width={4} />
    </Specimen>
  ),
};

export const pestWorks = [
  <WorkFrame key="nest" ground="#DDE3C0">
    <path d="M0 0h480L430 90H0Z" fill="#6B6A55" />
    <path d="M0 80h440v24H0Z" fill={BONE} />
    <rect y={104} width={300} height={256} fill="#EADFB5" />
    <Stroke
      d="M0 140h300M0 176h300M0 212h300M0 248h300M0 284h300M0 320h300"
      stroke="#D8C98B"
      width={4}
    />
    <path d="M330 104q54 10 58 62t-52 70q-58-14-60-66t54-66Z" fill="#A9A48A" />
    <Stroke
      d="M282 150q50 16 104 0M278 178q54 18 110 0M290 206q44 14 86 0"
      stroke="#8C876C"
      width={5}
    />
    <ellipse cx={334} cy={228} rx={12} ry={7} fill={INK} />
    <Stroke d="M480 340L372 250" stroke={INK} width={12} cap="round" />
    <path d="M372 262l-26-34 18-14 30 28Z" fill="#B5381F" />
    <path
      d="M420 150q16-10 26 2q-14 12-26-2ZM250 190q-16-10-26 2q14 12 26-2Z"
      fill="#E9B824"
      stroke={INK}
      strokeWidth={3}
    />
  </WorkFrame>,
  <WorkFrame key="gap" ground="#C9BE8A">
    <Stroke d="M0 50h480M0 100h480M0 150h480M0 200h480M0 250h480" stroke="#B3A873" width={5} />
    <rect y={296} width={480} height={64} fill="#6B6A55" />
    <path d="M0 296q60-30 120 0t120 0 120 0 120 0v20H0Z" fill="#7F8F2A" />
    <Stroke d="M330-10V170H230" stroke="#8A5A2B" width={34} join="round" />
    <Stroke d="M330-10V170H230" stroke="#C2763A" width={26} join="round" />
    <Stroke d="M323-10V163H230" stroke="#E8A569" width={5} join="round" />
    <circle cx={206} cy={170} r={50} fill="#8B8F96" />
    <Stroke
      d="M170 136l72 68M162 156l62 58M186 126l64 60M242 136l-72 68M250 156l-62 58M226 126l-64 60"
      stroke="#DADDE0"
      width={4}
    />
    <circle cx={206} cy={170} r={50} fill="none" stroke={INK} strokeWidth={7} />
    <path d="M60 296l34-70 40 20-30 50Z" fill="#B5381F" />
    <path d="M92 228l20-42 42 20-20 42Z" fill={INK} />
  </WorkFrame>,
  <WorkFrame key="bait" ground="#F0E3B0">
    <rect width={480} height={220} fill="#EADFB5" />
    <rect y={210} width={480} height={26} fill={BONE} />
    <rect y={236} width={480} height={124} fill="#B98B5C" />
    <Stroke
      d="M0 280h480M0 324h480M90 236v44M250 236v44M400 236v44M160 280v44M330 280v44"
      stroke="#A2764A"
      width={4}
    />
    <rect x={50} y={30} width={150} height={120} fill="#7F8F2A" />
    <Stroke d="M125 30v120" stroke="#59671A" width={5} />
    <path d="M290 214l30-60h110l30 60Z" fill={INK} />
    <path d="M312 158h126l-8-16H320Z" fill="#4A4723" />
    <ellipse cx={334} cy={202} rx={16} ry={12} fill="#E9B824" />
    <path d="M384 172l18 30h-36Z" fill="#E9B824" />
    <path d="M382 182h4v10h-4Z" fill={INK} />
    {[30, 84, 138, 192, 246].map((x, i) => (
      <g key={x} transform={`translate(${x} ${250 - i * 8})`}>
        <ellipse cx={0} cy={0} rx={9} ry={6} fill={INK} />
        <circle cx={13} cy={0} r={6} fill={INK} />
        <Stroke d="M-6 4l-5 9M2 5v10M10 4l5 9M17-4l7-7" stroke={INK} width={2.5} cap="round" />
      </g>
    ))}
  </WorkFrame>,
];
