import { useTranslation } from "react-i18next";
import { dealTerms } from "@/lib/deal-terms";
import { formatUsd } from "@/lib/format";

/** A parking sign with the rent on it; leads to the bill. */
export function PriceSign({ billId }: { billId: string }) {
  const { t } = useTranslation();
  return (
    <a className="home-sign" href={`#${billId}`}>
      <SignPost />
      <span className="home-sign-text">
        <span>{t("Website rental zone")}</span>
        <b className="tabular-nums">{formatUsd(dealTerms.priceUsdPerMonth)}</b>
        <span>{t("per month")}</span>
        <em>{t("Build + hosting +\u00a0upkeep, all\u00a0day, every\u00a0day")}</em>
      </span>
    </a>
  );
}

function SignPost() {
  return (
    <svg viewBox="0 0 210 470" aria-hidden="true">
      <rect x={98} y={20} width={14} height={450} fill="#7F8B85" />
      <rect x={98} y={20} width={5} height={450} fill="#A9B3AD" />
      <g fill="#56635D">
        {[330, 352, 374, 396].map((y) => (
          <circle key={y} cx={105} cy={y} r={2.5} />
        ))}
      </g>
      <rect x={4} y={4} width={202} height={300} rx={12} fill="#fff" stroke="#14201C" />
      <rect
        x={11}
        y={11}
        width={188}
        height={286}
        rx={7}
        fill="none"
        stroke="#17493C"
        strokeWidth={3.5}
      />
      <circle cx={105} cy={20} r={3} fill="#14201C" />
      <circle cx={105} cy={288} r={3} fill="#14201C" />
    </svg>
  );
}
