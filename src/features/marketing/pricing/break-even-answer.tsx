import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber, formatUsd } from "@/lib/format";
import { PAGE_LOCALE } from "@/lib/locale";
import type { BreakEven } from "./break-even";

const WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
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
      <div className="pricing-answer" role="status">
        <p className="pricing-answer-sentence">{t("Two numbers, and we’ll do the sum.")}</p>
      </div>
    );
  }
  const { jobs, exactJobs, keptUsd } = result;
  const count = WORDS[jobs] ?? formatNumber(jobs);
  return (
    <div className="pricing-answer">
      <p className="pricing-answer-sentence" role="status">
        {jobs === 1
          ? t("One extra job a month covers the rent.")
          : t("{{jobs}} extra jobs a month cover the rent.", { jobs: count })}
      </p>
      <dl className="pricing-meter" style={meterWidths(keptUsd, rentUsd)}>
        <div>
          <dt>
            {jobs === 1
              ? t("Left of one job")
              : t("Left of {{jobs}} jobs", { jobs: formatNumber(jobs) })}
          </dt>
          <dd>
            <i className="pricing-meter-kept" />
            {formatUsd(keptUsd)}
          </dd>
        </div>
        <div>
          <dt>{t("The rent")}</dt>
          <dd>
            <i className="pricing-meter-rent" />
            {formatUsd(rentUsd)}
          </dd>
        </div>
      </dl>
      <p className="pricing-formula">
        <b>{t("The sum:")}</b>{" "}
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
    </div>
  );
}

/** The longer bar leaves room for its figure. */
function meterWidths(keptUsd: number, rentUsd: number): CSSProperties {
  const longest = Math.max(keptUsd, rentUsd) * 1.32;
  return {
    "--kept": `${(keptUsd / longest) * 100}%`,
    "--rent": `${(rentUsd / longest) * 100}%`,
  } as CSSProperties;
}
