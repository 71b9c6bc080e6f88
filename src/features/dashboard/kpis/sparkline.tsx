import { sparklinePoints } from "./sparkline-points";
import "./drawings.css";

/** A decoration: what it shows stands beside it in words, for those who do not see it. */
export function Sparkline({ values }: { values: number[] }) {
  const points = sparklinePoints(values);
  const end = points.at(-1);
  return (
    <span className="sparkline" aria-hidden="true">
      {end !== undefined && (
        <>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <polyline
              points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span className="sparkline-end" style={{ left: `${end.x}%`, top: `${end.y}%` }} />
        </>
      )}
    </span>
  );
}
