import { CalendarPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import { isPlainPress } from "@/lib/plain-press";
import { paths } from "@/lib/paths";
import { dealTerms } from "@/content/deal-terms";
import { CALENDAR_TYPE, calendarFile } from "@/lib/calendar/calendar-file";
import { saveFile } from "@/lib/storage/save-file";
import { staffName } from "@/content/staff-name";
import { site } from "@/content/company";
import { LeadSent } from "@/features/lead-form/sent/lead-sent";
import type { LeadFormState, SentLead } from "@/features/lead-form/use-lead-form";
import { SlotLabel } from "../demo-slots/slot-summary";
import { readableZone, type SlotChoice } from "../demo-slots/use-slot-choice";

const MINUTE = 60_000;

type DemoRequestedProps = {
  lead: LeadFormState;
  sent: SentLead;
  /** The times that were free, with their zone. */
  choice: SlotChoice | null;
  /** Replaces navigation where the sheet's history entry must be replaced. */
  onLeave?: (() => void) | undefined;
};

export function DemoRequested({ lead, sent, choice, onLeave }: DemoRequestedProps) {
  const { t } = useTranslation();
  const { booking, values } = sent;
  const phone = values.phone ?? "";
  const steps =
    booking === null
      ? [
          values.slot
            ? t(
                "We confirm this time by phone or email, or offer you the nearest one that is free.",
              )
            : t("We call you on {{phone}} to find a time.", { phone }),
          // Does not depend on the cause, which would reveal the numbers that we know.
          ...(values.slot
            ? [
                t(
                  "We confirm by hand when many ask for a time at once, or when an earlier request may be yours. If you have booked before, the link in that email moves it.",
                ),
              ]
            : []),
          t("Then we call {{phone}} with an example site for your trade ready.", { phone }),
        ]
      : [
          t("{{host}} calls you on {{phone}}, with an example site for your trade ready.", {
            host: staffName(booking.host),
            phone,
          }),
          t("The call comes from {{office}}.", { office: site.phone }),
          t("Keep your phone near and a screen open. There is nothing to install."),
        ];
  return (
    <LeadSent
      lead={lead}
      sent={sent}
      heading={booking === null ? t("We have your request") : t("You are booked")}
      headingLevel={3}
      callQuestion={values.slot ? "Need another time?" : "Sooner than that?"}
      steps={steps}
    >
      {values.slot && <DemoTime lead={lead} sent={sent} choice={choice} onLeave={onLeave} />}
    </LeadSent>
  );
}

function DemoTime({ sent: { reference, booking, values }, choice, onLeave }: DemoRequestedProps) {
  const { t } = useTranslation();
  const timeZone = choice?.timeZone ?? readableZone();
  const minutes = choice?.minutes ?? dealTerms.demoMinutes;
  const start = booking?.startsAt ?? new Date(values.slot ?? "");
  const end = booking?.endsAt ?? new Date(start.getTime() + minutes * MINUTE);
  const { brand, phone: office } = site;
  const details = { brand, phone: values.phone ?? "", reference, office };
  const download = () =>
    saveFile(
      `curbfront-demo-${reference}.ics`,
      calendarFile([
        {
          uid: reference,
          sequence: 0,
          start,
          end,
          status: booking === null ? "TENTATIVE" : "CONFIRMED",
          title:
            booking === null
              ? t("{{brand}} demo, by phone (to be confirmed)", { brand })
              : t("{{brand}} demo, by phone", { brand }),
          description:
            booking === null
              ? t(
                  "Once the time is confirmed, {{brand}} calls you on {{phone}}. Reference {{reference}}. For another time: {{office}}.",
                  details,
                )
              : t(
                  "{{brand}} calls you on {{phone}}. Reference {{reference}}. For another time: {{office}}.",
                  details,
                ),
          stamp: new Date(),
        },
      ]),
      CALENDAR_TYPE,
    );
  return (
    <>
      <p className="leading-snug">
        <SlotLabel slot={start} end={end} timeZone={timeZone} />
      </p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="secondary" onClick={download}>
          <CalendarPlus size={19} aria-hidden />
          {t("Add to calendar")}
        </Button>
        {booking !== null && (
          <TextLink
            className="inline-flex min-h-11 items-center"
            to={paths.bookingOf(booking.key)}
            replace={onLeave !== undefined}
            onClick={(event) => {
              if (isPlainPress(event)) onLeave?.();
            }}
          >
            {t("Move or cancel it")}
          </TextLink>
        )}
      </p>
    </>
  );
}
