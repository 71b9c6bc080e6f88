import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { breakEvenTexts } from "./break-even-texts";
import type { CalculatorNumbers } from "./calculator-address";

export function BreakEvenAnswer({ numbers }: { numbers: CalculatorNumbers }) {
  const { t } = useTranslation();
  const { headline, left, kept, rent, sum, keptShare, rentShare } = breakEvenTexts(numbers);
  return (
    <div className="mt-1.5 min-h-62 border-t-2 border-text pt-5 sm:min-h-0 lg:min-h-62">
      <p
        className="min-h-[2.24em] font-display text-[clamp(1.6rem,2.8vw,2.3rem)]/[1.12] font-bold tracking-[-0.02em] text-balance wrap-anywhere sm:min-h-0 lg:min-h-[2.24em]"
        role="status"
      >
        {headline}
      </p>
      {sum !== "" && (
        <>
          <dl className="mt-5.5 grid gap-2.75">
            <Meter label={left} text={kept} share={keptShare} className="bg-spruce-800" />
            <Meter
              label={t("The rent")}
              text={rent}
              share={rentShare}
              className="bg-curb-400 inset-ring-frame inset-ring-text"
            />
          </dl>
          <p className="mt-5.5 text-sm wrap-anywhere text-text-2 tabular-nums">
            <b className="font-semibold text-text">{t("The sum:")}</b> {sum}
          </p>
        </>
      )}
    </div>
  );
}

type MeterProps = { label: string; text: string; share: number; className: string };

function Meter({ label, text, share, className }: MeterProps) {
  const style: CSSProperties & Record<"--share", string> = { "--share": `${share}%` };
  return (
    <div className="grid items-center gap-x-4 gap-y-1 text-sm/[1.3] sm:grid-cols-[8.5rem_1fr]">
      <dt>{label}</dt>
      <dd className="flex items-center gap-2.5 font-semibold tabular-nums">
        <span
          className={cn("h-6.5 w-(--share) rounded-xs [print-color-adjust:exact]", className)}
          style={style}
        />
        {text}
      </dd>
    </div>
  );
}
