import { useTranslation } from "react-i18next";
import { LeadField } from "../lead-form/lead-field";
import { LeadSubmit } from "../lead-form/lead-submit";
import { TradeSelect } from "../lead-form/trade-select";
import { StepHeading, type StepHeadingRef } from "./step-heading";

export function BusinessStep({ headingRef }: { headingRef: StepHeadingRef }) {
  const { t } = useTranslation();
  return (
    <>
      <section className="checkout-fields">
        <StepHeading step="business" headingRef={headingRef}>
          {t("Your business")}
        </StepHeading>
        <LeadField name="business" label={t("Business name")} className="checkout-wide" />
        <TradeSelect />
        <LeadField name="town" label={t("Main town")} hint={t("Add more towns on the call.")} />
        <LeadField
          name="website"
          label={t("Current website")}
          className="checkout-wide"
          isOptional
        />
      </section>
      <fieldset className="checkout-fields">
        <legend>{t("You")}</legend>
        <LeadField name="name" label={t("Your name")} />
        <LeadField name="phone" label={t("Mobile")} hint={t("For texts about your draft.")} />
        <LeadField name="email" label={t("Email")} className="checkout-wide" />
      </fieldset>
      <div className="checkout-actions">
        <LeadSubmit busyLabel={t("Checking")}>{t("Continue to the plan")}</LeadSubmit>
      </div>
    </>
  );
}
