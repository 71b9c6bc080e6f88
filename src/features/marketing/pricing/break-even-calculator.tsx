import { useTranslation } from "react-i18next";
import { CopyLink } from "@/components/copy-link";
import { Intro } from "@/components/intro";
import { BreakEvenAnswer } from "./break-even-answer";
import {
  CALCULATOR_ID,
  calculatorPath,
  jobLimits,
  marginLimits,
  searchFromNumbers,
} from "./calculator-address";
import { NumberWithRange } from "./number-with-range";
import { useCalculatorNumbers } from "./use-calculator-numbers";

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
