import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { paths } from "@/lib/paths";
import { LeadQuestions } from "@/features/lead-form/fields/lead-questions";
import { LeadFormFrame } from "@/features/lead-form/lead-form-frame";
import { LeadFormStatus } from "@/features/lead-form/lead-form-status";
import { AnotherRequest } from "@/features/lead-form/sent/another-request";
import { useDemoForm } from "../schedule-demo/demo-form";
import { OtherDoors } from "../other-doors";
import { DemoSubmit } from "../schedule-demo/demo-submit";
import { DemoTimeFields } from "../schedule-demo/demo-time-fields";
import { DemoTimeTaken } from "../schedule-demo/demo-time-taken";
import { SentDemo } from "../schedule-demo/sent-demo";
import { SlotSummary } from "../demo-slots/slot-summary";
import { contactContent } from "./contact-content";

const SECTION_ID = paths.scheduleDemo.split("#")[1];

/** The target of "Schedule Demo" without JavaScript, with the dialog's form. */
export function BookDemo() {
  const { t } = useTranslation();
  return (
    <section className="section bg-concrete-100" id={SECTION_ID}>
      <div className="wrap grid-12">
        <div className="col-span-full lg:col-span-4">
          <h2 className="h2">{t(contactContent.demoHeading)}</h2>
          <Intro>{t(contactContent.demoIntro)}</Intro>
          <ul className="mt-6 border-t-2 border-text">
            {contactContent.demoNotes.map((note) => (
              <li key={note} className="border-b border-line-strong py-3 text-base text-text-2">
                {t(note)}
              </li>
            ))}
          </ul>
          <OtherDoors here="demo" className="mt-4" />
        </div>
        <div className="col-span-full mt-8 min-w-0 rounded-md border border-line-strong bg-surface p-4 shadow-plate sm:p-6 lg:col-span-7 lg:col-start-6 lg:mt-0 lg:p-8">
          <DemoForm />
        </div>
      </div>
    </section>
  );
}

function DemoForm() {
  const { t } = useTranslation();
  const { lead, times, choice, isBooking } = useDemoForm();
  if (lead.sent) {
    return <SentDemo lead={lead} sent={lead.sent} choice={choice} />;
  }
  return (
    <LeadFormFrame lead={lead} label={t(contactContent.demoHeading)}>
      <AnotherRequest className="mb-5" />
      <DemoTimeFields times={times} choice={choice} />
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <LeadQuestions />
      </div>
      <LeadFormStatus className="mt-5" />
      <DemoTimeTaken className="mt-5" choice={choice} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t-2 border-text pt-5">
        <SlotSummary choice={choice} isBooking={isBooking} />
        <DemoSubmit choice={choice} isBooking={isBooking} />
      </div>
    </LeadFormFrame>
  );
}
