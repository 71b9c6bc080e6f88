import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { formatNumber, formatUsd } from "@/lib/format/format";
import { PAGE_LOCALE } from "@/lib/format/locale";
import type { BreakEven } from "./break-even";

const NUMBER_NAMES = [
  "No",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
];
const rough = new Intl.NumberFormat(PAGE_LOCALE, { maximumFractionDigits: 2 });

type BreakEvenAnswerProps = {
  jobUsd: number | null;
  marginPercent: number | null;
  rentUsd: number;
  result: BreakEven | null;
};

export function BreakEvenAnswer({ jobUsd, marginPercent, rentUsd, result }: BreakEvenAnswerProps) {
  const { t } = useTranslation();
  if (result === null || jobUsd === null || marginPercent === null) {
    return (
      <Answer role="status">
        <Headline>{t("Two numbers, and we’ll do the sum.")}</Headline>
      </Answer>
    );
  }
  const { jobs, exactJobs, keptUsd } = result;
  // The longer bar leaves room for its figure.
  const fullUsd = Math.max(keptUsd, rentUsd) * 1.32;
  return (
    <Answer>
      <Headline role="status">
        {t("{{jobs}} extra jobs a month cover the rent.", {
          count: jobs,
          jobs: NUMBER_NAMES[jobs] ?? formatNumber(jobs),
          defaultValue_one: "One extra job a month covers the rent.",
        })}
      </Headline>
      <dl className="mt-5.5 grid gap-2.75">
        <Meter
          label={t("Left of {{jobs}} jobs", {
            count: jobs,
            jobs: formatNumber(jobs),
            defaultValue_one: "Left of one job",
          })}
          usd={keptUsd}
          fullUsd={fullUsd}
          className="bg-spruce-800"
        />
        <Meter
          label={t("The rent")}
          usd={rentUsd}
          fullUsd={fullUsd}
          className="bg-curb-400 inset-ring-frame inset-ring-text"
        />
      </dl>
      <p className="mt-5.5 text-sm wrap-anywhere text-text-2 tabular-nums">
        <b className="font-semibold text-text">{t("The sum:")}</b>{" "}
        {t(
          "{{rent}} rent ÷ ({{job}} job × {{margin}}% margin) = {{exact}} jobs, rounded up to {{jobs}}.",
          {
            rent: formatUsd(rentUsd),
            job: `$${rough.format(jobUsd)}`,
            margin: rough.format(marginPercent),
            exact: rough.format(exactJobs),
            jobs: formatNumber(jobs),
          },
        )}
      </p>
    </Answer>
  );
}

/** As high as any answer in two columns, so that a shorter one moves nothing below it. */
function Answer(props: ComponentProps<"div">) {
  return (
    <div
      {...props}
      className="mt-1.5 min-h-62 border-t-2 border-text pt-5 sm:min-h-0 lg:min-h-62"
    />
  );
}

function Headline(props: ComponentProps<"p">) {
  return (
    <p
      {...props}
      className="min-h-[2.24em] font-display text-[clamp(1.6rem,2.8vw,2.3rem)]/[1.12] font-bold tracking-[-0.02em] text-balance wrap-anywhere sm:min-h-0 lg:min-h-[2.24em]"
    />
  );
}

type MeterProps = { label: string; usd: number; fullUsd: number; className: string };

function Meter({ label, usd, fullUsd, className }: MeterProps) {
  return (
    <div className="grid items-center gap-x-4 gap-y-1 text-sm/[1.3] sm:grid-cols-[8.5rem_1fr]">
      <dt>{label}</dt>
      <dd className="flex items-center gap-2.5 font-semibold tabular-nums">
        <span
          className={cn("h-6.5 rounded-xs [print-color-adjust:exact]", className)}
          style={{ width: `${(usd / fullUsd) * 100}%` }}
        />
        {formatUsd(usd)}
      </dd>
    </div>
  );
}
