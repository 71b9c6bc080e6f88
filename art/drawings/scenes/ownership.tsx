import { Drawing } from "../drawing";

const SCALLOPS = "a25 25 0 0 1-50 0".repeat(8);
const STRIPES = [90, 190, 290, 390].map((x) => `M${x} 128h50v42a25 25 0 0 1-50 0Z`).join("");

export function Ownership() {
  return (
    <Drawing width={480} height={430}>
      <g fill="none" stroke="var(--color-asphalt-950)" strokeWidth="2.5" strokeDasharray="9 7">
        <path d="M52 430V112h376v318M40 112h400v58" fill="var(--color-concrete-50)" />
        <path d={`M40 128h400v42${SCALLOPS}Z`} fill="var(--color-white)" />
        <path d={STRIPES} strokeDasharray="none" fill="var(--color-concrete-200)" stroke="none" />
        <path d="M80 236h196v140H80zM312 432V236h84v196z" fill="var(--color-white)" />
      </g>
      <g>
        <rect x="72" y="36" width="336" height="66" rx="4" fill="var(--color-spruce-800)" />
        <rect
          x="78"
          y="42"
          width="324"
          height="54"
          rx="2"
          fill="none"
          stroke="var(--color-curb-400)"
          strokeWidth="2.5"
        />
        <text
          x="240"
          y="79"
          textAnchor="middle"
          fontFamily="Besley"
          fontWeight={650}
          fontSize={27}
          letterSpacing={-0.4}
          fill="var(--color-white)"
        >
          {"yourname.example"}
        </text>
        <path d="M120 102v10M360 102v10" stroke="var(--color-asphalt-950)" strokeWidth="5" />
      </g>
      <WindowDisplay />
      <path
        d="M384 338v18"
        stroke="var(--color-asphalt-950)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Drawing>
  );
}

function WindowDisplay() {
  return (
    <>
      <text
        x="178"
        y="268"
        textAnchor="middle"
        fontFamily="Besley"
        fontWeight={650}
        fontSize={19}
        fill="var(--color-asphalt-950)"
      >
        {"Your words"}
      </text>
      <g stroke="var(--color-asphalt-950)" strokeWidth="2" fill="var(--color-sky-100)">
        <path d="M98 284h72v74H98z" />
        <path d="M186 284h72v74h-72z" />
      </g>
      <path d="M99 342l20-24 15 16 12-12 23 26v9H99z" fill="var(--color-spruce-700)" />
      <circle cx="150" cy="302" r="7" fill="var(--color-curb-400)" />
      <path
        d="M198 340v-22l24-18 24 18v22z"
        fill="var(--color-white)"
        stroke="var(--color-asphalt-950)"
        strokeWidth="2"
      />
      <path d="M216 340v-15h12v15z" fill="var(--color-asphalt-950)" />
      <path d="M187 340h70v17h-70z" fill="var(--color-asphalt-400)" />
      <g>
        <rect
          x="326"
          y="252"
          width="56"
          height="66"
          rx="3"
          fill="var(--color-curb-400)"
          stroke="var(--color-asphalt-950)"
          strokeWidth="2"
        />
        <path
          d="M336 268h36M336 280h36M336 292h22"
          stroke="var(--color-asphalt-950)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <path
          d="M338 318v12l12-12"
          fill="var(--color-curb-400)"
          stroke="var(--color-asphalt-950)"
          strokeWidth="2"
        />
      </g>
    </>
  );
}
