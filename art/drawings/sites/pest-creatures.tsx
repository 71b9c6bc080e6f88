import { Stroke } from "../drawing";

const INK = "#2B2A17";

/** Each as large as its card of 152 by 110 has room for above its name. */
export function Ant() {
  return (
    <>
      <Stroke
        d="M76 34L66 16 58 12M82 34V14l6-6M88 34l12-16 8 2M76 44L66 60 58 64M82 44v18l6 6M88 44l12 14 8-1"
        stroke={INK}
        width={3}
        cap="round"
        join="round"
      />
      <Stroke d="M108 34l10-12 8 1M110 42l12 8 7-3" stroke={INK} width={2.5} cap="round" />
      <ellipse cx={48} cy={39} rx={21} ry={14} fill={INK} />
      <ellipse cx={82} cy={39} rx={13} ry={9} fill={INK} />
      <circle cx={105} cy={38} r={11} fill={INK} />
      <circle cx={109} cy={34} r={2} fill="#F7EFD2" />
    </>
  );
}

export function Wasp() {
  return (
    <>
      <Stroke d="M84 50l-6 14M92 51l2 14M100 49l8 12" stroke={INK} width={3} cap="round" />
      <path
        d="M92 32Q72 2 48 8 50 28 92 36ZM96 32Q92 2 72 2 72 18 94 34Z"
        fill="#FFFBEA"
        stroke={INK}
        strokeWidth={2}
      />
      <path d="M24 50L34 42Q48 24 78 38V44Q56 60 34 52Z" fill="#E9B824" />
      <path d="M44 33l7-3v26l-7-1ZM58 31h7v22l-7 2ZM24 50l10-8v10Z" fill={INK} />
      <ellipse cx={90} cy={41} rx={15} ry={11} fill={INK} />
      <circle cx={112} cy={40} r={11} fill="#E9B824" />
      <ellipse cx={115} cy={37} rx={4} ry={6} fill={INK} />
      <Stroke d="M114 30q4-12 14-13M119 33q8-8 16-6" stroke={INK} width={2.5} cap="round" />
    </>
  );
}

export function Mouse() {
  return (
    <>
      <Stroke d="M40 54Q10 60 16 34T38 20" stroke={INK} width={4} cap="round" />
      <path d="M34 58Q30 20 72 20 92 20 104 32L126 50Q128 58 116 59H48Q36 60 34 58Z" fill={INK} />
      <circle cx={94} cy={24} r={13} fill={INK} />
      <circle cx={94} cy={24} r={7} fill="#D9A3A0" />
      <circle cx={110} cy={43} r={2.8} fill="#F7EFD2" />
      <circle cx={127} cy={51} r={3.4} fill="#D9A3A0" />
      <Stroke d="M116 53l16 4M116 50l18-3" stroke="#F7EFD2" width={1.5} cap="round" />
      <Stroke d="M54 61q6 4 12 1M90 61q6 4 12 1" stroke={INK} width={5} cap="round" />
    </>
  );
}

export function Roach() {
  return (
    <>
      <Stroke
        d="M64 30L50 14 40 12M78 28L72 10 64 6M90 30l6-16 8-4M64 50L50 64 40 67M78 52L72 66 64 70M90 50l6 14 8 4"
        stroke={INK}
        width={3}
        cap="round"
        join="round"
      />
      <Stroke d="M110 36Q126 14 142 16M110 44q16 20 32 20" stroke={INK} width={2.5} cap="round" />
      <ellipse cx={70} cy={40} rx={40} ry={17} fill="#4A2A17" />
      <path d="M92 24Q112 28 113 40T92 56Q84 40 92 24Z" fill={INK} />
      <Stroke d="M31 40h56M40 32q20-8 46-4M40 48q20 8 46 4" stroke="#7A4A2A" width={2} />
      <circle cx={110} cy={40} r={6} fill={INK} />
    </>
  );
}
