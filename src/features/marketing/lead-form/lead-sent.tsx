import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { dealTerms } from "@/lib/site/deal-terms";
import { CallUs } from "./call-us";

type LeadSentProps = {
  reference: string;
  heading: string;
  headingLevel?: 2 | 3;
  /** What happens next, a sentence each. */
  steps?: readonly string[];
  /** What a call is good for: "Sooner than that?" unless said otherwise. */
  callQuestion?: string;
  className?: string;
  /** Stands between the heading and the steps. */
  children?: ReactNode;
};

/** Takes the form's place once it is stored, and the focus with it. */
export function LeadSent({
  reference,
  heading,
  headingLevel = 2,
  steps = [dealTerms.response.long],
  callQuestion = "Sooner than that?",
  className,
  children,
}: LeadSentProps) {
  const { t } = useTranslation();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const Heading = headingLevel === 2 ? "h2" : "h3";
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div
      className={cn("grid justify-items-start gap-4 border-t-10 border-curb-400 pt-5", className)}
    >
      <p className="flex items-center gap-3 text-sm text-text-2">
        <span>{t("Your reference")}</span>
        <b className="plate border-frame border-text select-all">{reference}</b>
      </p>
      <Heading ref={headingRef} tabIndex={-1} className="h3 shadow-none outline-none">
        {heading}
      </Heading>
      {children}
      <ol className="w-full border-t-2 border-text">
        {steps.map((step) => (
          <li key={step} className="border-b border-line-strong py-3 leading-snug text-text-2">
            {t(step)}
          </li>
        ))}
      </ol>
      <CallUs question={callQuestion} />
    </div>
  );
}
