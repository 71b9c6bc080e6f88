import { useTranslation } from "react-i18next";
import { dealTerms } from "@/content/deal-terms";
import { Intro } from "@/components/intro";
import { TextLink } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { FieldDescription } from "@/components/ui/field";
import { paths } from "@/lib/paths";
import { nextSteps } from "@/content/next-steps";
import { site } from "@/content/company";
import { ConsentField } from "@/features/lead-form/fields/consent-field";
import { LeadQuestions } from "@/features/lead-form/fields/lead-questions";
import { LeadFormFrame } from "@/features/lead-form/lead-form-frame";
import { LeadFormStatus } from "@/features/lead-form/lead-form-status";
import { LeadSent } from "@/features/lead-form/sent/lead-sent";
import { AnotherRequest } from "@/features/lead-form/sent/another-request";
import { LeadSubmit } from "@/features/lead-form/lead-submit";
import { useLeadForm } from "@/features/lead-form/use-lead-form";

export function JoinTheList() {
  const { t } = useTranslation();
  const lead = useLeadForm({ form: "callsi" });
  return (
    <section className="section" id="join" aria-labelledby="callsi-join">
      <div className="wrap grid-12">
        <div className="col-span-full lg:col-span-5">
          <h2 className="display" id="callsi-join">
            {t("Let it ring once.")}
          </h2>
          <Intro className="mt-7">
            {t(
              "Join the list and we set up a test line for your trade, so you can try to trip it up before a customer does.",
            )}
          </Intro>
          <p className="mt-4 font-semibold">{t(dealTerms.callsi.short)}</p>
        </div>
        <div className="col-span-full mt-9 lg:col-span-6 lg:col-start-7 lg:mt-0">
          {lead.sent ? (
            <LeadSent
              lead={lead}
              sent={lead.sent}
              anotherLabel={t("Put somebody else on it")}
              heading={t("You’re on the list.")}
              headingLevel={3}
              steps={nextSteps.callsi}
            />
          ) : (
            <LeadFormFrame
              className="grid gap-4 border-t-2 border-text pt-6 sm:grid-cols-2"
              lead={lead}
              label={t("Join the Callsi list")}
            >
              <AnotherRequest className="col-span-full" />
              <LeadQuestions />
              <ConsentField className="sm:col-span-2">
                <Trans
                  i18nKey="{{brand}} may email or call me about Callsi AI. I can withdraw this at any time; the <policy>privacy policy</policy> says how."
                  values={{ brand: site.brand }}
                  components={{ policy: <TextLink to={paths.privacy} /> }}
                />
              </ConsentField>
              <LeadFormStatus className="sm:col-span-2" />
              <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
                <LeadSubmit busyLabel={t("Joining")}>{t("Join the list")}</LeadSubmit>
                <FieldDescription>
                  {t("No card, no contract. A person calls or writes, not a program.")}
                </FieldDescription>
              </div>
            </LeadFormFrame>
          )}
        </div>
      </div>
    </section>
  );
}
