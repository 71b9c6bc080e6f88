import { site } from "@/lib/site/site";

export type CalendarEvent = {
  uid: string;
  start: Date;
  end: Date;
  /** False while the time has yet to be confirmed. */
  isConfirmed: boolean;
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

/** An iCalendar file with one event, and a reminder an hour before it. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, start, end, isConfirmed, title, description, stamp } = event;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${site.brand}//Demo//EN`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${utcStamp(stamp)}`,
    `DTSTART:${utcStamp(start)}`,
    `DTEND:${utcStamp(end)}`,
    `STATUS:${isConfirmed ? "CONFIRMED" : "TENTATIVE"}`,
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
