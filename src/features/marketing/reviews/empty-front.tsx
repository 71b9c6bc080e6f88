/** A storefront nobody has moved into. */
export function EmptyFront() {
  return (
    <svg width={150} height={96} viewBox="0 0 150 96" aria-hidden="true">
      <path
        d="M24 78V34h102v44M38 78V50h40v28M88 50h26v16H88z"
        fill="none"
        stroke="#7F8B85"
        strokeWidth={2.5}
        strokeDasharray="6 5"
      />
      <path
        d="M18 34V20h114v14a9.5 9.5 0 0 1-19 0 9.5 9.5 0 0 1-19 0 9.5 9.5 0 0 1-19 0 9.5 9.5 0 0 1-19 0 9.5 9.5 0 0 1-19 0 9.5 9.5 0 0 1-19 0"
        fill="none"
        stroke="#7F8B85"
        strokeWidth={2.5}
        strokeDasharray="6 5"
      />
      <path d="M4 78h142v14H4z" fill="#FFC831" />
      <path d="M4 78h142v4H4z" fill="#FFDF86" />
    </svg>
  );
}
