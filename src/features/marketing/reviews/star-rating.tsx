import type { Stars } from "./reviews-data";

const STAR = "M10 1l2.6 6 6.4.6-4.9 4.2 1.5 6.3L10 14.8l-5.6 3.3 1.5-6.3L1 7.6 7.4 7Z";

export function StarRating({ stars }: { stars: Stars }) {
  return (
    <svg width={110} height={20} viewBox="0 0 110 20" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((place) => (
        <path
          key={place}
          d={STAR}
          transform={`translate(${(place - 1) * 22} 0)`}
          fill={place <= stars ? "var(--color-curb-400)" : "var(--color-white)"}
          stroke="var(--color-asphalt-950)"
          strokeWidth={1.3}
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
