import { Stroke } from "../drawing";
import { WorkFrame } from "./work-frame";

const LAMP = "#FFB84D";
const WALL = "#2A2560";

export const elecWorks = [
  <WorkFrame key="panel" ground={WALL}>
    <Stroke d="M240 0V60M190 0V60M290 0V60" stroke="#4B43A0" width={16} />
    <rect x={120} y={50} width={240} height={290} rx={8} fill="#8B87B8" />
    <rect x={134} y={64} width={212} height={262} rx={4} fill="#1B1840" />
    {Array.from({ length: 16 }, (_, i) => {
      const x = i % 2 === 0 ? 150 : 246;
      const y = 108 + Math.floor(i / 2) * 26;
      const isOn = i !== 5;
      return (
        <g key={i} transform={`translate(${x} ${y})`}>
          <rect width={84} height={21} rx={3} fill="#3A3480" />
          <rect
            x={isOn ? 6 : 20}
            y={4}
            width={20}
            height={13}
            rx={2}
            fill={isOn ? LAMP : "#D9382B"}
          />
          <rect x={48} y={7} width={30} height={7} rx={2} fill="#F4E7C5" />
        </g>
      );
    })}
    <rect x={196} y={74} width={88} height={24} rx={4} fill={LAMP} />
    <rect x={206} y={80} width={30} height={12} rx={2} fill="#1B1840" />
    <circle cx={60} cy={240} r={90} fill={LAMP} opacity={0.08} />
    <rect x={44} y={214} width={32} height={52} rx={4} fill="#F4E7C5" />
    <rect x={55} y={226} width={10} height={28} rx={3} fill="#8B87B8" />
  </WorkFrame>,
  <WorkFrame key="charger" ground="#1B1840">
    <path d="M0 0h480v230H0Z" fill="#332C6C" />
    <path d="M60 40h120v90H60Z" fill="#1B1840" />
    <circle cx={150} cy={66} r={12} fill="#F4E7C5" />
    <rect y={300} width={480} height={60} fill="#0E0C26" />
    <circle cx={402} cy={120} r={110} fill={LAMP} opacity={0.12} />
    <rect x={368} y={70} width={70} height={110} rx={16} fill="#F4F1FF" />
    <rect x={382} y={86} width={42} height={26} rx={5} fill="#1B1840" />
    <path d="M405 90l-9 12h7l-3 8 10-12h-7Z" fill={LAMP} />
    <circle cx={403} cy={142} r={16} fill="#1B1840" />
    <Stroke d="M403 158q0 90-60 84t-52-22" stroke="#0B0A20" width={14} />
    <Stroke d="M403 158q0 90-60 84t-52-22" stroke="#7C73C9" width={8} />
    <path
      d="M30 252q4-30 40-34l34-46q10-14 30-14h70q22 0 36 18l32 42q30 6 34 34v42H30Z"
      fill={LAMP}
    />
    <path d="M120 214l24-34q4-6 12-6h18v40ZM188 174h20q10 0 16 8l22 32h-58Z" fill="#1B1840" />
    <circle cx={96} cy={296} r={30} fill="#0B0A20" />
    <circle cx={96} cy={296} r={13} fill="#8B87B8" />
    <circle cx={246} cy={296} r={30} fill="#0B0A20" />
    <circle cx={246} cy={296} r={13} fill="#8B87B8" />
    <circle cx={288} cy={226} r={9} fill="#1B1840" />
    <rect x={30} y={254} width={16} height={12} rx={4} fill="#B3402E" />
  </WorkFrame>,
  <WorkFrame key="pendants" ground="#262154">
    <rect x={300} y={50} width={140} height={110} fill="#14122F" />
    <circle cx={400} cy={84} r={16} fill="#F4E7C5" />
    <circle cx={393} cy={80} r={15} fill="#14122F" />
    {[120, 240, 360].map((x) => (
      <g key={x}>
        <path
          d={`M${x - 24} 150L${x - 92} 300H${x + 92}L${x + 24} 150Z`}
          fill={LAMP}
          opacity={0.16}
        />
        <Stroke d={`M${x} 0V104`} stroke="#0B0A20" width={4} />
        <path d={`M${x} 98q42 4 44 54h-88q2-50 44-54Z`} fill="#D9763A" />
        <ellipse cx={x} cy={152} rx={22} ry={8} fill="#FFE3A6" />
      </g>
    ))}
    <rect x={40} y={262} width={400} height={18} rx={4} fill="#8A5A2B" />
    <path d="M70 280h18v80H70ZM392 280h18v80h-18Z" fill="#6B4322" />
    <ellipse cx={240} cy={256} rx={46} ry={10} fill="#7C73C9" />
    <circle cx={224} cy={246} r={12} fill="#D9382B" />
    <circle cx={244} cy={242} r={13} fill={LAMP} />
    <circle cx={260} cy={248} r={11} fill="#7F8F2A" />
    <path d="M110 262l6-26h20l6 26ZM340 262l6-26h20l6 26Z" fill="#F4F1FF" />
  </WorkFrame>,
  <WorkFrame key="path" ground="#1B1840">
    <circle cx={70} cy={56} r={20} fill="#F4E7C5" />
    <circle cx={61} cy={51} r={18} fill="#1B1840" />
    <path d="M110 150L250 66L390 150Z" fill="#0E0C26" />
    <rect x={134} y={150} width={232} height={90} fill="#433A85" />
    <rect x={214} y={154} width={72} height={86} fill={LAMP} opacity={0.25} />
    <rect x={226} y={166} width={48} height={74} rx={2} fill="#B3402E" />
    <circle cx={266} cy={206} r={3} fill={LAMP} />
    {[152, 306].map((x) => (
      <g key={x}>
        <rect x={x - 6} y={164} width={54} height={46} fill={LAMP} opacity={0.2} />
        <rect x={x} y={170} width={42} height={34} fill="#FFC867" />
        <Stroke d={`M${x + 21} 170v34`} stroke="#433A85" width={4} />
      </g>
    ))}
    <path d="M0 240h480v120H0Z" fill="#17351F" />
    <path d="M226 240h48l86 120H120Z" fill="#6B6499" />
    {[0, 1, 2].flatMap((row) =>
      [-1, 1].map((side) => {
        const x = 250 + side * (46 + row * 42);
        const y = 262 + row * 38;
        return (
          <g key={`${row} ${side}`}>
            <ellipse
              cx={x}
              cy={y + 10}
              rx={34 + row * 8}
              ry={11 + row * 3}
              fill={LAMP}
              opacity={0.3}
            />
            <rect x={x - 3} y={y - 16} width={6} height={26} fill="#0B0A20" />
            <path d={`M${x - 13} ${y - 14}q13-16 26 0Z`} fill="#FFE3A6" />
          </g>
        );
      }),
    )}
  </WorkFrame>,
];
