import * as z from "zod/mini";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { FieldDescription, FieldLegend } from "@/components/ui/field";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { paths } from "@/lib/paths";
import { ContactFields } from "../lead-form/contact-fields";
import { LeadMessage } from "../lead-form/lead-field";
import { leadField, type LeadFields } from "../lead-form/lead-fields";
import { LeadFormFrame, useLeadFormState } from "../lead-form/lead-form-frame";
import { LeadFormStatus } from "../lead-form/lead-form-status";
import { LeadSent } from "../lead-form/lead-sent";
import { LeadSubmit } from "../lead-form/lead-submit";
import { useLeadForm } from "../lead-form/use-lead-form";
import { contactCopy } from "./contact-copy";

const schema = z.object({
  topic: leadField.topic,
  name: leadField.name,
  email: leadField.email,
  message: leadField.message,
});

const empty: LeadFields = {
  topic: contactCopy.topics[0].value,
  name: "",
  email: "",
  message: "",
};

export function MessageForm() {
  const { t } = useTranslation();
  const lead = useLeadForm({ form: "contact", schema, defaultValues: empty });
  return (
    <section className="section contact-message">
      <div className="wrap grid-12">
        <div className="contact-side">
          <h2 className="h2">{t(contactCopy.messageHeading)}</h2>
          <p className="lead">{t(contactCopy.messageLead)}</p>
        </div>
        <div className="contact-message-form">
          {lead.sent ? (
            <LeadSent
              reference={lead.sent.reference}
              heading={t(contactCopy.sentHeading)}
              headingLevel={3}
              steps={contactCopy.sentSteps}
            />
          ) : (
            <LeadFormFrame
              lead={lead}
              className="contact-form"
              label={t(contactCopy.messageHeading)}
            >
              <Topics />
              <ContactFields />
              <LeadMessage
                className="contact-wide"
                label={t("Message")}
                hint={t("Please don’t put card numbers or passwords in here.")}
              />
              <LeadFormStatus className="contact-wide" />
              <div className="contact-wide contact-form-end">
                <LeadSubmit busyLabel={t("Sending")}>{t("Send message")}</LeadSubmit>
                <FieldDescription className="flex-[1_1_14rem]">
                  {t("We use this to answer you, as the")}{" "}
                  <Link className="inline-link" to={paths.privacy}>
                    {t("privacy policy")}
                  </Link>{" "}
                  {t("says.")}
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
    <RadioGroup className="contact-topics contact-wide">
      <FieldLegend className="pb-2">{t("About")}</FieldLegend>
      {contactCopy.topics.map(({ value, label }) => (
        <label key={value}>
          <RadioGroupItem {...form.register("topic")} isCover value={value} />
          <span>{t(label)}</span>
        </label>
      ))}
    </RadioGroup>
  );
}
