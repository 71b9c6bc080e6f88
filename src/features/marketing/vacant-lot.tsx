const SIGN = { width: 71, small: 21 };

export function VacantLot() {
  return (
    <svg className="h-auto w-full max-w-140 flex-none" viewBox="0 0 560 330">
      <g fill="none" stroke="var(--color-asphalt-400)" strokeWidth="2.5" strokeDasharray="9 8">
        <path d="M150 330V96h350v234M186 330V196h96v134M316 196h148v84H316z" />
        <path d="M130 96V60h390v36a19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0 19.5 19.5 0 0 1-39 0" />
      </g>
      <path d="M412 330l18-62h14l18 62Z" fill="var(--color-cone)" />
      <path d="M424 288h26l5 17h-36Z" fill="var(--color-white)" />
      <path d="M400 322h74v8h-74Z" fill="var(--color-mark-600)" />
      <path d="M66 20h10v310H66z" fill="var(--color-asphalt-400)" />
      <path d="M66 20h4v310h-4z" fill="var(--color-steel)" />
      <rect
        x="4"
        y="4"
        width="134"
        height="190"
        rx="9"
        fill="var(--color-white)"
        stroke="var(--color-asphalt-950)"
        strokeWidth="1.5"
      />
      <rect
        x="10"
        y="10"
        width="122"
        height="178"
        rx="5"
        fill="none"
        stroke="var(--stop)"
        strokeWidth="3"
      />
      <g textAnchor="middle" fontWeight="750" fill="var(--stop)" style={{ fontStretch: "74%" }}>
        <text x={SIGN.width} y="44" fontSize={SIGN.small}>
          {"NO PAGE"}
        </text>
        <text x={SIGN.width} y="66" fontSize={SIGN.small}>
          {"HERE"}
        </text>
        <text x={SIGN.width} y="170" fontSize="17">
          {"ANY TIME"}
        </text>
      </g>
      <text
        x="70"
        y="128"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize="54"
        letterSpacing="-2"
        fill="var(--stop)"
      >
        {"404"}
      </text>
      <path d="M26 144h90" stroke="var(--stop)" strokeWidth="2.5" />
    </svg>
  );
}
