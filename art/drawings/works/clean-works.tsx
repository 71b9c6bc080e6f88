import { Stroke } from "../drawing";
import { WorkFrame } from "./work-frame";

const TEAL = "#17626B";
const CORAL = "#E2735A";

function Gleam({ x, y }: { x: number; y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0-16Q2-2 16 0Q2 2 0 16Q-2 2-16 0Q-2-2 0-16Z"
      fill="#fff"
    />
  );
}

export const cleanWorks = [
  <WorkFrame key="kitchen" ground="#F8D9CF">
    <rect x={0} y={20} width={150} height={100} fill="#FFF8F4" />
    <rect x={330} y={20} width={150} height={100} fill="#FFF8F4" />
    <Stroke d="M75 20v100M405 20v100" stroke="#EFC3B4" width={4} />
    <path d="M180 0h120v40l30 60H150l30-60Z" fill={TEAL} />
    <Stroke
      d="M0 150h480M0 190h480M40 120v30M120 120v30M200 120v30M280 120v30M360 120v30M440 120v30M80 150v40M160 150v40M240 150v40M320 150v40M400 150v40"
      stroke="#FBEAE3"
      width={4}
    />
    <rect y={206} width={480} height={18} fill="#FFF8F4" />
    <rect y={224} width={480} height={110} fill="#26757E" />
    <rect y={334} width={480} height={26} fill="#0E4A52" />
    <rect x={160} y={214} width={160} height={128} rx={6} fill="#E9EDEF" />
    <rect x={178} y={252} width={124} height={70} rx={6} fill="#0E4A52" />
    <circle cx={190} cy={234} r={7} fill={CORAL} />
    <circle cx={214} cy={234} r={7} fill={CORAL} />
    <Stroke d="M184 246h112" stroke="#9FB0B8" width={4} />
    <rect x={186} y={186} width={70} height={26} rx={6} fill={CORAL} />
    <Stroke d="M256 196h30" stroke="#B9523C" width={7} cap="round" />
    <path d="M40 206q-4-40 16-40t16 40Z" fill="#9ED3D0" />
    <Stroke
      d="M56 166q-14-30-24-34M56 166q0-36 10-50M56 166q16-26 28-26"
      stroke="#2C6E63"
      width={5}
      cap="round"
    />
    <rect x={380} y={160} width={46} height={46} rx={6} fill="#fff" />
    <Stroke d="M426 172q18 2 16 14t-16 10" stroke="#fff" width={6} />
    <Gleam x={270} y={280} />
    <Gleam x={110} y={250} />
  </WorkFrame>,
  <WorkFrame key="bathroom" ground="#CFE9E6">
    <Stroke
      d="M0 60h480M0 120h480M0 180h480M60 0v240M120 0v240M180 0v240M240 0v240M300 0v240M360 0v240M420 0v240"
      stroke="#BDDEDA"
      width={3}
    />
    <rect y={300} width={480} height={60} fill="#EFC3B4" />
    <circle cx={170} cy={104} r={78} fill="#FFF8F4" />
    <circle cx={170} cy={104} r={68} fill="#9ED3D0" />
    <path d="M120 138l62-92h22l-64 100Z" fill="#fff" opacity={0.6} />
    <rect x={60} y={210} width={220} height={20} rx={6} fill="#FFF8F4" />
    <path d="M84 230h172v90H84Z" fill={TEAL} />
    <Stroke d="M170 230v90" stroke="#0E4A52" width={4} />
    <path d="M120 210q0-26 50-26t50 26Z" fill="#fff" />
    <Stroke d="M170 186v-22h22" stroke="#9FB0B8" width={9} join="round" />
    <Stroke d="M330 96h120" stroke="#9FB0B8" width={8} cap="round" />
    <path d="M346 98h88v110h-88Z" fill={CORAL} />
    <path d="M346 180h88v12h-88Z" fill="#FFC4B0" />
    <path d="M340 300h104q-6-56-52-56t-52 56Z" fill="#FFF8F4" />
    <Stroke d="M356 272h72" stroke="#EFC3B4" width={5} />
    <rect x={90} y={176} width={20} height={34} rx={5} fill={CORAL} />
    <Gleam x={204} y={70} />
    <Gleam x={420} y={130} />
  </WorkFrame>,
  <WorkFrame key="bedroom" ground="#FBE5DC">
    <rect y={286} width={480} height={74} fill="#D9A58F" />
    <rect x={320} y={30} width={130} height={150} fill="#fff" />
    <rect x={332} y={42} width={106} height={126} fill="#B5E0DA" />
    <Stroke d="M385 42v126M332 104h106" stroke="#fff" width={6} />
    <path d="M300 24h40v176q-30-20-40-50ZM470 24h-40v176q30-20 40-50Z" fill="#F8C9BA" />
    <path d="M40 150q0-40 40-40h180q40 0 40 40v90H40Z" fill={TEAL} />
    <rect x={56} y={176} width={104} height={56} rx={20} fill="#fff" />
    <rect x={180} y={176} width={104} height={56} rx={20} fill="#fff" />
    <path d="M40 226h270q20 0 24 20l10 60H30V236Z" fill="#FFF8F4" />
    <path d="M34 252q80-22 150 0t156-4l8 62H28Z" fill={CORAL} />
    <path d="M40 308h16v30H40ZM318 308h16v30h-16Z" fill="#0E4A52" />
    <ellipse cx={186} cy={342} rx={150} ry={10} fill="#C48D77" />
    <rect x={374} y={226} width={70} height={76} rx={4} fill="#8A5A2B" />
    <circle cx={408} cy={262} r={4} fill="#FFF8F4" />
    <path d="M390 226l8-26h22l8 26Z" fill="#9ED3D0" />
    <circle cx={402} cy={190} r={11} fill={CORAL} />
    <circle cx={420} cy={184} r={12} fill="#FFC4B0" />
    <Gleam x={120} y={140} />
    <Gleam x={240} y={280} />
  </WorkFrame>,
];
