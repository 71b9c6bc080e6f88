import ICAL from "ical.js";
import { expect, it } from "vitest";
import { booking, host } from "@tests/fixtures/mails";
import { renderMail } from "@/lib/mail/render-mail";
import { staffCalendar } from "./staff-calendar.ts";

const answer = {
  name: "Sam Kowalski",
  demos: [
    {
      id: "d1",
      version: 2,
      status: "booked",
      starts_at: "2026-12-01T15:30:00+00:00",
      ends_at: "2026-12-01T15:50:00+00:00",
      lead_id: "7b0f",
      name: "Elaine Brack",
      business: "Brack & Daughter; Roofing",
      phone: "(478) 555-0150",
      message: "Three trucks,\none website.",
    },
  ],
  tasks: [
    {
      id: "k1",
      version: 1,
      title: "Call about the vans",
      due_on: "2026-12-03",
      lead_id: null,
      client_id: "c1",
      about: "Halden Air",
    },
  ],
};

const read = (value: unknown) =>
  new ICAL.Component(
    ICAL.parse(staffCalendar(value, new Date("2026-11-26T09:00:00Z"))) as unknown[],
  );
const eventsOf = (value: unknown) =>
  read(value)
    .getAllSubcomponents("vevent")
    .map((part) => new ICAL.Event(part));

it("says of a demo whom to call, on which number and what they wrote", () => {
  const [demo] = eventsOf(answer);
  expect(demo?.summary).toBe("Demo: Brack & Daughter; Roofing");
  expect(demo?.description).toBe("Elaine Brack\n(478) 555-0150\nThree trucks,\none website.");
  expect(demo?.startDate.toJSDate().toISOString()).toBe("2026-12-01T15:30:00.000Z");
  expect(demo?.sequence).toBe(1);
});

it("holds a task for the whole of the day it is due, with whose it is", () => {
  const [, task] = eventsOf(answer);
  expect(task?.summary).toBe("Call about the vans (Halden Air)");
  expect(task?.startDate.isDate).toBe(true);
  expect(String(task?.component.getFirstPropertyValue("url"))).toContain("/admin/crm/clients/c1");
});

it("is named after its reader, and is empty where nothing is planned", () => {
  const calendar = read({ name: "Sam Kowalski", demos: [], tasks: [] });
  expect(String(calendar.getFirstPropertyValue("x-wr-calname"))).toBe("Curbfront: Sam Kowalski");
  expect(calendar.getAllSubcomponents("vevent")).toEqual([]);
});

it("has the event that the mail to its host brings, and the mail nothing of the visitor's link", () => {
  const mail = renderMail({ ...host, data: { ...host.data, booking: { ...booking, version: 2 } } });
  const eventIn = (calendar: string) =>
    new ICAL.Component(ICAL.parse(calendar) as unknown[]).getFirstSubcomponent("vevent");
  const feed = staffCalendar(
    {
      name: "Sam Kowalski",
      tasks: [],
      demos: [
        {
          id: "d1",
          version: 2,
          status: "booked",
          lead_id: "7b0f",
          starts_at: booking.startsAt,
          ends_at: booking.endsAt,
          name: "Elaine Brack",
          business: null,
          phone: "(478) 555-0150",
          message: "Two crews.",
        },
      ],
    },
    new Date(),
  );
  const [mailed, inFeed] = [eventIn(mail.calendar ?? ""), eventIn(feed)];
  expect(mailed).not.toBeNull();
  for (const name of ["uid", "sequence", "summary", "description", "url", "dtstart", "dtend"]) {
    expect(String(mailed?.getFirstPropertyValue(name)), name).toBe(
      String(inFeed?.getFirstPropertyValue(name)),
    );
  }
  expect(`${mail.calendar}${mail.text}${mail.html}`).not.toContain("/booking#");
});
