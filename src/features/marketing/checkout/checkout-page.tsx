import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { cn } from "@/lib/cn";
import { dealTerms } from "@/content/deal-terms";
import { LeadFormFrame } from "@/features/lead-form/lead-form-frame";
import { AnotherRequest } from "@/features/lead-form/sent/another-request";
import { useLeadForm } from "@/features/lead-form/use-lead-form";
import { OtherDoors } from "../other-doors";
import { BusinessStep } from "./business-step";
import { CheckoutBill, FoldedBill } from "./checkout-bill";
import { CheckoutDone } from "./checkout-done";
import { wantsCallsi } from "./checkout-form";
import { CheckoutProgress } from "./checkout-progress";
import { PlanStep } from "./plan-step";
import { ReviewStep } from "./review-step";
import { useCheckoutStep, useStepFocus } from "./use-checkout-step";
import { usePaymentRedirect } from "./use-payment-redirect";

export function Checkout() {
  const { t } = useTranslation();
  const lead = useLeadForm({ form: "checkout" });
  const { step, next, searchFor } = useCheckoutStep(lead.form);
  const headingRef = useStepFocus(step);
  const { sent } = lead;
  usePaymentRedirect(sent);
  // Not useWatch, which misses the draft that is restored before it subscribes.
  const values = lead.form.watch();
  const bill = { wantsCallsi: wantsCallsi(sent?.values ?? values) };
  const isReview = step === "review";

  return (
    <div className="wrap grid min-h-[70vh] grid-cols-1 items-start gap-8 pt-8 pb-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16 lg:pt-14 xl:gap-22">
      {sent !== null ? (
        <CheckoutDone lead={lead} sent={sent} />
      ) : (
        <div>
          <h1 className="h1">{t("Let’s get your front built.")}</h1>
          {step === "business" && (
            <>
              <Intro>
                {t(
                  "For when you have decided: three short steps, and no card number on this site.",
                )}{" "}
                {t(dealTerms.response.long)}
              </Intro>
              <OtherDoors here="checkout" className="mt-2" />
            </>
          )}
          <FoldedBill {...bill} />
          <CheckoutProgress step={step} searchFor={searchFor} />
          <LeadFormFrame
            // Enter goes to the next step; only the review sends.
            lead={isReview ? lead : { ...lead, submit: next }}
            className="mt-8 grid gap-9"
            label={t("Request a website")}
          >
            <AnotherRequest />
            {step === "business" && <BusinessStep headingRef={headingRef} />}
            {step === "plan" && <PlanStep headingRef={headingRef} back={searchFor("business")} />}
            {isReview && (
              <ReviewStep headingRef={headingRef} values={values} searchFor={searchFor} />
            )}
          </LeadFormFrame>
        </div>
      )}
      <aside
        className={cn("top-6 lg:sticky", sent === null && "max-lg:hidden")}
        aria-label={t("Your bill")}
      >
        <CheckoutBill {...bill} />
      </aside>
    </div>
  );
}
