import { Stroke } from "../drawing";

const INK = "#2B2A17";
const BONE = "#F7EFD2";
const LEG = { stroke: INK, width: 7, cap: "round", join: "round" } as const;

export function Ant() {
  return (
    <>
      <Stroke
        d="M160 158L104 130 76 150M164 182L100 190 74 226M170 200L124 244 116 286M200 158L256 130 284 150M196 182L260 190 286 226M190 200L236 244 244 286"
        {...LEG}
      />
      <Stroke d="M168 86Q150 54 118 52M192 86Q210 54 242 52" {...LEG} width={5} />
      <ellipse cx={180} cy={108} rx={30} ry={28} fill={INK} />
      <ellipse cx={180} cy={172} rx={22} ry={38} fill="#4A4723" />
      <ellipse cx={180} cy={258} rx={42} ry={58} fill={INK} />
      <Stroke d="M146 240q34 12 68 0M142 268q38 14 76 0" stroke="#5A5A22" width={5} />
      <circle cx={168} cy={102} r={5} fill={BONE} />
      <circle cx={192} cy={102} r={5} fill={BONE} />
    </>
  );
}
