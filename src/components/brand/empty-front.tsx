export function EmptyFront() {
  return (
    <svg width={150} height={96} viewBox="0 0 150 96" aria-hidden="true">
      <path
        d="M25 78V46M125 78V46M37 78V55h38v23M87 55h26v14H87z"
        fill="none"
        stroke="var(--color-asphalt-400)"
        strokeWidth={2}
        strokeDasharray="5 4"
      />
      <path
        d="M18 34V14h114v20a9.5 9.5 0 0 1-19 0 9.5 9.5 0 0 1-19 0 9.5 9.5 0 0 1-19 0 9.5 9.5 0 0 1-19 0 9.5 9.5 0 0 1-19 0 9.5 9.5 0 0 1-19 0"
        fill="none"
        stroke="var(--color-asphalt-400)"
        strokeWidth={2}
        strokeDasharray="5 4"
      />
      <path d="M4 78h142v14H4z" fill="var(--color-curb-400)" />
      <path d="M4 78h142v4H4z" fill="var(--color-curb-200)" />
    </svg>
  );
}
