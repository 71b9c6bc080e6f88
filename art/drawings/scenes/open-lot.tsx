import { Drawing } from "../drawing";

/** The page draws the awning over its sign, in the colors of a trade. */
export function OpenLot() {
  return (
    <Drawing width={520} height={400}>
      <path
        d="M60 400V150h400v250M92 400V258h250v142M366 258h66v142M366 330h66"
        fill="none"
        stroke="var(--color-spruce-200)"
        strokeWidth={2.5}
        strokeDasharray="9 8"
      />
      <path d="M60 130h400v84H60z" fill="var(--color-spruce-950)" />
      <text
        x={260}
        y={193}
        textAnchor="middle"
        fontFamily="Besley"
        fontWeight={650}
        fontSize={42}
        letterSpacing={-0.8}
        fill="var(--color-white)"
      >
        {"Your name here"}
      </text>
    </Drawing>
  );
}
