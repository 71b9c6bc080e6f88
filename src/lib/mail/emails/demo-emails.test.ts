import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { booking, demo, host, lead, reply, request, task } from "@tests/fixtures/mails";
import { renderMail } from "@/lib/mail/render-mail";
import { site } from "@/content/company";

describe("a mail about a demo", () => {
  const eventIn = ({ calendar }: { calendar: string | null }) =>
    new ICAL.Event(
      new ICAL.Component(ICAL.parse(calendar ?? "") as unknown[]).getFirstSubcomponent("vevent") ??
        undefined,
    );
  const booked = renderMail({
    ...request,
    data: { ...request.data, form: "schedule-demo", booking },
  });

  it("says the new time and the old one on the visitor's clock, with a link to change it", () => {
    const { subject, text } = renderMail(demo);
    expect(subject).toBe("Your demo was moved: Tuesday, December 1, 8:30\u00a0am Mountain Time");
    expect(text).toContain("In New York: Tuesday, December 1, 10:30\u00a0am Eastern Time");
    expect(text).toContain("Before: Monday, November 30, 8:30\u00a0am Mountain Time");
    expect(text).toContain(`/booking#${booking.key}`);
    expect(text).toContain(`From: ${site.phone}`);
  });

  it("has the company’s own words for it, filled in", () => {
    const words = "{{host}} calls {{demo_time}}; {{reference}}. {{phone}}";
    const { kind: _, data, ...about } = demo;
    const { was: _was, ...facts } = data;
    const filledIn = `Sam Kowalski calls Tuesday, December 1, 8:30\u00a0am Mountain Time; ${data.reference}. {{phone}}`;
    for (const kind of ["demo-moved", "demo-cancelled", "demo-reminder"] as const) {
      expect(renderMail({ ...about, kind, data: { ...facts, words } }).text).toContain(filledIn);
    }
    const unbooked = {
      ...request.data,
      timeZone: "America/Denver",
      reference: data.reference,
      booking,
    };
    expect(renderMail({ ...request, data: { ...unbooked, words } }).text).toContain(filledIn);
  });

  it("brings an event that takes the place of the one before in a calendar", () => {
    const [first, second] = [eventIn(booked), eventIn(renderMail(demo))];
    expect(second.uid).toBe(first.uid);
    expect([first.sequence, second.sequence]).toEqual([0, 1]);
    expect(second.startDate.toJSDate().toISOString()).toBe("2026-12-01T15:30:00.000Z");
  });

  it("says who calls instead, in an event that takes the place of the one before", () => {
    const { kind: _, data, ...about } = demo;
    const { was: _was, ...facts } = data;
    const mail = renderMail({
      ...about,
      kind: "demo-host-changed",
      data: { ...facts, booking: { ...booking, host: "Priya Nair", version: 2 } },
    });
    expect(mail.subject).toBe(
      "Priya Nair calls you: Tuesday, December 1, 8:30\u00a0am Mountain Time",
    );
    expect(mail.text).toContain("Somebody else calls you for your demo: Priya Nair.");
    expect(mail.text).toContain("The time stays as it was.");
    expect(mail.text).not.toContain("Before:");
    const [first, second] = [eventIn(booked), eventIn(mail)];
    expect(second.uid).toBe(first.uid);
    expect([first.sequence, second.sequence]).toEqual([0, 1]);
    expect(second.description).toContain("Priya Nair calls you");
  });

  it("takes it out of the calendar when it is cancelled, and offers another time", () => {
    const mail = renderMail({ ...demo, kind: "demo-cancelled" });
    expect(mail.subject).toMatch(/^Your demo is cancelled: /);
    expect(mail.text).toContain("/contact#schedule-demo");
    expect(String(eventIn(mail).component.getFirstPropertyValue("status"))).toBe("CANCELLED");
  });

  it("reminds of it, and says when staff booked it", () => {
    expect(renderMail({ ...demo, kind: "demo-reminder" }).subject).toMatch(/^Reminder: Tuesday/);
    expect(renderMail({ ...demo, kind: "demo-booked" }).subject).toMatch(
      /^You are booked: Tuesday/,
    );
  });

  it("tells its host who it is, what they wrote and whose doing it was", () => {
    const { subject, text } = renderMail(host);
    expect(subject).toContain("Demo moved: Elaine Brack, Tuesday, December 1, 10:30");
    expect(text).toContain("was moved by its visitor.");
    expect(text).toContain("Phone: (478) 555-0150");
    expect(text).toContain("Two crews.");
    expect(text).toContain("/admin/account");
  });

  it("tells a former host who calls instead and when, and takes it out of their calendar", () => {
    const newBooking = { ...booking, host: "Priya Nair", startsAt: "2026-12-02T16:00:00+00:00" };
    const { was: _was, ...facts } = host.data;
    const mail = renderMail({ ...host, data: { ...facts, what: "taken-over", newBooking } });
    expect(mail.subject).toContain("Demo taken over: Elaine Brack, Tuesday, December 1, 10:30");
    expect(mail.text).toContain("Priya Nair takes over your demo with Elaine Brack.");
    expect(mail.text).toContain("Now: Wednesday, December 2, 11:00");
    expect(mail.text).not.toContain("cancelled");
    expect(String(eventIn(mail).component.getFirstPropertyValue("status"))).toBe("CANCELLED");
  });

  it("alone has a file for calendars", () => {
    expect([request, reply, lead, task].map((mail) => renderMail(mail).calendar)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
