import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { env } from "@/lib/env";
import { calendarFile, type CalendarEvent } from "./calendar-file";

const demo: CalendarEvent = {
  uid: "CF-1",
  sequence: 2,
  start: new Date("2026-12-01T15:30:00Z"),
  end: new Date("2026-12-01T15:50:00Z"),
  status: "CONFIRMED",
  title: "Demo, by phone; twenty minutes",
  description: `Line one\nLine two \\ ${"ü".repeat(80)}`,
  url: "https://www.curbfront.example/booking#0a",
  stamp: new Date("2026-11-21T09:00:00Z"),
};
const task: CalendarEvent = {
  uid: "task-1",
  sequence: 0,
  day: "2026-12-03",
  status: "CONFIRMED",
  title: "Call about the vans",
  description: "",
  stamp: new Date("2026-11-21T09:00:00Z"),
};

const read = (file: string) => new ICAL.Component(ICAL.parse(file) as unknown[]);
const eventsOf = (file: string) =>
  read(file)
    .getAllSubcomponents("vevent")
    .map((part) => new ICAL.Event(part));

describe("the file, read by a calendar library", () => {
  it("is an event in UTC under a name that stays, with a reminder an hour before", () => {
    const [event] = eventsOf(calendarFile([demo]));
    expect(event?.uid).toBe(`CF-1@${new URL(env.siteUrl).hostname}`);
    expect(event?.sequence).toBe(2);
    expect(event?.startDate.toJSDate().toISOString()).toBe("2026-12-01T15:30:00.000Z");
    expect(event?.endDate.toJSDate().toISOString()).toBe("2026-12-01T15:50:00.000Z");
    const [alarm] = event?.component.getAllSubcomponents("valarm") ?? [];
    expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("-PT1H");
  });

  it("says what was meant, whatever has a meaning in the format", () => {
    const [event] = eventsOf(calendarFile([demo]));
    expect(event?.summary).toBe(demo.title);
    expect(event?.description).toBe(demo.description);
    expect(String(event?.component.getFirstPropertyValue("url"))).toBe(demo.url);
  });

  it("takes no line of its own from a text, whatever ends the text's lines", () => {
    const description = "One\rATTACH:https://evil.example\r\nTwo";
    const file = calendarFile([{ ...demo, description }]);
    expect(file).not.toMatch(/\r(?!\n)/);
    expect(eventsOf(file)[0]?.description).toBe("One\nATTACH:https://evil.example\nTwo");
  });

  it("has the parts that a calendar demands of every file and event", () => {
    const calendar = read(calendarFile([demo, task], "Demos"));
    expect(calendar.name).toBe("vcalendar");
    expect(String(calendar.getFirstPropertyValue("version"))).toBe("2.0");
    expect(String(calendar.getFirstPropertyValue("prodid"))).not.toBe("");
    for (const event of calendar.getAllSubcomponents("vevent")) {
      for (const name of ["uid", "dtstamp", "dtstart"]) {
        expect(event.getAllProperties(name), name).toHaveLength(1);
      }
    }
  });

  it("keeps a day as a day, for the whole of it", () => {
    const [event] = eventsOf(calendarFile([task]));
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe("2026-12-03");
  });

  it("takes an event out of the calendar again, and reminds of nothing", () => {
    const [event] = eventsOf(calendarFile([{ ...demo, status: "CANCELLED" }]));
    expect(String(event?.component.getFirstPropertyValue("status"))).toBe("CANCELLED");
    expect(event?.component.getAllSubcomponents("valarm")).toEqual([]);
  });

  it("is an empty calendar where nothing is planned", () => {
    expect(eventsOf(calendarFile([], "Demos"))).toEqual([]);
  });
});

it("has no line of more than 75 bytes, and no break but its own", () => {
  const file = calendarFile([demo]);
  const bytes = (line: string) => new TextEncoder().encode(line).length;
  expect(Math.max(...file.split("\r\n").map(bytes))).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});
