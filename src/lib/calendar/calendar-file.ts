import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { CalendarDay } from "@/lib/dates/calendar-day";
import { env } from "@/lib/env";
import { site } from "@/content/company";

type EventTime = { start: Date; end: Date } | { day: CalendarDay };

export type CalendarEvent = EventTime & {
  /** Identifies the event in every file about it; a domain is appended. */
  uid: string;
  /** Higher in each file that changes the event, from 0 on. */
  sequence: number;
  /** TENTATIVE until the time is confirmed. */
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  title: string;
  description: string;
  url?: string;
  /** When the file was made; by default, now. */
  stamp?: Date;
};

const REMINDER_SECONDS = 3600;

/** Canceled events have no alarm. */
const alarmsOf = ({ status, title }: CalendarEvent) =>
  status === "CANCELLED"
    ? []
    : [{ type: ICalAlarmType.display, triggerBefore: REMINDER_SECONDS, description: title }];

/** An iCalendar file (RFC 5545). `name` is the title of a subscribed calendar. */
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
export const CALENDAR_FILE_NAME = "curbfront-demo.ics";
