import { partOf, writeTexts } from "@/lib/behavior";
import { formatNumber } from "@/lib/format/format";
import { dealTerms } from "@/lib/site/deal-terms";
import { t } from "@/lib/language/translate";
import { breakEven } from "../pricing/calculator/break-even";
import {
  calculatorPath,
  defaultNumbers,
  jobLimits,
  readNumber,
} from "../pricing/calculator/calculator-address";

const { margin } = defaultNumbers;

/** How many jobs of what is typed pay the rent; null where no number is typed. */
function jobsToCoverRent(job: string): number | null {
  const jobUsd = readNumber(job, jobLimits);
  if (jobUsd === null) return null;
  const rentUsd = dealTerms.priceUsdPerMonth;
  return breakEven({ jobUsd, marginPercent: Number(margin), rentUsd })?.jobs ?? null;
}

/** The rest of the sentence that the field begins. */
export function rentAnswer(job: string): string {
  const jobs = jobsToCoverRent(job);
  if (jobs === null) return t("a dollar figure goes above, such as 650.");
  return t("{{jobs}} extra jobs a month cover the rent.", {
    count: jobs,
    jobs: formatNumber(jobs),
    defaultValue_one: "one extra job a month covers the rent.",
  });
}

/** Answers while one types, and takes the number along to the price list. */
export function sumRent(root: HTMLElement): () => void {
  const field = partOf<HTMLInputElement>(root, "input");
  const link = partOf<HTMLAnchorElement>(root, "[data-takes-job]");
  const show = () => {
    const job = field.value.replaceAll(/[\s,$]/g, "");
    if (job !== field.value) field.value = job;
    if (jobsToCoverRent(job) === null) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    writeTexts(root, { answer: rentAnswer(job) });
    link.setAttribute("href", calculatorPath({ job, margin }));
  };
  field.addEventListener("input", show);
  return show;
}
