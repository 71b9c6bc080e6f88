import { site } from "@/lib/site/site";

const MINUTE = 60_000;

export type CalendarEvent = {
  uid: string;
  start: Date;
  minutes: number;
  title: string;
  description: string;
  /** When the file was made. */
  stamp: Date;
};

/** "20261201T153000Z". */
function utcStamp(date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");
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

/** An iCalendar file with one event, still to be confirmed, and a reminder an hour before it. */
export function calendarFile({ uid, start, minutes, title, description, stamp }: CalendarEvent) {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${site.brand}//Demo//EN`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${utcStamp(stamp)}`,
    `DTSTART:${utcStamp(start)}`,
    `DTEND:${utcStamp(new Date(start.getTime() + minutes * MINUTE))}`,
    "STATUS:TENTATIVE",
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(title)}`,
    "TRIGGER:-PT1H",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
