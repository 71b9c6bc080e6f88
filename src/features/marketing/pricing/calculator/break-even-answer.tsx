import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { LiveText } from "@/components/live-text";
import { cn } from "@/lib/cn";
import { breakEvenTexts } from "./break-even-texts";
import { defaultNumbers } from "./calculator-address";

/**
 * The answer to the numbers that the calculator begins with; break-even-behavior.ts writes the others.
 * As high as any answer in two columns, so that a shorter one moves nothing below it.
 */
export function BreakEvenAnswer() {
  const { t } = useTranslation();
  const { headline, left, kept, rent, sum, keptShare, rentShare } = breakEvenTexts(defaultNumbers);
  return (
    <div className="mt-1.5 min-h-62 border-t-2 border-text pt-5 sm:min-h-0 lg:min-h-62">
      <LiveText
        as="p"
        name="headline"
        className="min-h-[2.24em] font-display text-[clamp(1.6rem,2.8vw,2.3rem)]/[1.12] font-bold tracking-[-0.02em] text-balance wrap-anywhere sm:min-h-0 lg:min-h-[2.24em]"
        role="status"
      >
        {headline}
      </LiveText>
      <div data-answer>
        <dl className="mt-5.5 grid gap-2.75">
          <Meter name="kept" label={left} text={kept} share={keptShare} className="bg-spruce-800" />
          <Meter
            name="rent"
            label={t("The rent")}
            text={rent}
            share={rentShare}
            className="bg-curb-400 inset-ring-frame inset-ring-text"
          />
        </dl>
        <p className="mt-5.5 text-sm wrap-anywhere text-text-2 tabular-nums">
          <b className="font-semibold text-text">{t("The sum:")}</b>{" "}
          <LiveText name="sum">{sum}</LiveText>
        </p>
      </div>
    </div>
  );
}

type MeterProps = { name: string; label: string; text: string; share: number; className: string };

function Meter({ name, label, text, share, className }: MeterProps) {
  const style: CSSProperties & Record<"--share", string> = { "--share": `${share}%` };
  return (
    <div className="grid items-center gap-x-4 gap-y-1 text-sm/[1.3] sm:grid-cols-[8.5rem_1fr]">
      <LiveText as="dt" name={`${name}-label`}>
        {label}
      </LiveText>
      <dd className="flex items-center gap-2.5 font-semibold tabular-nums">
        <span
          className={cn("h-6.5 w-(--share) rounded-xs [print-color-adjust:exact]", className)}
          style={style}
          data-bar={name}
        />
        <LiveText name={name}>{text}</LiveText>
      </dd>
    </div>
  );
}
