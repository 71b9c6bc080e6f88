import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { TextLink } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { FieldDescription, FieldLegend } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { paths } from "@/lib/paths";
import { ChoiceCard } from "@/features/lead-form/fields/choice-card";
import { LeadQuestions } from "@/features/lead-form/fields/lead-questions";
import { LeadFormFrame, useLeadFormState } from "@/features/lead-form/lead-form-frame";
import { LeadFormStatus } from "@/features/lead-form/lead-form-status";
import { LeadSent } from "@/features/lead-form/sent/lead-sent";
import { AnotherRequest } from "@/features/lead-form/sent/another-request";
import { LeadSubmit } from "@/features/lead-form/lead-submit";
import { useLeadForm } from "@/features/lead-form/use-lead-form";
import { contactContent } from "./contact-content";

export function MessageForm() {
  const { t } = useTranslation();
  const lead = useLeadForm({ form: "contact" });
  return (
    <section className="section">
      <div className="wrap grid-12">
        <div className="col-span-full lg:col-span-4">
          <h2 className="h2">{t(contactContent.messageHeading)}</h2>
          <Intro>{t(contactContent.messageIntro)}</Intro>
        </div>
        <div className="col-span-full mt-8 lg:col-span-7 lg:col-start-6 lg:mt-0">
          {lead.sent ? (
            <LeadSent
              lead={lead}
              sent={lead.sent}
              anotherLabel={t("Write another message")}
              heading={t(contactContent.sentHeading)}
              headingLevel={3}
              steps={contactContent.sentSteps}
            />
          ) : (
            <LeadFormFrame
              lead={lead}
              className="grid gap-4 sm:grid-cols-2"
              label={t(contactContent.messageHeading)}
            >
              <AnotherRequest className="col-span-full" />
              <Topics />
              <LeadQuestions />
              <LeadFormStatus className="col-span-full" />
              <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-3">
                <LeadSubmit busyLabel={t("Sending")}>{t("Send message")}</LeadSubmit>
                <FieldDescription className="flex-[1_1_14rem]">
                  <Trans
                    i18nKey="We use this to answer you, as the <policy>privacy policy</policy> says."
                    components={{ policy: <TextLink to={paths.privacy} /> }}
                  />
                </FieldDescription>
              </div>
            </LeadFormFrame>
          )}
        </div>
      </div>
    </section>
  );
}

function Topics() {
  const { t } = useTranslation();
  const { form } = useLeadFormState();
  return (
    <RadioGroup className="col-span-full grid grid-cols-3 gap-1.5">
      <FieldLegend className="pb-2">{t("About")}</FieldLegend>
      {contactContent.topics.map(({ value, label }) => (
        <ChoiceCard
          key={value}
          {...form.register("topic")}
          className="min-h-13 px-2 text-sm/tight font-semibold"
          value={value}
        >
          {t(label)}
        </ChoiceCard>
      ))}
    </RadioGroup>
  );
}
