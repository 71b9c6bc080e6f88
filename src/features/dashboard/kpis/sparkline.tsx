import { sparklinePoints } from "./sparkline-points";

export function Sparkline({ values }: { values: number[] }) {
  const points = sparklinePoints(values);
  const end = points.at(-1);
  return (
    <span className="relative mr-1.25 ml-px h-5 flex-1" aria-hidden="true">
      {end !== undefined && (
        <>
          <svg
            className="absolute inset-0 size-full overflow-visible"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
          >
            <polyline
              className="fill-none stroke-chart-1 stroke-2"
              strokeLinecap="round"
              strokeLinejoin="round"
              points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span
            className="absolute -m-1 size-2 rounded-full border border-text bg-accent"
            style={{ left: `${end.x}%`, top: `${end.y}%` }}
          />
        </>
      )}
    </span>
  );
}
