import { useId } from "react";
import type { City } from "@/features/marketing/about/city-map";
import { Drawing } from "../drawing";
import { cityMaps, type CityMapData } from "./city-map-data";

export function CityMapDrawing({ city }: { city: City }) {
  const map: CityMapData = cityMaps[city];
  return (
    <Drawing width={300} height={330}>
      <rect width="300" height="330" fill="var(--color-sky-100)" />
      {map.farShores.map((d) => (
        <path
          key={d}
          d={d}
          fill="var(--color-white)"
          stroke="var(--color-concrete-300)"
          strokeLinejoin="round"
        />
      ))}
      <path d={map.land} fill="var(--color-white)" />
      <StreetGrid within={map.land} {...map.streets} />
      {map.parks.map((d) => (
        <path key={d} d={d} fill="var(--color-concrete-200)" />
      ))}
      {map.streams.map((d) => (
        <path key={d} d={d} fill="none" stroke="var(--color-spruce-200)" strokeWidth="5" />
      ))}
      {map.roads.map((d) => (
        <g key={d} fill="none">
          <path d={d} stroke="var(--color-steel)" strokeWidth="3.5" />
          <path d={d} stroke="var(--color-white)" strokeWidth="1.2" />
        </g>
      ))}
      {[map.land, ...map.islands].map((d) => (
        <path
          key={d}
          d={d}
          fill={d === map.land ? "none" : "var(--color-white)"}
          stroke="var(--color-asphalt-950)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ))}
      <Waters waters={map.waters} />
      <Pin at={map.pin} />
    </Drawing>
  );
}

interface StreetGridProps {
  within: string;
  angle: number;
  step: number;
}

function StreetGrid({ within, angle, step }: StreetGridProps) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={within} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path
          d={streets(step)}
          transform={`rotate(${angle} 150 165)`}
          stroke="var(--color-concrete-200)"
          strokeWidth="1.2"
          fill="none"
        />
      </g>
    </>
  );
}

function streets(step: number): string {
  const lines: string[] = [];
  for (let x = -200; x < 500; x += step) lines.push(`M${x} -200V540`);
  for (let y = -200; y < 540; y += Math.round(step * 1.7)) lines.push(`M-200 ${y}H500`);
  return lines.join("");
}

function Waters({ waters }: Pick<CityMapData, "waters">) {
  return (
    <g
      fontStyle="italic"
      fontWeight="500"
      fontSize="13"
      fill="var(--color-asphalt-600)"
      textAnchor="middle"
    >
      {waters.map(({ name, x, y, angle = 0 }) => (
        <text key={name} x={x} y={y} transform={`rotate(${angle} ${x} ${y})`}>
          {name}
        </text>
      ))}
    </g>
  );
}

function Pin({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <g transform={`translate(${x} ${y}) scale(1.7)`}>
      <ellipse cy=".5" rx="5" ry="2" fill="var(--color-asphalt-950)" opacity=".22" />
      <path
        d="M0 0C-2-5-8-8-8-14a8 8 0 1 1 16 0c0 6-6 9-8 14Z"
        fill="var(--color-curb-400)"
        stroke="var(--color-asphalt-950)"
        strokeWidth="1.3"
      />
      <circle cy="-14" r="2.9" fill="var(--color-asphalt-950)" />
    </g>
  );
}
