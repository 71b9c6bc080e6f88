import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { FieldLegend } from "@/components/ui/field";
import { ChoiceLabel } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { dealTerms } from "@/content/deal-terms";
import { formatUsd } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { CALLSI_TOPIC } from "@/content/lead-topics";
import { LeadQuestions } from "@/features/lead-form/fields/lead-questions";
import type { LeadAnswers } from "@/content/lead-questions";
import { LeadSubmit } from "@/features/lead-form/lead-submit";
import { StepActions, StepHeading, type StepHeadingRef } from "./step-heading";

type PlanStepProps = {
  headingRef: StepHeadingRef;
  back: string;
};

export function PlanStep({ headingRef, back }: PlanStepProps) {
  const { t } = useTranslation();
  return (
    <>
      <section className="grid gap-4">
        <StepHeading step="plan" headingRef={headingRef}>
          {t("Your plan")}
        </StepHeading>
        <div className="rounded border-[2.5px] border-b-10 border-text border-b-curb-400 px-4.5 pt-5 pb-3 sm:px-6">
          <p className="font-semibold">
            <Trans
              i18nKey="<b>{{price}}</b> a month. One plan."
              values={{ price: formatUsd(dealTerms.priceUsdPerMonth) }}
              components={{
                b: (
                  <b className="mr-1.5 font-display text-[2.5rem]/none font-bold tracking-tight tabular-nums" />
                ),
              }}
            />
          </p>
          <ul className="mt-4 mb-2 border-t-2 border-text">
            {dealTerms.included.map(({ title, items }) => (
              <li
                key={title}
                className="grid gap-x-4 border-b border-line-strong py-3 text-base sm:grid-cols-[6.5rem_1fr]"
              >
                <b className="font-semibold">{t(title)}</b>
                <span className="text-text-2">{`${items.map((item) => t(item)).join(". ")}.`}</span>
              </li>
            ))}
          </ul>
          <TextLink variant="painted" to={paths.pricing}>
            {t("The whole price list")}
          </TextLink>
        </div>
      </section>
      <CallsiChoice />
      <LeadQuestions part="plan" />
      <StepActions>
        <LeadSubmit busyLabel={t("Checking")}>{t("Continue to the review")}</LeadSubmit>
        <TextLink variant="painted" to={{ search: back }}>
          {t("Back to your business")}
        </TextLink>
      </StepActions>
    </>
  );
}

function CallsiChoice() {
  const { t } = useTranslation();
  const { register } = useFormContext<LeadAnswers>();
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
        {t("Quote it on the demo")}
      </ChoiceLabel>
    </RadioGroup>
  );
}
