import { useTranslation } from "react-i18next";
import { dealTerms } from "@/lib/site/deal-terms";
import { CallTimeSelect } from "../lead-form/fields/call-time-select";
import { EmailField } from "../lead-form/fields/email-field";
import { LeadField } from "../lead-form/fields/lead-field";
import { LeadSubmit } from "../lead-form/lead-submit";
import { TradeSelect } from "../lead-form/fields/trade-select";
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
        <LeadField name="business" label={t("Business name")} className="col-span-full" />
        <TradeSelect />
        <LeadField name="town" label={t("Main town")} hint={t("Add more towns on the demo.")} />
        <LeadField
          name="website"
          label={t("Current website")}
          className="col-span-full"
          isOptional
        />
      </section>
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
        <legend className="mb-4 w-full border-b border-line-strong pb-3 font-display text-h3 font-semibold">
          {t("You")}
        </legend>
        <LeadField name="name" label={t("Your name")} />
        <EmailField />
        <LeadField
          name="phone"
          label={t("Mobile")}
          hint={`${t("For texts about your draft.")} ${t(dealTerms.texting.stop)}`}
        />
        <CallTimeSelect />
      </fieldset>
      <StepActions>
        <LeadSubmit busyLabel={t("Checking")}>{t("Continue to the plan")}</LeadSubmit>
      </StepActions>
    </>
  );
}
