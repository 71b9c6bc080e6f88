import { useId } from "react";
import { ROOF_SKY } from "@/content/example-businesses";
import { Stroke } from "../drawing";
import { tileRows } from "../sites/roof-tiles";

const SLATE = "#2A2D34";

export function RoofSceneArt() {
  return (
    <>
      <rect width={720} height={430} fill={ROOF_SKY} />
      <circle cx={540} cy={108} r={60} fill="#F6C66B" />
      <path d="M0 190l90-46 110 40 130-78 120 66 130-40 140 58v240H0Z" fill="#D9C7A8" />
      <Tiles />
      <path d="M-20 336L296 138H730v20H303L-20 362Z" fill={SLATE} />
      <rect x={560} y={66} width={64} height={96} fill="#6E3524" />
      <rect x={552} y={58} width={80} height={16} fill={SLATE} />
      <Stroke d="M560 88h64M560 108h64M560 128h64M560 148h64" stroke="#8B4A36" />
      <Roofer />
    </>
  );
}

function Tiles() {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d="M-10 430V330L300 150H730V430Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={720} height={430} fill="#5E1F12" />
        {tileRows().map(({ row, shades }) => (
          <g key={row}>
            {shades.map(({ fill, d }) => (d ? <path key={fill} d={d} fill={fill} /> : null))}
          </g>
        ))}
      </g>
    </>
  );
}

function Roofer() {
  return (
    <>
      <path d="M420 138q-6-34 6-50l22-2q14 14 12 52Z" fill="#2F5D7C" />
      <circle cx={437} cy={70} r={15} fill="#C98F68" />
      <circle cx={428} cy={73} r={3.5} fill="#AF7650" />
      <circle cx={440} cy={70} r={1.8} fill={SLATE} />
      <circle cx={448} cy={70} r={1.8} fill={SLATE} />
      <Stroke d="M439 77q5 4 9 0" stroke={SLATE} width={1.8} cap="round" />
      <path d="M420 68a18 18 0 0 1 35-4l6 3h-41Z" fill="#F2B233" />
      <Stroke d="M428 96l-28 26M452 96l26 22" stroke="#2F5D7C" width={10} cap="round" />
      <Stroke d="M478 118l10-26" stroke="#4B3322" width={5} cap="round" />
      <rect x={478} y={84} width={24} height={10} rx={2} fill={SLATE} />
    </>
  );
}
