import type { CalendarEvent } from "@/lib/calendar/calendar-file";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";

type HostDemo = {
  /** Of the booking. */
  id: string;
  /** Null where nobody knows which it is. */
  leadId: string | null;
  name: string;
  business?: string | null | undefined;
  phone?: string | null | undefined;
  message?: string | null | undefined;
};

/**
 * What a demo is called in the calendar of whoever calls. Their feed and the mails to them name it alike,
 * so that it stands there once; the visitor's event is another, with a link that is theirs alone.
 */
export const hostEvent = (
  demo: HostDemo,
): Pick<CalendarEvent, "uid" | "title" | "description" | "url"> => ({
  uid: `demo-${demo.id}`,
  title: `Demo: ${demo.business ?? demo.name}`,
  description: [demo.name, demo.phone, demo.message].filter(Boolean).join("\n"),
  url: env.siteUrl + (demo.leadId === null ? paths.crmLeads : paths.crmLead(demo.leadId)),
});
