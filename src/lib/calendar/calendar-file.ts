import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { CalendarDay } from "@/lib/time/calendar-day";
import { env } from "@/lib/env";
import { site } from "@/lib/site/site";

type EventTime =
  | { start: Date; end: Date }
  /** The whole of a day. */
  | { day: CalendarDay };

export type CalendarEvent = EventTime & {
  /** The same for every file about this event; without a domain, which is added. */
  uid: string;
  /** Higher in each file that changes it, from 0 on. */
  sequence: number;
  /** Tentative while the time has yet to be confirmed. */
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  title: string;
  description: string;
  /** Where more of it stands. */
  url?: string;
  /** When the file was made; now, where it is not said. */
  stamp?: Date;
};

const REMINDER_SECONDS = 3600;

/** Nobody needs reminding of what is off. */
const alarmsOf = ({ status, title }: CalendarEvent) =>
  status === "CANCELLED"
    ? []
    : [{ type: ICalAlarmType.display, triggerBefore: REMINDER_SECONDS, description: title }];

/** An iCalendar file (RFC 5545). `name` is what a calendar that follows it is called. */
export function calendarFile(events: readonly CalendarEvent[], name?: string): string {
  const calendar = ical({
    prodId: { company: site.brand, product: "Demo" },
    method: ICalCalendarMethod.PUBLISH,
    name: name ?? null,
  });
  for (const event of events) {
    calendar.createEvent({
      id: `${event.uid}@${new URL(env.siteUrl).hostname}`,
      sequence: event.sequence,
      stamp: event.stamp ?? new Date(),
      status: ICalEventStatus[event.status],
      summary: event.title,
      description: event.description,
      url: event.url ?? null,
      ...("day" in event
        ? { start: new Date(event.day), allDay: true }
        : { start: event.start, end: event.end, alarms: alarmsOf(event) }),
    });
  }
  // The library leaves the last line open.
  return `${calendar.toString()}\r\n`;
}

export const CALENDAR_TYPE = "text/calendar";
/** Of what comes with a mail. */
export const CALENDAR_FILE_NAME = "curbfront-demo.ics";
