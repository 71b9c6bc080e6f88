import { useId } from "react";
import { Stroke } from "../drawing";
import { Tree } from "../scenes/scenery";
import { CLAY } from "../sites/roof-tiles";
import { WorkFrame } from "./work-frame";

const SLATES = ["#56616B", "#626E79", "#4B555E", "#6D7984", "#434C55"];
const WEATHERED = ["#8C7A62", "#998770", "#7D6C56", "#A4937C", "#72624D"];

interface RoofedHouseProps {
  roof: string;
  shades: readonly string[];
  wall: string;
  door: string;
  sky: string;
}

const shinglesOf = (shade: number) =>
  Array.from({ length: 11 * 24 }, (_, i) => ({ row: Math.floor(i / 24), column: i % 24 }))
    .filter(({ row, column }) => (column * 3 + row * 7) % 5 === shade)
    .map(({ row, column }) => `M${column * 21 - (row % 2) * 10} ${62 + row * 15}h20v14h-20Z`)
    .join("");

function RoofedHouse({ roof, shades, wall, door, sky }: RoofedHouseProps) {
  const id = useId();
  return (
    <WorkFrame ground={sky}>
      <path d="M0 250Q120 190 250 232T480 214V360H0Z" fill="#C9BE9C" />
      <Tree x={46} y={306} height={130} fill="#6C7F55" trunk="#6B4A2D" />
      <Tree x={446} y={306} height={110} fill="#7E9163" trunk="#6B4A2D" />
      <rect y={302} width={480} height={58} fill="#8FA06B" />
      <rect x={84} y={196} width={312} height={112} fill={wall} />
      <Stroke d="M84 216h312M84 238h312M84 260h312M84 282h312" stroke="#2A2D3418" width={2} />
      {[108, 318].map((x) => (
        <g key={x} transform={`translate(${x} 222)`}>
          <rect width={56} height={52} fill="#fff" />
          <rect x={5} y={5} width={46} height={42} fill="#9DB7C2" />
          <Stroke d="M28 5v42M5 26h46" stroke="#fff" width={3} />
        </g>
      ))}
      <rect x={212} y={222} width={56} height={86} fill="#fff" />
      <rect x={218} y={228} width={44} height={80} fill={door} />
      <circle cx={254} cy={270} r={3} fill="#F7F1E6" />
      <path d="M200 308h80l26 52H174Z" fill="#D8CFBC" />
      <clipPath id={id}>
        <path d={roof} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={480} height={230} fill="#2A2D34" />
        {shades.map((shade, place) => (
          <path key={shade} d={shinglesOf(place)} fill={shade} />
        ))}
      </g>
      <Stroke d="M58 200h364" stroke="#2A2D34" width={7} cap="round" />
    </WorkFrame>
  );
}

export const roofWorks = [
  <RoofedHouse
    key="gable"
    roof="M58 200L130 70H350L422 200Z"
    shades={CLAY}
    wall="#F3E7D2"
    door="#2F5D7C"
    sky="#E9DDC8"
  />,
  <RoofedHouse
    key="steep"
    roof="M58 200L240 62L422 200Z"
    shades={SLATES}
    wall="#DCE3E2"
    door="#A83F25"
    sky="#D5DFE0"
  />,
  <RoofedHouse
    key="low"
    roof="M58 200L96 112H384L422 200Z"
    shades={WEATHERED}
    wall="#CDB99A"
    door="#3C4B3A"
    sky="#EBD9BF"
  />,
];
