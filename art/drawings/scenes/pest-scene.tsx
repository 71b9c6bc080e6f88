import { Stroke } from "../drawing";

const INK = "#2B2A17";

const LEAVES = [
  "translate(80 360) rotate(-30) scale(1.3)",
  "translate(640 90) rotate(150) scale(1.4)",
  "translate(650 380) rotate(-70) scale(1.1)",
  "translate(70 70) rotate(60)",
];

const LEGS =
  "M316 180L262 150L240 110M310 224L246 226L214 250M318 268L268 300L256 348" +
  "M404 180L458 150L480 110M410 224L474 226L506 250M402 268L452 300L464 348";

/** A beetle under a magnifying glass. */
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
      <circle cx={360} cy={215} r={170} fill="#F6DC86" stroke={INK} strokeWidth={10} />
      <Beetle />
      <Stroke d="M474 342L560 430" stroke={INK} width={34} cap="round" />
      <Stroke d="M488 356L552 420" stroke="#6B6A35" width={12} cap="round" />
    </>
  );
}

function Beetle() {
  return (
    <>
      <Stroke d={LEGS} stroke={INK} width={9} cap="round" join="round" />
      <Stroke d="M348 104Q330 70 296 62M372 104Q390 70 424 62" stroke={INK} width={6} cap="round" />
      <ellipse cx={360} cy={124} rx={28} ry={26} fill={INK} />
      <path d="M312 170Q316 138 360 138T408 170Q412 184 360 186T312 170Z" fill="#5A5A22" />
      <path d="M356 182V330Q300 316 304 220Q306 188 356 182Z" fill="#B5381F" />
      <path d="M364 182V330Q420 316 416 220Q414 188 364 182Z" fill="#C9452A" />
      <circle cx={332} cy={224} r={10} fill={INK} />
      <circle cx={388} cy={224} r={10} fill={INK} />
      <circle cx={338} cy={276} r={8} fill={INK} />
      <circle cx={382} cy={276} r={8} fill={INK} />
    </>
  );
}
