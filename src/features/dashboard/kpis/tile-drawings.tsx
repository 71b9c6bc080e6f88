import { MOST_BLOCKS, type Segment } from "./tiles";

type Point = { x: number; y: number };

const round = (value: number) => Math.round(value * 100) / 100;

/** In a box of 100 by 100. A flat series is in the middle; a single value is a flat line. */
export function sparklinePoints(values: number[]): Point[] {
  const known = values.filter(Number.isFinite);
  const [only] = known;
  if (only === undefined) return [];
  const series = known.length === 1 ? [only, only] : known;
  const lowest = series.reduce((low, value) => Math.min(low, value));
  const highest = series.reduce((high, value) => Math.max(high, value));
  const span = highest - lowest;
  return series.map((value, index) => ({
    x: round((index / (series.length - 1)) * 100),
    y: span === 0 ? 50 : round((1 - (value - lowest) / span) * 100),
  }));
}

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

/** One block per item; if they do not fit, one bar with proportional parts. */
export function SegmentBar({ segments }: { segments: Segment[] }) {
  const present = segments.filter(({ count }) => count > 0);
  const total = present.reduce((sum, { count }) => sum + count, 0);
  return (
    <span data-slot="segment-bar" className="flex h-4 min-w-0 flex-1 gap-0.75" aria-hidden="true">
      {present.flatMap(({ name, count, color }) =>
        total > MOST_BLOCKS ? (
          <i
            key={name}
            className="min-w-0.75 basis-0 rounded-[1px]"
            style={{ background: color, flexGrow: count }}
          />
        ) : (
          Array.from({ length: count }, (_, index) => (
            <i
              key={`${name}${index}`}
              className="min-w-0.75 basis-2.25 rounded-[1px]"
              style={{ background: color }}
            />
          ))
        ),
      )}
    </span>
  );
}
