import { useTranslation } from "react-i18next";
import { LeadQuestions } from "@/features/lead-form/fields/lead-questions";
import { LeadSubmit } from "@/features/lead-form/lead-submit";
import { StepActions } from "./step-actions";
import { StepHeading, type StepHeadingRef } from "./step-heading";

export function BusinessStep({ headingRef }: { headingRef: StepHeadingRef }) {
  const { t } = useTranslation();
  return (
    <>
      <section className="grid gap-4 sm:grid-cols-2">
        <StepHeading step="business" headingRef={headingRef}>
          {t("Your business")}
        </StepHeading>
        <LeadQuestions part="business" />
      </section>
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
        <legend className="mb-4 w-full border-b border-line-strong pb-3 font-display text-h3 font-semibold">
          {t("You")}
        </legend>
        <LeadQuestions part="you" />
      </fieldset>
      <StepActions>
        <LeadSubmit busyLabel={t("Checking")}>{t("Continue to the plan")}</LeadSubmit>
      </StepActions>
    </>
  );
}
