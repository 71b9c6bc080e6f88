import { useTranslation } from "react-i18next";
import { useEffect, useState, type CSSProperties } from "react";
import { useSearchParams } from "react-router-dom";
import { CopyLink } from "@/components/copy-link";
import { Intro } from "@/components/intro";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { cn } from "@/lib/cn";
import { formatNumber, formatUsd } from "@/lib/format/format";
import { dealTerms } from "@/content/deal-terms";
import { t } from "@/lib/i18n/translate";
import {
  CALCULATOR_ID,
  calculatorPath,
  jobLimits,
  marginLimits,
  searchFromNumbers,
  defaultNumbers,
  numbersFromSearch,
  readNumber,
  type CalculatorNumbers,
} from "./calculator-address";
import { NumberWithRange } from "./number-with-range";
import { breakEven } from "./break-even";

const rentUsd = dealTerms.priceUsdPerMonth;

/** English, for t(). */
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
const rough = (value: number) => formatNumber(value, 2);

type BreakEvenTexts = {
  headline: string;
  /** Empty while a number is missing, as are `kept` and `sum`. */
  left: string;
  kept: string;
  rent: string;
  sum: string;
  /** The bars' lengths, in percent. */
  keptShare: number;
  rentShare: number;
};

function breakEvenTexts(numbers: CalculatorNumbers): BreakEvenTexts {
  const jobUsd = readNumber(numbers.job, jobLimits);
  const marginPercent = readNumber(numbers.margin, marginLimits);
  const rent = formatUsd(rentUsd);
  const result = jobUsd && marginPercent ? breakEven({ jobUsd, marginPercent, rentUsd }) : null;
  if (result === null || jobUsd === null || marginPercent === null) {
    const headline = t("Two numbers, and we’ll do the sum.");
    return { headline, left: "", kept: "", rent, sum: "", keptShare: 0, rentShare: 0 };
  }
  const { jobs, exactJobs, keptUsd } = result;
  // The longer bar leaves room for its figure.
  const fullUsd = Math.max(keptUsd, rentUsd) * 1.32;
  return {
    headline: t("{{jobs}} extra jobs a month cover the rent.", {
      count: jobs,
      jobs: NUMBER_NAMES[jobs] ?? formatNumber(jobs),
      defaultValue_one: "One extra job a month covers the rent.",
    }),
    left: t("Left of {{jobs}} jobs", {
      count: jobs,
      jobs: formatNumber(jobs),
      defaultValue_one: "Left of one job",
    }),
    kept: formatUsd(keptUsd),
    rent,
    sum: t(
      "{{rent}} rent ÷ ({{job}} job × {{margin}}% margin) = {{exact}} jobs, rounded up to {{jobs}}.",
      {
        rent,
        job: `$${rough(jobUsd)}`,
        margin: rough(marginPercent),
        exact: rough(exactJobs),
        jobs: formatNumber(jobs),
      },
    ),
    keptShare: (keptUsd / fullUsd) * 100,
    rentShare: (rentUsd / fullUsd) * 100,
  };
}

export function BreakEvenCalculator() {
  const { t } = useTranslation();
  const { numbers, change } = useCalculatorNumbers();
  return (
    <section
      className="section on-dark bg-spruce-800 text-white print:text-black"
      id={CALCULATOR_ID}
      aria-labelledby="pricing-calculator"
    >
      <div className="wrap grid-12">
        <div className="col-span-full lg:col-span-5">
          <h2 className="h1" id="pricing-calculator">
            {t("What’s one job worth to you?")}
          </h2>
          <Intro className="text-spruce-200 print:text-current">
            {t(
              "Use your own numbers. We won’t guess how many calls you’ll get, and you should be wary of anyone who does.",
            )}
          </Intro>
          <Formula />
        </div>
        <div className="col-span-full mt-6 rounded-md bg-surface p-5 text-text sm:p-6 lg:col-span-6 lg:col-start-7 lg:mt-0 lg:p-9 [&_:focus-visible]:ring-3 [&_:focus-visible]:ring-focus-halo [&_:focus-visible]:outline-focus">
          <NumberWithRange
            label={t("Average job, in dollars")}
            sign="$"
            limits={jobLimits}
            range={{ min: 80, max: 3000, step: 10 }}
            value={numbers.job}
            onChange={(job) => change("job", job)}
            error={t("Enter what a job brings in, from $1 to $1,000,000.")}
          />
          <NumberWithRange
            label={t("Margin you keep, in percent")}
            sign="%"
            limits={marginLimits}
            range={{ min: 5, max: 90, step: 1 }}
            value={numbers.margin}
            onChange={(margin) => change("margin", margin)}
            error={t("Enter a percentage from 1 to 100.")}
          />
          <BreakEvenAnswer numbers={numbers} />
          <CopyLink
            className="mt-5 print:hidden"
            path={calculatorPath(numbers)}
            done={t("Link to these numbers copied.")}
            disabled={searchFromNumbers(numbers) === null}
          />
        </div>
      </div>
    </section>
  );
}

function Formula() {
  const { t } = useTranslation();
  return (
    <div className="mt-6 sm:mt-9">
      <p className="flex flex-wrap items-center gap-2 font-display text-body/[1.3] font-semibold sm:gap-x-3 sm:text-[1.35rem]/[1.3]">
        <span>{t("Jobs a month")}</span>
        <span aria-hidden="true">{"="}</span>
        <span className="sr-only">{t("equals")}</span>
        <span className="grid justify-items-center">
          <span>{t("the rent")}</span>
          <span className="sr-only">{t("divided by")}</span>
          <span className="mt-0.75 border-t-2 border-curb-400 px-2.5 pt-0.75">
            {t("job × margin")}
          </span>
        </span>
      </p>
      <p className="mt-3 max-w-[46ch] text-sm text-spruce-200 sm:mt-5 print:text-current">
        {t(
          "Rounded up, since nobody sells a third of a job. Margin means what’s left after parts, fuel and wages.",
        )}
      </p>
    </div>
  );
}

/** Browsers refuse URL changes at every step of a dragged slider. */
const SETTLE_MS = 250;

/** The calculator's numbers, initially from the URL, which follows typing. */
function useCalculatorNumbers() {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<Partial<CalculatorNumbers>>({});
  // Prerendered HTML has no query.
  const initial = isHydrated ? numbersFromSearch(search) : defaultNumbers;
  const { job, margin }: CalculatorNumbers = { ...initial, ...typed };
  const isTyped = Object.keys(typed).length > 0;

  useEffect(() => {
    const shared = searchFromNumbers({ job, margin });
    if (!isTyped || shared === null) return undefined;
    const { pathname } = location;
    const timer = setTimeout(() => {
      // The router changes the URL before React has replaced this page.
      if (location.pathname === pathname) replaceSearch(shared);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [job, margin, isTyped]);

  const change = (name: keyof CalculatorNumbers, value: string) =>
    setTyped((before) => ({ ...before, [name]: value }));
  return { numbers: { job, margin }, change };
}

/** Bypasses the router, because navigating would cancel a link being followed. */
function replaceSearch(search: string): void {
  try {
    history.replaceState(history.state, "", `${location.pathname}${search}`);
  } catch {
    // Too many changes for this browser; the next one updates the URL.
  }
}

function BreakEvenAnswer({ numbers }: { numbers: CalculatorNumbers }) {
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
