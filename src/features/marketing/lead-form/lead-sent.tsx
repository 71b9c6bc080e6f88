import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dealTerms } from "@/lib/deal-terms";
import { site } from "@/lib/site";
import "./lead-form.css";

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
    <div className={className ? `lead-sent ${className}` : "lead-sent"}>
      <p className="lead-sent-reference">
        <span>{t("Your reference")}</span>
        <b className="plate">{reference}</b>
      </p>
      <Heading ref={headingRef} tabIndex={-1} className="h3">
        {heading}
      </Heading>
      {children}
      <ol className="lead-sent-steps">
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <p>
        {t(callQuestion)}{" "}
        <a className="inline-link tabular-nums" href={site.phoneHref}>
          {t("Call {{phone}}", { phone: site.phone })}
        </a>{" "}
        {t("and say the reference.")}
      </p>
    </div>
  );
}
