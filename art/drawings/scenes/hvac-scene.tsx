import { Stroke } from "../drawing";
import { Fir } from "./scenery";

const NAVY = "#14284B";
const ORANGE = "#F26B3A";
const DUCT = "#8B97A3";

/** Continues beyond the frame, for wide crops. */
export function HvacSceneArt() {
  return (
    <>
      <rect x={-360} width={1440} height={430} fill="#CFE4EE" />
      <circle cx={598} cy={92} r={46} fill="#FFF3DC" />
      <path d="M-360 330Q-180 300 0 340T360 346T720 320T1080 334V430H-360Z" fill="#AFCFD9" />
      <rect x={-360} y={384} width={1440} height={46} fill="#8FB5A5" />
      <path d="M116 154L350 36L584 154Z" fill={NAVY} />
      <rect x={454} y={50} width={38} height={66} fill="#9E4A2F" />
      <rect x={150} y={150} width={400} height={234} fill="#FDFBF6" />
      <WarmRooms />
      <CoolRooms />
      <Stroke d="M350 372V180" stroke={DUCT} width={12} />
      <Stroke d="M350 188H190M350 188H510" stroke={DUCT} width={9} />
      {[210, 268, 390, 500].map((x) => (
        <Stroke key={x} d={`M${x} 202q6 8 0 16t0 16`} stroke={ORANGE} width={3} cap="round" />
      ))}
      <Condenser />
      <Fir x={70} y={386} height={120} fill="#5C8F7C" />
      <Fir x={108} y={386} height={84} fill="#6FA18E" />
      <Fir x={22} y={386} height={90} fill="#6FA18E" />
      {[-300, -214, -88, 772, 846, 990].map((x, place) => (
        <Fir
          key={x}
          x={x}
          y={386}
          height={84 + (place % 3) * 26}
          fill={place % 2 ? "#5C8F7C" : "#6FA18E"}
        />
      ))}
    </>
  );
}

function WarmRooms() {
  return (
    <>
      <rect x={158} y={158} width={188} height={109} fill="#F9B989" />
      <rect x={354} y={158} width={188} height={109} fill="#F4A46D" />
      <rect x={174} y={237} width={92} height={30} rx={4} fill="#C46B3C" />
      <rect x={174} y={221} width={26} height={18} rx={4} fill="#FFF" />
      <rect x={437} y={233} width={6} height={34} fill="#7C3B1E" />
      <path d="M420 235h40l-9-27h-22Z" fill="#FFF1D6" />
    </>
  );
}

function CoolRooms() {
  return (
    <>
      <rect x={158} y={275} width={188} height={109} fill="#BFDDEB" />
      <rect x={354} y={275} width={188} height={109} fill="#DCEBF1" />
      <rect x={180} y={344} width={110} height={40} rx={8} fill="#5E9DBB" />
      <rect x={172} y={360} width={126} height={24} rx={8} fill="#4A86A5" />
      <rect x={474} y={300} width={50} height={84} rx={2} fill={NAVY} />
      <circle cx={516} cy={344} r={3} fill={ORANGE} />
      <rect x={390} y={295} width={58} height={40} rx={2} fill="#8EC0D8" />
    </>
  );
}

function Condenser() {
  return (
    <>
      <rect x={580} y={310} width={84} height={70} rx={5} fill="#E9EDEF" />
      {[320, 330, 340, 350, 360, 370].map((y) => (
        <rect key={y} x={588} y={y} width={68} height={4} rx={2} fill="#9FB0B8" />
      ))}
      <circle cx={622} cy={344} r={21} fill={NAVY} />
      <circle cx={622} cy={344} r={6} fill="#CFE4EE" />
      <Stroke d="M622 326v36M604 344h36" stroke="#CFE4EE" width={3} />
    </>
  );
}
