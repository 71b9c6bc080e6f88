import { useTranslation } from "react-i18next";
import { dealTerms } from "@/lib/deal-terms";
import { LeadFormFrame } from "../lead-form/lead-form-frame";
import { useLeadForm } from "../lead-form/use-lead-form";
import { BusinessStep } from "./business-step";
import { CheckoutBill, FoldedBill } from "./checkout-bill";
import { CheckoutDone } from "./checkout-done";
import { checkoutSchema, emptyCheckout, wantsCallsi } from "./checkout-form";
import { CheckoutProgress } from "./checkout-progress";
import { PlanStep } from "./plan-step";
import { ReviewStep } from "./review-step";
import { useCheckoutStep, useStepFocus } from "./use-checkout-step";
import { useReceipt } from "./use-receipt";
import "./checkout.css";

/** Business, plan, review: three steps of one form, which is sent at the end. */
export function Checkout() {
  const { t } = useTranslation();
  const lead = useLeadForm({
    form: "checkout",
    schema: checkoutSchema,
    defaultValues: emptyCheckout,
  });
  const { step, next, searchFor } = useCheckoutStep(lead.form);
  const headingRef = useStepFocus(step);
  const receipt = useReceipt(lead.sent);
  // Not useWatch, which misses the draft that is brought back before it subscribes.
  const values = lead.form.watch();
  const bill = <CheckoutBill wantsCallsi={receipt?.wantsCallsi ?? wantsCallsi(values)} />;
  const isReview = step === "review";

  if (receipt !== null) {
    return (
      <div className="wrap checkout">
        <CheckoutDone reference={receipt.reference} email={lead.sent?.values.email} />
        <aside className="checkout-aside" aria-label={t("Your bill")}>
          {bill}
        </aside>
      </div>
    );
  }
  return (
    <div className="wrap checkout">
      <div className="checkout-main">
        <h1 className="h1">{t("Let’s get your front built.")}</h1>
        {step === "business" && (
          <p className="lead">
            {t("Three short steps, and no card number on this site.")} {t(dealTerms.response.long)}
          </p>
        )}
        <FoldedBill>{bill}</FoldedBill>
        <CheckoutProgress step={step} searchFor={searchFor} />
        <LeadFormFrame
          // Enter moves on from step to step; only the review sends.
          lead={isReview ? lead : { ...lead, submit: next }}
          className="checkout-form"
          label={t("Request a website")}
        >
          {step === "business" && <BusinessStep headingRef={headingRef} />}
          {step === "plan" && <PlanStep headingRef={headingRef} back={searchFor("business")} />}
          {isReview && <ReviewStep headingRef={headingRef} values={values} searchFor={searchFor} />}
        </LeadFormFrame>
      </div>
      <aside className="checkout-aside" aria-label={t("Your bill")}>
        {bill}
      </aside>
    </div>
  );
}
