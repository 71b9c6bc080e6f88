import { CalendarPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { dealTerms } from "@/lib/deal-terms";
import { saveFile } from "@/lib/save-file";
import { site } from "@/lib/site";
import { LeadSent } from "../lead-form/lead-sent";
import type { SentLead } from "../lead-form/use-lead-form";
import { calendarFile } from "./calendar-file";
import { SlotWords } from "./slot-summary";

type DemoBookedProps = { sent: SentLead; timeZone: string };

export function DemoBooked({ sent: { reference, values }, timeZone }: DemoBookedProps) {
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
        title: t("{{brand}} demo, by phone", { brand: site.brand }),
        description: t(
          "{{brand}} calls you on {{phone}}. Reference {{reference}}. To move it: {{office}}.",
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
      heading={t("You’re down for a demo")}
      headingLevel={3}
      callQuestion="Need to move it?"
      steps={[
        t("We call {{phone}} at that time and have an example site for your trade ready.", {
          phone,
        }),
        t("Should somebody have asked for the same time first, we write to you to move it."),
      ]}
    >
      <p className="slot-summary">
        <SlotWords slot={slot} timeZone={timeZone} />
      </p>
      <Button variant="secondary" size="small" onClick={download}>
        <CalendarPlus size={19} aria-hidden />
        {t("Add to calendar")}
      </Button>
    </LeadSent>
  );
}
