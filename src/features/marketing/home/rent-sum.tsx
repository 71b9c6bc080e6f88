import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Input } from "@/components/ui/input";
import { dealTerms } from "@/lib/deal-terms";
import { formatNumber } from "@/lib/format";
import { breakEven } from "../pricing/break-even";
import {
  calculatorPath,
  defaultNumbers,
  jobLimits,
  readNumber,
} from "../pricing/calculator-address";
import "./rent-sum.css";

const { margin } = defaultNumbers;

/** The break-even sum with one number; the price list has the whole of it. */
export function RentSum() {
  const { t } = useTranslation();
  const id = useId();
  const [job, setJob] = useState<string>(defaultNumbers.job);
  const jobs = jobsToCoverRent(job);
  const headingId = `${id}heading`;
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="wrap grid-12 home-sum">
        <div className="home-sum-text">
          <h2 className="h1" id={headingId}>
            {t("How many jobs pay the rent?")}
          </h2>
          <p className="lead">
            {t(
              "Use your own number. We won’t guess how many calls you’ll get, and you should be wary of anyone who does.",
            )}
          </p>
        </div>
        <div className="home-sum-card">
          <label htmlFor={id}>{t("When an average job brings in")}</label>
          <span className="home-sum-field">
            <span aria-hidden="true">{"$"}</span>
            <Input
              className="w-[4.6ch] rounded-none border-0 bg-transparent p-0 text-[1em] tracking-[inherit] outline-none focus-visible:shadow-none aria-invalid:border-0"
              id={id}
              inputMode="decimal"
              autoComplete="off"
              maxLength={9}
              value={job}
              aria-invalid={jobs === null || undefined}
              aria-describedby={`${id}note`}
              onChange={(event) => setJob(event.target.value.replace(/[\s,$]/g, ""))}
            />
          </span>
          <p className="home-sum-answer" role="status">
            <Answer jobs={jobs} />
          </p>
          <p className="home-sum-note" id={`${id}note`}>
            {t("Figured on keeping {{margin}}% of a job once parts, fuel and wages are paid.", {
              margin,
            })}{" "}
            <Link className="inline-link" to={calculatorPath({ job, margin })}>
              {t("Set your own margin")}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

function jobsToCoverRent(job: string): number | null {
  const jobUsd = readNumber(job, jobLimits);
  if (jobUsd === null) return null;
  const rentUsd = dealTerms.priceUsdPerMonth;
  return breakEven({ jobUsd, marginPercent: Number(margin), rentUsd })?.jobs ?? null;
}

function Answer({ jobs }: { jobs: number | null }) {
  const { t } = useTranslation();
  if (jobs === null) return t("a dollar figure goes above, such as 650.");
  if (jobs === 1) return t("one extra job a month covers the rent.");
  return t("{{jobs}} extra jobs a month cover the rent.", { jobs: formatNumber(jobs) });
}
