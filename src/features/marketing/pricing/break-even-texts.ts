import { formatNumber, formatUsd } from "@/lib/format/format";
import { dealTerms } from "@/content/deal-terms";
import { t } from "@/lib/i18n/translate";
import { breakEven } from "./break-even";
import { jobLimits, marginLimits, readNumber, type CalculatorNumbers } from "./calculator-address";

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

export type BreakEvenTexts = {
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

export function breakEvenTexts(numbers: CalculatorNumbers): BreakEvenTexts {
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
