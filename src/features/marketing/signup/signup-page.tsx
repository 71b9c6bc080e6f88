import { useTranslation } from "react-i18next";
import { useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { Intro } from "@/components/intro";
import { LeadSent } from "@/features/lead-form/sent/lead-sent";
import { nextSteps } from "@/content/next-steps";
import { TextLink } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { FieldDescription } from "@/components/ui/field";
import { paths } from "@/lib/paths";
import { LeadQuestions } from "@/features/lead-form/fields/lead-questions";
import { LeadFormFrame } from "@/features/lead-form/lead-form-frame";
import { LeadFormStatus } from "@/features/lead-form/lead-form-status";
import { AnotherRequest } from "@/features/lead-form/sent/another-request";
import { LeadSubmit } from "@/features/lead-form/lead-submit";
import { useLeadForm, type LeadFormState } from "@/features/lead-form/use-lead-form";
import { isTradeChoice } from "@/content/trades";
import { afterPressing } from "./signup-content";
import { OtherDoors } from "../other-doors";
import { SignupPreview } from "./signup-preview";

export function Signup() {
  const { t } = useTranslation();
  const lead = useSignupForm();
  // Not useWatch, which misses the draft that is restored before it subscribes.
  const { business = "", town = "", phone = "", trade = "" } = lead.form.watch();
  return (
    <>
      <div className="grid lg:grid-cols-[1fr_1.08fr]">
        <SignupPreview business={business} town={town} phone={phone} trade={trade} />
        <div className="px-5 pt-9 pb-14 sm:px-6 lg:pt-12 lg:pr-13 lg:pl-[max(2.5rem,calc((100vw-80rem)/2))]">
          <h1 className="h1 text-[clamp(2.375rem,1.4rem+2.7vw,3.5rem)]">
            {t("Put your name over the door.")}
          </h1>
          {lead.sent ? (
            <LeadSent
              className="mt-8"
              lead={lead}
              sent={lead.sent}
              heading={
                lead.sent.form === "checkout"
                  ? t("You asked for a site for {{business}}.", {
                      business: lead.sent.values.business,
                    })
                  : t("{{business}} is on our call list.", { business: lead.sent.values.business })
              }
              anotherLabel={t("Send another")}
              steps={lead.sent.form === "checkout" ? nextSteps.checkout : nextSteps.signup}
            />
          ) : (
            <>
              <Intro className="text-balance lg:max-w-[38ch]">
                {t(
                  "For when you want to see your name on it first. Type it below and the example site wears it. Send it and a person calls you about the real one.",
                )}
              </Intro>
              <OtherDoors here="signup" className="mt-2" />
              <SignupFields lead={lead} />
            </>
          )}
        </div>
      </div>
      <NextSteps />
    </>
  );
}

function NextSteps() {
  const { t } = useTranslation();
  return (
    <section className="section bg-concrete-100" aria-labelledby="signup-next">
      <div className="wrap grid-12">
        <h2 className="h2 col-span-full lg:col-span-4" id="signup-next">
          {t("What happens after you press send")}
        </h2>
        <ol className="col-span-full mt-7 border-t-2 border-text lg:col-span-7 lg:col-start-6 lg:mt-0">
          {afterPressing.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-1 border-b border-line-strong py-5 sm:grid-cols-[11rem_1fr]"
            >
              <h3 className="text-xl/snug">{t(title)}</h3>
              <p className="max-w-[54ch] text-text-2">{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function SignupFields({ lead }: { lead: LeadFormState }) {
  const { t } = useTranslation();
  return (
    <LeadFormFrame
      lead={lead}
      // The scroll margin keeps a focused field below the preview's strip.
      className="mt-8 grid gap-4 sm:grid-cols-2 max-lg:[&_:is(input,select,button)]:scroll-mt-16"
      label={t("Sign up")}
    >
      <AnotherRequest className="col-span-full" />
      <GroupHeading>{t("The sign")}</GroupHeading>
      <LeadQuestions part="sign" />
      <GroupHeading>{t("You")}</GroupHeading>
      <LeadQuestions part="you" />
      <LeadFormStatus className="col-span-full" />
      <div className="col-span-full mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
        <LeadSubmit busyLabel={t("Sending")}>{t("Send my details")}</LeadSubmit>
        <FieldDescription className="flex-[1_1_14rem]">
          <Trans
            i18nKey="No card, no contract. We use this to call you back about a site, as the <policy>privacy policy</policy> says."
            components={{ policy: <TextLink to={paths.privacy} /> }}
          />
        </FieldDescription>
      </div>
    </LeadFormFrame>
  );
}

function GroupHeading({ children }: { children: string }) {
  return (
    <h2 className="col-span-full mt-2 border-b-2 border-text pb-2.5 text-xl/tight">{children}</h2>
  );
}

const TRADE_PARAM = "trade";

/** The sign-up form, whose trade is synchronized with `?trade=`. */
function useSignupForm() {
  const [search, setSearch] = useSearchParams();
  const trade = search.get(TRADE_PARAM);
  const urlTrade = isTradeChoice(trade) ? trade : null;
  const lead = useLeadForm({
    form: "signup",
    urlValues: urlTrade === null ? {} : { trade: urlTrade },
  });
  const { getValues, setValue, subscribe } = lead.form;
  const answered = useRef(urlTrade);

  // Otherwise a reload would restore the URL's trade.
  const follow = useCallback(
    (chosen = "") =>
      setSearch(
        (others) => {
          if (chosen === "") others.delete(TRADE_PARAM);
          else others.set(TRADE_PARAM, chosen);
          return others;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );

  useEffect(() => {
    const isNews = answered.current !== urlTrade;
    answered.current = urlTrade;
    const chosen = getValues("trade");
    if (urlTrade === null || urlTrade === chosen) return;
    if (isNews) setValue("trade", urlTrade);
    // A choice before the code loaded has priority.
    else follow(chosen);
  }, [urlTrade, getValues, setValue, follow]);

  useEffect(
    () =>
      subscribe({
        name: "trade",
        formState: { values: true },
        callback: ({ name, type, values }) => {
          if (name === "trade" && type === "change") follow(values.trade);
        },
      }),
    [subscribe, follow],
  );
  return lead;
}
