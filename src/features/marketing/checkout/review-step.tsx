import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { env } from "@/lib/env";
import { areTermsComplete } from "@/content/company-identity";
import { paths } from "@/lib/paths";
import { answerText, questions, type LeadAnswers } from "@/content/lead-questions";
import { site } from "@/content/company";
import { ConsentField } from "@/features/lead-form/fields/consent-field";
import { LeadFormStatus } from "@/features/lead-form/lead-form-status";
import { LeadSubmit } from "@/features/lead-form/lead-submit";
import { askedIn, wantsCallsi } from "./checkout-form";
import type { Step } from "./checkout-steps";
import { StepActions, StepHeading, type StepHeadingRef } from "./step-heading";

const AGREED_TO_TERMS =
  "I agree to the <terms>Terms of Service</terms> and have read the <policy>Privacy Policy</policy>.";
/** Demo terms are incomplete, so nobody is asked to agree to them. */
const AGREED_TO_BE_CONTACTED =
  "I agree that {{brand}} may contact me about this request, and have read the <policy>Privacy Policy</policy>. This is a demonstration: no contract is made, and the <terms>Terms of Service</terms> are there to read.";

type ReviewStepProps = {
  headingRef: StepHeadingRef;
  /** The values to send. */
  values: LeadAnswers;
  searchFor: (step: Step) => string;
};

export function ReviewStep({ headingRef, values, searchFor }: ReviewStepProps) {
  const { t } = useTranslation();
  const rows = askedIn("business").map(({ name, label, reviewLabel }): Row => [
    t(reviewLabel ?? label ?? questions[name].label),
    answerText(name, String(values[name] ?? ""), (option) => t(option)),
  ]);
  return (
    <>
      <StepHeading step="review" headingRef={headingRef}>
        {t("Check it over")}
      </StepHeading>
      <ReviewGroup
        title={t("Your business")}
        edit={searchFor("business")}
        editLabel={t("Edit your business and contact")}
        rows={rows}
      />
      <ReviewGroup
        title={t("Your plan")}
        edit={searchFor("plan")}
        editLabel={t("Edit your plan")}
        rows={[
          [t("Callsi AI"), wantsCallsi(values) ? t("Quote it on the demo") : t("Leave it out")],
          [t("Before we draw"), values.message],
        ]}
      />
      <ConsentField>
        <Trans
          i18nKey={areTermsComplete ? AGREED_TO_TERMS : AGREED_TO_BE_CONTACTED}
          values={{ brand: site.brand }}
          components={{
            terms: <LegalLink to={paths.terms} />,
            policy: <LegalLink to={paths.privacy} />,
          }}
        />
      </ConsentField>
      <LeadFormStatus />
      <StepActions>
        <LeadSubmit className="max-sm:whitespace-normal" busyLabel={t("Sending your request")}>
          {t("Confirm and request my site")}
        </LeadSubmit>
        <p className="text-sm text-muted">
          {env.stripePaymentLink === null
            ? t("Sends us your request. Nothing is charged.")
            : t("Sends us your request, then opens Stripe’s page to set up the payment.")}
        </p>
      </StepActions>
    </>
  );
}

type Row = [label: string, answer: string | undefined];

type ReviewGroupProps = {
  title: string;
  edit: string;
  editLabel: string;
  rows: Row[];
};

function ReviewGroup({ title, edit, editLabel, rows }: ReviewGroupProps) {
  const { t } = useTranslation();
  return (
    <section>
      <div className="flex items-baseline justify-between gap-4 border-b-2 border-text">
        <h3 className="text-xl/tight">{title}</h3>
        <TextLink variant="painted" to={{ search: edit }} aria-label={editLabel}>
          {t("Edit")}
        </TextLink>
      </div>
      <dl>
        {rows.map(([term, value]) => (
          <div
            key={term}
            className="grid gap-x-4 border-b border-line-strong py-2.5 text-base sm:grid-cols-[11rem_1fr]"
          >
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium wrap-anywhere whitespace-pre-line">
              {value || <span className="text-muted">{t("Nothing")}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** In a new tab, because consent is not kept in the draft and leaving would lose it. */
function LegalLink({ to, children }: { to: string; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <TextLink to={to} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {t("(opens in a new tab)")}</span>
    </TextLink>
  );
}
