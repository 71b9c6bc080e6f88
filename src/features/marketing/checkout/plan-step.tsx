import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { FieldLegend } from "@/components/ui/field";
import { ChoiceLabel } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { dealTerms } from "@/lib/deal-terms";
import { formatUsd } from "@/lib/format";
import { paths } from "@/lib/paths";
import { CALLSI_TOPIC } from "@/lib/lead-topics";
import { LeadMessage } from "../lead-form/lead-field";
import type { LeadFields } from "../lead-form/lead-fields";
import { LeadSubmit } from "../lead-form/lead-submit";
import { StepHeading, type StepHeadingRef } from "./step-heading";

type PlanStepProps = {
  headingRef: StepHeadingRef;
  /** The address of the step before. */
  back: string;
};

export function PlanStep({ headingRef, back }: PlanStepProps) {
  const { t } = useTranslation();
  return (
    <>
      <section className="checkout-plan">
        <StepHeading step="plan" headingRef={headingRef}>
          {t("Your plan")}
        </StepHeading>
        <div className="checkout-plan-card">
          <p className="checkout-plan-price tabular-nums">
            <b>{formatUsd(dealTerms.priceUsdPerMonth)}</b> {t("a month. One plan.")}
          </p>
          <ul>
            {dealTerms.included.map(({ title, items }) => (
              <li key={title}>
                <b>{t(title)}</b>
                <span>{`${items.map((item) => t(item)).join(". ")}.`}</span>
              </li>
            ))}
          </ul>
          <Link className="painted-link" to={paths.pricing}>
            {t("The whole price list")}
          </Link>
        </div>
      </section>
      <CallsiChoice />
      <LeadMessage
        label={t("Anything we should know before we draw?")}
        hint={t("A truck color, a slogan you’re stuck with, a town you won’t drive to.")}
        rows={4}
        isOptional
      />
      <div className="checkout-actions">
        <LeadSubmit busyLabel={t("Checking")}>{t("Continue to the review")}</LeadSubmit>
        <Link className="painted-link" to={{ search: back }}>
          {t("Back to your business")}
        </Link>
      </div>
    </>
  );
}

function CallsiChoice() {
  const { t } = useTranslation();
  const { register } = useFormContext<LeadFields>();
  const callsi = dealTerms.notIncluded[0];
  return (
    <RadioGroup>
      <FieldLegend>{t(callsi.title)}</FieldLegend>
      <p className="mb-1 text-sm/snug text-muted">{t(callsi.text)}</p>
      <ChoiceLabel>
        <RadioGroupItem {...register("topic")} value="" />
        {t("Leave it out")}
      </ChoiceLabel>
      <ChoiceLabel>
        <RadioGroupItem {...register("topic")} value={CALLSI_TOPIC} />
        {t("Quote it on the call")}
      </ChoiceLabel>
    </RadioGroup>
  );
}
