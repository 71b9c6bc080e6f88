import type { RefObject, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { stepNumber, steps, type Step } from "./checkout-steps";

export type StepHeadingRef = RefObject<HTMLHeadingElement | null>;

type StepHeadingProps = { step: Step; headingRef: StepHeadingRef; children: string };

export function StepHeading({ step, headingRef, children }: StepHeadingProps) {
  const { t } = useTranslation();
  return (
    <h2
      className="h3 col-span-full focus:shadow-none focus:outline-none"
      ref={headingRef}
      tabIndex={-1}
    >
      <span className="sr-only">
        {t("Step {{number}} of {{count}}:", { number: stepNumber(step), count: steps.length })}
      </span>{" "}
      {children}
    </h2>
  );
}

export function StepActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>;
}
