import { useTranslation } from "react-i18next";
import { useEffect, useRef, useLayoutEffect, type ComponentProps } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { UseFormReturn } from "react-hook-form";
import { Intro } from "@/components/intro";
import { cn } from "@/lib/cn";
import { dealTerms } from "@/content/deal-terms";
import { LeadFormFrame } from "@/features/lead-form/lead-form-frame";
import { AnotherRequest } from "@/features/lead-form/sent/another-request";
import { useLeadForm, type SentLead } from "@/features/lead-form/use-lead-form";
import { env } from "@/lib/env";
import { LeadQuestions } from "@/features/lead-form/fields/lead-questions";
import { LeadSubmit } from "@/features/lead-form/lead-submit";
import { buttonVariants } from "@/components/ui/button";
import { nextSteps } from "@/content/next-steps";
import { LeadSent } from "@/features/lead-form/sent/lead-sent";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import type { LeadAnswers } from "@/content/lead-questions";
import { OtherDoors } from "../other-doors";
import { CheckoutBill, FoldedBill } from "./checkout-bill";
import { wantsCallsi, fieldsOf, furthestStep } from "./checkout-form";
import { CheckoutProgress } from "./checkout-progress";
import { PlanStep } from "./plan-step";
import { ReviewStep } from "./review-step";
import { paymentAddress } from "./payment-address";
import { StepActions, StepHeading, type StepHeadingRef } from "./step-heading";
import { isBefore, searchForStep, stepAfter, stepFromSearch, type Step } from "./checkout-steps";

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

/** Removes the step from the URL after sending, and redirects to the payment page once. */
function usePaymentRedirect(sent: SentLead | null): void {
  const navigate = useNavigate();
  const goneOnWith = useRef<string | null>(null);

  useEffect(() => {
    if (!sent?.isNew || goneOnWith.current === sent.reference) return;
    goneOnWith.current = sent.reference;
    const goOn = async () => {
      await navigate({ search: "" }, { replace: true });
      if (env.stripePaymentLink !== null) {
        location.assign(paymentAddress(env.stripePaymentLink, sent));
      }
    };
    void goOn();
  }, [sent, navigate]);
}

function BusinessStep({ headingRef }: { headingRef: StepHeadingRef }) {
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

type CheckoutDoneProps = Pick<ComponentProps<typeof LeadSent>, "lead" | "sent">;

function CheckoutDone({ lead, sent }: CheckoutDoneProps) {
  const { t } = useTranslation();
  // A visitor who signed up has requested a call, and may request the site here.
  const isSignup = sent.form === "signup";
  const link = isSignup ? null : env.stripePaymentLink;
  return (
    <div>
      <h1 className="h1">{t("It’s on our desk.")}</h1>
      <LeadSent
        className="mt-8"
        lead={lead}
        sent={sent}
        anotherLabel={isSignup ? t("Request the site now") : t("Request another site")}
        heading={
          isSignup
            ? t("{{business}} is on our call list.", { business: sent.values.business })
            : link === null
              ? t("Request received. Nothing was charged.")
              : t("Request received. The payment page is next.")
        }
        steps={isSignup ? nextSteps.signup : nextSteps.checkout}
      >
        {link !== null && (
          <a className={buttonVariants({ size: "lg" })} href={paymentAddress(link, sent)}>
            {t("Continue to Stripe’s payment page")}
          </a>
        )}
      </LeadSent>
      <section className="mt-10">
        <h2 className="text-xl/tight">{t("Worth having ready for the demo")}</h2>
        <ul className="mt-2.5 list-[square] space-y-2.5 pl-5 leading-snug text-text-2 marker:text-curb-400">
          <li>{t("A few phone photos: a finished job, the truck, the people.")}</li>
          <li>{t("Your logo, if there is a file of it somewhere.")}</li>
          <li>{t("Where your domain is registered, if you have one.")}</li>
        </ul>
      </section>
    </div>
  );
}

/** The step in the URL. A step that is too far leads to the first incomplete one. */
function useCheckoutStep(form: UseFormReturn<LeadAnswers>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const step = isHydrated ? stepFromSearch(search) : "business";

  // After the layout effect that restores the draft, and only on arrival, because later typing must
  // not change the step.
  useLayoutEffect(() => {
    const furthest = furthestStep(form.getValues());
    if (isHydrated && isBefore(furthest, step)) {
      void navigate({ search: searchForStep(search, furthest) }, { replace: true });
    }
  }, [isHydrated, step, search, form, navigate]);

  const next = async (event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    if (await form.trigger(fieldsOf(step), { shouldFocus: true })) {
      await navigate({ search: searchForStep(search, stepAfter(step)) });
    }
  };
  const searchFor = (target: Step) => searchForStep(search, target);
  return { step, next, searchFor };
}

/** Focuses a step's heading when the step changes, but not on page load. */
function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Step | null>(null);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    if (shown.current !== null && shown.current !== step) {
      heading.current?.focus({ preventScroll: true });
    }
    shown.current = step;
  }, [isHydrated, step]);
  return heading;
}
