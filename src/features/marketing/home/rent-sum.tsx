import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { TextLink } from "@/components/text-link";
import { Input } from "@/components/ui/input";
import { formatNumber } from "@/lib/format/format";
import { dealTerms } from "@/content/deal-terms";
import { breakEven } from "../pricing/break-even";
import {
  calculatorPath,
  defaultNumbers,
  jobLimits,
  readNumber,
} from "../pricing/calculator-address";

const { margin } = defaultNumbers;

/** The number of jobs that pay the rent; null if invalid. */
function jobsToCoverRent(job: string): number | null {
  const jobUsd = readNumber(job, jobLimits);
  if (jobUsd === null) return null;
  const rentUsd = dealTerms.priceUsdPerMonth;
  return breakEven({ jobUsd, marginPercent: Number(margin), rentUsd })?.jobs ?? null;
}

/** A shortened break-even calculator; the price list has the full one. */
export function RentSum() {
  const { t } = useTranslation();
  const id = useId();
  const [job, setJob] = useState(defaultNumbers.job);
  const jobs = jobsToCoverRent(job);
  const headingId = `${id}heading`;
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="wrap grid-12 items-center">
        <div className="col-span-full lg:col-span-5">
          <h2 className="h1" id={headingId}>
            {t("How many jobs pay the rent?")}
          </h2>
          <Intro>
            {t(
              "Use your own number. We won’t guess how many calls you’ll get, and you should be wary of anyone who does.",
            )}
          </Intro>
        </div>
        <div className="col-span-full mt-6 border-y-2 border-text py-5 lg:col-span-6 lg:col-start-7 lg:mt-0">
          <div className="font-display text-[clamp(1.5rem,2.6vw,2.25rem)]/[1.2] font-semibold tracking-[-0.02em] text-balance">
            <label className="block" htmlFor={id}>
              {t("When an average job brings in")}
            </label>
            <span className="my-2.5 inline-flex items-baseline rounded-sm border-frame border-b-7 border-field border-b-curb-400 bg-curb-100 px-3 py-1 text-[clamp(2.6rem,4vw,3.6rem)]/[1.2] outline-offset-3 outline-focus focus-within:outline-3 has-aria-invalid:border-stop">
              <span aria-hidden="true">{"$"}</span>
              <Input
                className="w-[4.6ch] rounded-none border-0 bg-transparent p-0 text-[1em] tracking-[inherit] outline-none focus-visible:shadow-none aria-invalid:border-0"
                id={id}
                inputMode="decimal"
                autoComplete="off"
                maxLength={9}
                value={job}
                onChange={(event) => setJob(event.target.value.replaceAll(/[\s,$]/g, ""))}
                aria-invalid={jobs === null || undefined}
                aria-describedby={`${id}note`}
              />
            </span>
            <p className="min-h-[2.4em]" role="status">
              {jobs === null
                ? t("a dollar figure goes above, such as 650.")
                : t("{{jobs}} extra jobs a month cover the rent.", {
                    count: jobs,
                    jobs: formatNumber(jobs),
                    defaultValue_one: "one extra job a month covers the rent.",
                  })}
            </p>
          </div>
          <p className="mt-3 max-w-[52ch] text-sm text-muted" id={`${id}note`}>
            {t("Figured on keeping {{margin}}% of a job once parts, fuel and wages are paid.", {
              margin,
            })}{" "}
            <TextLink
              className="whitespace-nowrap text-text"
              to={calculatorPath({ job, margin })}
              data-entered-address
            >
              {t("Set your own margin")}
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
