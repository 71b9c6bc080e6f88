import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { LeadSent } from "@/features/lead-form/sent/lead-sent";
import { nextSteps } from "@/content/next-steps";
import { afterPressing } from "./signup-content";
import { OtherDoors } from "../other-doors";
import { SignupFields } from "./signup-fields";
import { SignupPreview } from "./signup-preview";
import { useSignupForm } from "./use-signup-form";

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
