import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isBefore, stepNumber, steps, type Step } from "./checkout-steps";

export const stepNames: Record<Step, string> = {
  business: "Business",
  plan: "Plan",
  review: "Review",
};

type CheckoutProgressProps = { step: Step; searchFor: (step: Step) => string };

export function CheckoutProgress({ step: current, searchFor }: CheckoutProgressProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("Steps")}>
      <ol className="checkout-progress">
        {steps.map((step) => (
          <li
            key={step}
            aria-current={step === current ? "step" : undefined}
            className={isBefore(step, current) ? "checkout-progress-done" : undefined}
          >
            <b className="plate" aria-hidden="true">
              {stepNumber(step)}
            </b>
            {isBefore(step, current) ? (
              <Link to={{ search: searchFor(step) }}>{t(stepNames[step])}</Link>
            ) : (
              <span>{t(stepNames[step])}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
