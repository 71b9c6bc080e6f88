import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { cn } from "@/lib/cn";
import { isBefore, stepNumber, steps, type Step } from "./checkout-steps";

const stepNames: Record<Step, string> = {
  business: "Business",
  plan: "Plan",
  review: "Review",
};

type CheckoutProgressProps = { step: Step; searchFor: (step: Step) => string };

export function CheckoutProgress({ step: current, searchFor }: CheckoutProgressProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("Steps")}>
      <ol className="mt-8 flex justify-between border-b-2 border-text sm:grid sm:grid-cols-3">
        {steps.map((step) => {
          const isCurrent = step === current;
          const isDone = isBefore(step, current);
          return (
            <li
              key={step}
              aria-current={isCurrent ? "step" : undefined}
              className={cn(
                "relative flex min-h-14 items-center gap-1.5 text-muted sm:gap-2.5",
                isCurrent && "font-bold text-text",
              )}
            >
              <b
                className={cn(
                  "plate min-w-7 border-frame px-1 text-base/none text-inherit sm:min-w-8.5 sm:text-xl/none",
                  isDone ? "border-text bg-text text-white" : "border-current",
                )}
                aria-hidden="true"
              >
                {stepNumber(step)}
              </b>
              {isDone ? (
                <Link
                  className="inline-flex min-h-11 items-center text-text underline-offset-4"
                  to={{ search: searchFor(step) }}
                >
                  {t(stepNames[step])}
                </Link>
              ) : (
                <span>{t(stepNames[step])}</span>
              )}
              {isCurrent && (
                <span className="absolute inset-x-0 -bottom-0.5 h-1.5 bg-curb-400 sm:right-4" />
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
