import { useTranslation } from "react-i18next";
import { paths } from "@/lib/paths";
import { ContactFields } from "../lead-form/contact-fields";
import { LeadFormFrame } from "../lead-form/lead-form-frame";
import { LeadFormStatus } from "../lead-form/lead-form-status";
import { LeadSubmit } from "../lead-form/lead-submit";
import { TradeSelect } from "../lead-form/trade-select";
import { useLeadForm } from "../lead-form/use-lead-form";
import { DemoRequested } from "../schedule-demo/demo-requested";
import { demoSchema, emptyDemo } from "../schedule-demo/demo-form";
import { SlotPicker } from "../schedule-demo/slot-picker";
import { SlotSummary } from "../schedule-demo/slot-summary";
import { useSlotChoice } from "../schedule-demo/use-slot-choice";
import { contactCopy } from "./contact-copy";

const SECTION_ID = paths.scheduleDemo.split("#")[1];

/** Where "Schedule Demo" leads without JavaScript; the same form as in its dialog. */
export function BookDemo() {
  const { t } = useTranslation();
  return (
    <section className="section contact-demo" id={SECTION_ID}>
      <div className="wrap grid-12">
        <div className="contact-side">
          <h2 className="h2">{t(contactCopy.demoHeading)}</h2>
          <p className="lead">{t(contactCopy.demoLead)}</p>
          <ul>
            {contactCopy.demoNotes.map((note) => (
              <li key={note}>{t(note)}</li>
            ))}
          </ul>
        </div>
        <div className="contact-demo-form">
          <DemoForm />
        </div>
      </div>
    </section>
  );
}

function DemoForm() {
  const { t } = useTranslation();
  const lead = useLeadForm({
    form: "schedule-demo",
    schema: demoSchema,
    defaultValues: emptyDemo,
  });
  const choice = useSlotChoice(lead.form);
  if (lead.sent && choice) return <DemoRequested sent={lead.sent} timeZone={choice.timeZone} />;
  return (
    <LeadFormFrame lead={lead} label={t(contactCopy.demoHeading)}>
      <SlotPicker choice={choice} />
      <div className="contact-demo-fields">
        <ContactFields phone="required" phoneLabel={t("Phone we should call")} />
        <TradeSelect />
      </div>
      <LeadFormStatus className="mt-5" />
      <div className="contact-demo-end">
        <SlotSummary choice={choice} />
        <LeadSubmit variant="ink" busyLabel={t("Sending")}>
          {t("Request this time")}
        </LeadSubmit>
      </div>
    </LeadFormFrame>
  );
}
