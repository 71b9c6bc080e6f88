import "./percent-bar.css";

const HUNDRED = 100;

/** Repeats a percentage that stands beside it in words. */
export function PercentBar({ percent }: { percent: number }) {
  return (
    <div className="percent-bar" aria-hidden="true">
      <i style={{ width: `${Math.min(Math.max(percent, 0), HUNDRED)}%` }} />
    </div>
  );
}
