import { useTranslation } from "react-i18next";
import { textLinkVariants } from "@/components/text-link";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { site } from "@/content/company";
import { Badge } from "@/components/ui/badge";
import { useNow } from "@/hooks/use-now";
import { phoneStatus } from "@/lib/dates/office/office-hours";
import { dealTerms } from "@/content/deal-terms";
import { phoneSentence } from "@/lib/dates/office/phone-sentence";
import { Intro } from "@/components/intro";
import { LeadQuestions } from "@/features/lead-form/fields/lead-questions";
import { LeadFormFrame } from "@/features/lead-form/lead-form-frame";
import { LeadFormStatus } from "@/features/lead-form/lead-form-status";
import { AnotherRequest } from "@/features/lead-form/sent/another-request";
import { contactContent } from "./contact-content";
import { DoorSign } from "./door-sign";
import { MessageForm } from "./message-form";
import { OfficesNow } from "./offices-now";
import { ScheduleDemoButton } from "../schedule-demo/schedule-demo-button";
import { useDemoForm } from "../schedule-demo/demo-form";
import { OtherDoors } from "../other-doors";
import { DemoSubmit } from "../schedule-demo/demo-submit";
import { DemoTimeFields, DemoTimeTaken } from "../schedule-demo/demo-time-fields";
import { SentDemo } from "../schedule-demo/sent-demo";
import { SlotSummary } from "../demo-slots/slot-summary";

export function ContactPage() {
  const { t } = useTranslation();
  return (
    <>
      <section className="overflow-hidden bg-sky-100">
        <div className="wrap grid-12 items-end">
          <div className="col-span-full pt-10 pb-8 sm:col-span-8 lg:pt-18 lg:pb-14">
            <h1 className="h1">{t(contactContent.heading)}</h1>
            <a
              className="mt-7 inline-block font-display text-[clamp(2.375rem,6.6vw,5.25rem)]/none font-bold tracking-[-0.035em] whitespace-nowrap no-underline decoration-curb-400 decoration-8 underline-offset-[0.12em] hover:underline lg:mt-11"
              href={site.phoneHref}
            >
              {site.phone}
            </a>
            <PhoneStatus />
          </div>
          <div className="relative hidden min-h-85 self-stretch sm:col-span-4 sm:block">
            <DoorSign />
          </div>
        </div>
      </section>
      <section className="section">
        <div className="wrap grid-12">
          <h2 className="h2 col-span-full lg:col-span-4">{t(contactContent.routesHeading)}</h2>
          <ul className="col-span-full mt-8 border-t-2 border-text lg:col-span-8 lg:mt-0">
            {contactContent.routes.map(({ who, how, action, href }) => (
              <li
                key={who}
                className="grid items-center gap-x-8 gap-y-1 border-b border-line-strong py-5 sm:grid-cols-[4fr_6fr_8.25rem]"
              >
                <h3 className="text-xl/snug">{t(who)}</h3>
                <p className="text-base text-text-2">{t(how)}</p>
                <RouteLink href={href} label={t(action)} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <BookDemo />
      <MessageForm />
      <OfficesNow />
    </>
  );
}

function RouteLink({ href, label }: { href: string; label: string }) {
  const className = cn(
    textLinkVariants({ variant: "painted" }),
    "justify-self-start sm:justify-self-end",
  );
  const { t } = useTranslation();
  const [, calendar] = href.split("#");
  return href === paths.scheduleDemo ? (
    <>
      <ScheduleDemoButton inPage className={className} />
      {/* Where the header or the bottom bar has the demo button, a link to this page's calendar. */}
      <a className={cn(className, "lg:hidden")} href={`#${calendar}`}>
        {t("Schedule Demo")}
      </a>
    </>
  ) : (
    <a className={className} href={href}>
      {label}
    </a>
  );
}

const bigBadge = "px-2.75 py-2 text-base/none";

/** Prerendered HTML has the opening hours, in a box as high as the longest sentence. */
function PhoneStatus() {
  const { t } = useTranslation();
  const now = useNow();
  const isOpen = now !== null && phoneStatus(now).isOpen;
  return (
    <div className="mt-4 flex min-h-30 flex-wrap content-start items-center gap-x-4 gap-y-2 tabular-nums sm:min-h-18 lg:min-h-14 lg:flex-nowrap max-sm:[&>p]:basis-full">
      {isOpen ? (
        <Badge className={bigBadge} variant="success">
          {t("Open now")}
        </Badge>
      ) : (
        <Badge className={`${bigBadge} bg-white`}>
          {now === null ? t("Phone hours") : t("Closed now")}
        </Badge>
      )}
      <p>
        <span>
          {now === null
            ? t("We pick up {{hours}}.", { hours: t(site.phoneHours) })
            : phoneSentence(now)}
        </span>{" "}
        <span>{t(dealTerms.texting.long)}</span>
      </p>
    </div>
  );
}

const SECTION_ID = paths.scheduleDemo.split("#")[1];

/** The target of "Schedule Demo" without JavaScript, with the dialog's form. */
function BookDemo() {
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
