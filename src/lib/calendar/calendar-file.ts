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

/** "20261201T153000Z". */
const utcStamp = (date: Date) => `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
const dayStamp = (day: CalendarDay) => day.replaceAll("-", "");

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r\n?|\n/g, "\\n");
}

/** Lines longer than 75 bytes continue after a line break and a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const character of line) {
    if (new TextEncoder().encode(current + character).length > 74) {
      lines.push(current);
      current = "";
    }
    current += character;
  }
  return [...lines, current].join("\r\n ");
}

const timeLines = (event: EventTime) =>
  "day" in event
    ? [`DTSTART;VALUE=DATE:${dayStamp(event.day)}`]
    : [`DTSTART:${utcStamp(event.start)}`, `DTEND:${utcStamp(event.end)}`];

/** An hour before; nobody needs reminding of what is off. */
const alarmLines = ({ status, title }: CalendarEvent) =>
  status === "CANCELLED"
    ? []
    : [
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        `DESCRIPTION:${escapeText(title)}`,
        "TRIGGER:-PT1H",
        "END:VALARM",
      ];

const eventLines = (event: CalendarEvent) => [
  "BEGIN:VEVENT",
  `UID:${event.uid}@${new URL(env.siteUrl).hostname}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utcStamp(event.stamp ?? new Date())}`,
  ...timeLines(event),
  `STATUS:${event.status}`,
  `SUMMARY:${escapeText(event.title)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  ...(event.url === undefined ? [] : [`URL:${event.url}`]),
  ...("day" in event ? [] : alarmLines(event)),
  "END:VEVENT",
];

/** An iCalendar file (RFC 5545). `name` is what a calendar that follows it is called. */
export function calendarFile(events: readonly CalendarEvent[], name?: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${site.brand}//Demo//EN`,
    "METHOD:PUBLISH",
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escapeText(name)}`]),
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

export const CALENDAR_TYPE = "text/calendar";
/** Of what comes with a mail. */
export const CALENDAR_FILE_NAME = "curbfront-demo.ics";
