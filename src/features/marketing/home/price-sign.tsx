import { useTranslation } from "react-i18next";
import { dealTerms } from "@/content/deal-terms";
import { formatUsd } from "@/lib/format/format";

/** A sign with the price, fixed beside the moving street; links to the bill. */
export function PriceSign({ billId }: { billId: string }) {
  const { t } = useTranslation();
  return (
    <a
      className="group @container -order-1 flex w-[28vw] flex-none flex-col self-stretch text-spruce-800 max-lg:sticky max-lg:left-0 max-lg:z-3 sm:w-52 lg:order-1 lg:w-47.5"
      href={`#${billId}`}
    >
      <span className="relative" data-slot="price-sign">
        <Plate />
        <span className="absolute inset-x-[8%] top-[9%] text-center text-[10.9cqi]/[1.08] font-extrabold tracking-[0.02em] text-balance uppercase font-stretch-75% *:block">
          <span>{t("Website rental zone")}</span>
          <b className="mt-1 font-display text-[2.88em]/none font-extrabold tracking-[-0.05em] tabular-nums">
            {formatUsd(dealTerms.priceUsdPerMonth)}
          </b>
          <span>{t("per month")}</span>
          <span className="mt-[0.5em] border-t-3 pt-[0.5em] text-[max(0.75em,11px)]/[1.2] text-wrap">
            {t("Build + hosting +\u00a0upkeep, all\u00a0day, every\u00a0day")}
          </span>
        </span>
      </span>
      <span className="mx-auto w-[7%] grow border-l-5 border-concrete-300 bg-asphalt-400" />
    </a>
  );
}

function Plate() {
  return (
    <svg className="h-auto w-full" viewBox="0 0 210 308" aria-hidden="true">
      <rect
        className="fill-white group-hover:fill-curb-100"
        x={4}
        y={4}
        width={202}
        height={300}
        rx={12}
        stroke="var(--color-asphalt-950)"
      />
      <rect
        x={11}
        y={11}
        width={188}
        height={286}
        rx={7}
        fill="none"
        stroke="currentColor"
        strokeWidth={3.5}
      />
      <circle cx={105} cy={20} r={3} />
      <circle cx={105} cy={288} r={3} />
    </svg>
  );
}
