import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { booking, demo, host, lead, reply, request, task } from "@tests/fixtures/mails";
import { renderMail } from "@/lib/mail/render-mail";
import { site } from "@/lib/site/site";

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

  it("brings an event that takes the place of the one before in a calendar", () => {
    const [first, second] = [eventIn(booked), eventIn(renderMail(demo))];
    expect(second.uid).toBe(first.uid);
    expect([first.sequence, second.sequence]).toEqual([0, 1]);
    expect(second.startDate.toJSDate().toISOString()).toBe("2026-12-01T15:30:00.000Z");
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

  it("alone has a file for calendars", () => {
    expect([request, reply, lead, task].map((mail) => renderMail(mail).calendar)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
