import { CalendarPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { dealTerms } from "@/lib/site/deal-terms";
import { saveFile } from "@/lib/storage/save-file";
import { site } from "@/lib/site/site";
import { LeadSent } from "../lead-form/lead-sent";
import type { SentLead } from "../lead-form/use-lead-form";
import { calendarFile } from "./calendar-file";
import { SlotLabel } from "./slot-summary";

type DemoRequestedProps = { sent: SentLead; timeZone: string };

export function DemoRequested({ sent: { reference, values }, timeZone }: DemoRequestedProps) {
  const { t } = useTranslation();
  const slot = new Date(values.slot ?? "");
  const phone = values.phone ?? "";
  const download = () =>
    saveFile(
      `curbfront-demo-${reference}.ics`,
      calendarFile({
        uid: `${reference}@${new URL(location.href).hostname}`,
        start: slot,
        minutes: dealTerms.demoMinutes,
        title: t("{{brand}} demo, by phone (to be confirmed)", { brand: site.brand }),
        description: t(
          "Once the time is confirmed, {{brand}} calls you on {{phone}}. Reference {{reference}}. For another time: {{office}}.",
          {
            brand: site.brand,
            phone,
            reference,
            office: site.phone,
          },
        ),
        stamp: new Date(),
      }),
      "text/calendar",
    );
  return (
    <LeadSent
      reference={reference}
      heading={t("We have your request")}
      headingLevel={3}
      callQuestion="Need another time?"
      steps={[
        t("We confirm this time by phone or email, or offer you the nearest one that is free."),
        t("Then we call {{phone}} with an example site for your trade ready.", { phone }),
      ]}
    >
      <p className="leading-snug">
        <SlotLabel slot={slot} timeZone={timeZone} />
      </p>
      <Button variant="secondary" onClick={download}>
        <CalendarPlus size={19} aria-hidden />
        {t("Add to calendar")}
      </Button>
    </LeadSent>
  );
}
