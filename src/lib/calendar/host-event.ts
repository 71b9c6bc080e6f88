import type { CalendarEvent } from "@/lib/calendar/calendar-file";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";

type HostDemo = {
  id: string;
  /** Null where the lead is unknown. */
  leadId: string | null;
  name: string;
  business?: string | null | undefined;
  phone?: string | null | undefined;
  message?: string | null | undefined;
};

/** The feed and the mails share the uid, so that the event appears once. The visitor's is another. */
export const hostEvent = (
  demo: HostDemo,
): Pick<CalendarEvent, "uid" | "title" | "description" | "url"> => ({
  uid: `demo-${demo.id}`,
  title: `Demo: ${demo.business ?? demo.name}`,
  description: [demo.name, demo.phone, demo.message].filter(Boolean).join("\n"),
  url: env.siteUrl + (demo.leadId === null ? paths.crmLeads : paths.crmLead(demo.leadId)),
});
