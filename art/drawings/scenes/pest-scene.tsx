import { Stroke } from "../drawing";
import { Ant } from "../works/ant";

const INK = "#2B2A17";

const LEAVES = [
  "translate(80 360) rotate(-30) scale(1.3)",
  "translate(640 90) rotate(150) scale(1.4)",
  "translate(650 380) rotate(-70) scale(1.1)",
  "translate(70 70) rotate(60)",
];

/** The subject is far from the edges, because pages crop it to a square and less. */
export function PestSceneArt() {
  return (
    <>
      <rect width={720} height={430} fill="#E9B824" />
      {LEAVES.map((transform) => (
        <g key={transform} transform={transform}>
          <path d="M0 0Q60-60 160-40Q120 40 0 0Z" fill="#7F8F2A" />
          <Stroke d="M0 0Q70-26 150-36" stroke="#59671A" width={4} />
        </g>
      ))}
      <circle cx={352} cy={192} r={132} fill="#F6DC86" stroke={INK} strokeWidth={10} />
      <g transform="translate(206.2 42.6) rotate(14 145.8 149.4) scale(0.81)">
        <Ant />
      </g>
      <Stroke d="M446 290L516 362" stroke={INK} width={32} cap="round" />
      <Stroke d="M458 302L508 354" stroke="#6B6A35" width={11} cap="round" />
    </>
  );
}
