import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { site } from "@/lib/site/site";
import type { DemoFacts, FactsOf, MailFacts } from "./mail-facts";
import { renderMail, renderStoredMail, storedSubject } from "./render-mail";

const about = { to_name: "Elaine Brack", lead_id: null, client_id: null, ticket_id: null };
const request: MailFacts = {
  ...about,
  kind: "request-received",
  lead_id: "7b0f",
  data: { name: "Elaine Brack", form: "contact", reference: "CF-1A2B3C4D" },
};
const reply: FactsOf<"ticket-reply"> = {
  ...about,
  kind: "ticket-reply",
  client_id: "c1",
  ticket_id: "t1",
  data: {
    number: 1042,
    subject: "Form goes to the old inbox",
    author: "Priya Nair",
    body: "I changed it.\nDid the test reach you?",
    earlier: [
      { author: "Elaine Brack", at: "2026-11-21T15:30:00+00:00", body: "Still the old\none." },
      { author: "Priya Nair", at: "2026-11-20T15:30:00+00:00", body: "Which address?" },
    ],
  },
};
const lead: MailFacts = {
  ...about,
  kind: "new-lead",
  to_name: "Sam Kowalski",
  lead_id: "7b0f",
  data: {
    name: "Elaine Brack",
    form: "signup",
    reference: "CF-1A2B3C4D",
    business: "Brack & Daughter Roofing",
    trade: "roofing",
    message: "Three trucks,\none website.",
    slot: "2026-12-01T15:30:00+00:00",
  },
};
const task: MailFacts = {
  ...about,
  kind: "assigned-task",
  client_id: "c1",
  data: { by: "Jo Marsh", subject: "Call about the vans", dueOn: "2026-12-03", about: "Halden" },
};
const booking = {
  uid: "CF-1A2B3C4D",
  version: 1,
  startsAt: "2026-12-01T15:30:00+00:00",
  endsAt: "2026-12-01T15:50:00+00:00",
  host: "Sam Kowalski",
  key: "0a".repeat(32),
};
const demo: DemoFacts = {
  ...about,
  kind: "demo-moved",
  lead_id: "7b0f",
  data: {
    name: "Elaine Brack",
    reference: "CF-1A2B3C4D",
    timeZone: "America/Denver",
    was: "2026-11-30T15:30:00+00:00",
    booking: { ...booking, version: 2 },
  },
};
const host: MailFacts = {
  ...demo,
  kind: "host-demo",
  to_name: "Sam Kowalski",
  data: { ...demo.data, phone: "(478) 555-0150", message: "Two crews.", what: "moved" },
};
const answerDue: MailFacts = {
  ...lead,
  kind: "answer-due",
  data: { ...lead.data, dueAt: "2026-12-01T15:30:00+00:00" },
};
const warning: MailFacts = {
  ...about,
  kind: "sla-warning",
  client_id: "c1",
  ticket_id: "t1",
  data: {
    number: 1042,
    subject: "Form goes to the old inbox",
    priority: "urgent",
    about: "Halden Air",
    dueAt: "2026-12-01T15:30:00+00:00",
    isMine: true,
  },
};
const before = {
  leads: 9,
  won: 1,
  lost: 2,
  demosBooked: 4,
  demosGiven: 3,
  noShows: 1,
  answers: 8,
  lateAnswers: 1,
  answerSeconds: null,
  ticketsOpened: 12,
  ticketsClosed: 11,
  ticketsOverdue: 0,
  mrrCents: 1_196_000,
};
const summary: MailFacts = {
  ...about,
  kind: "weekly-summary",
  data: {
    monday: "2026-11-16",
    week: { ...before, leads: 1204, won: 2, answerSeconds: 5040, mrrCents: 1_225_900 },
    before,
  },
};
const givenUp: MailFacts = {
  ...about,
  kind: "mail-given-up",
  data: {
    count: 1,
    mails: [{ id: "m1", name: "Bo Lund", email: "bo@lund.example", error: "550 No such mailbox" }],
  },
};
const every = { request, reply, lead, task, demo, host, answerDue, warning, summary, givenUp };

describe("a confirmation", () => {
  it("says the reference, what happens next and where to call, and greets by first name", () => {
    const { subject, text } = renderMail(request);
    expect(subject).toBe("We have your request, CF-1A2B3C4D");
    expect(text).toMatch(/^Hello Elaine,\n/);
    expect(text).toContain("Reference: CF-1A2B3C4D");
    expect(text).toContain("- A person answers by email within one business day.");
    expect(text).toContain(site.phone);
  });

  it("tells the time that was asked for where the sender is", () => {
    const data = { ...request.data, slot: "2026-12-01T15:30:00+00:00", timeZone: "America/Denver" };
    const said = renderMail({ ...request, data });
    expect(said.text).toContain("Tuesday, December 1, 8:30\u00a0am Mountain Time");
    const unknown = renderMail({ ...request, data: { ...data, timeZone: "Mars/Olympus" } });
    expect(unknown.text).toContain("Tuesday, December 1, 10:30\u00a0am Eastern Time");
  });

  it("tells when and by whom somebody is called whose demo is booked, on both clocks", () => {
    const data = { ...request.data, form: "schedule-demo", timeZone: "America/Denver", booking };
    const { subject, text } = renderMail({ ...request, data });
    expect(subject).toBe("You are booked: Tuesday, December 1, 8:30\u00a0am Mountain Time");
    expect(text).toContain("In New York: Tuesday, December 1, 10:30\u00a0am Eastern Time");
    expect(text).toContain("Who calls: Sam Kowalski");
    expect(text).toContain(`From: ${site.phone}`);
    expect(text).not.toMatch(/confirm/i);
    const near = renderMail({ ...request, data: { ...data, timeZone: "America/New_York" } });
    expect(near.text).not.toContain("In New York:");
  });

  it.each(["www.buy-now.example", "http://x.example", "Buy! now", "1st", ""])(
    "greets nobody by what is no name: %s",
    (name) => {
      const { text, html } = renderMail({ ...request, to_name: name });
      expect(text).toMatch(/^Hello,\n/);
      expect(html).not.toContain("buy-now");
    },
  );
});

describe("a reply to a ticket", () => {
  it("stands above what was said before, newest first, each line marked", () => {
    const { subject, text } = renderMail(reply);
    expect(subject).toBe("Form goes to the old inbox (#1042)");
    const marks = ["Did the test reach you?", "> Still the old\n> one.", "> Which address?"];
    const places = marks.map((mark) => text.indexOf(mark));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text).toContain("Elaine Brack wrote on November 21, 2026:");
  });
});

describe("an alert to staff", () => {
  it("tells of a lead what is known, leads to it, and says how to turn it off", () => {
    const { subject, text } = renderMail(lead);
    expect(subject).toBe("New lead: Brack & Daughter Roofing");
    expect(text).toContain("Trade: Roofing");
    expect(text).toContain("Three trucks,\none website.");
    expect(text).toContain("https://www.curbfront.example/admin/crm/leads?lead=7b0f");
    expect(text).toContain("https://www.curbfront.example/admin/account");
    expect(text).not.toContain("Phone:");
    expect(text).not.toContain("undefined");
  });

  it("says who gave it, what it is and when it is due", () => {
    const { subject, text } = renderMail(task);
    expect(subject).toBe("Yours now: task, Call about the vans");
    expect(text).toContain("Jo Marsh gave you a task.");
    expect(text).toContain("Due: December 3, 2026");
    expect(text).toContain("/admin/crm/clients/c1");
  });
});

describe("an alert of what time brings", () => {
  it("says until when a request is to be answered, and how its clock is stopped", () => {
    const { subject, text } = renderMail(answerDue);
    expect(subject).toBe("Answer due within the hour: Brack & Daughter Roofing");
    expect(text).toContain("by Tuesday, December 1, 10:30\u00a0am Eastern Time");
    expect(text).toContain("stops its clock");
    expect(text).toContain("/admin/crm/leads?lead=7b0f");
  });

  it("says which ticket is due when, and whether it is the reader's", () => {
    const { subject, text } = renderMail(warning);
    expect(subject).toBe("Due soon: ticket #1042, Form goes to the old inbox");
    expect(text).toContain("and it is yours");
    expect(text).toContain("Priority: Urgent");
    expect(text).toContain("/admin/crm/tickets?ticket=t1");
    const anybodys = renderMail({ ...warning, data: { ...warning.data, isMine: false } });
    expect(anybodys.text).toContain("nobody’s yet");
  });

  it("tells each figure of the week beside that of the week before", () => {
    const { subject, text } = renderMail(summary);
    expect(subject).toBe("The week of November 16, 2026: 1,204 new leads, 2 won, MRR up $299");
    expect(text).toContain("from November 16, 2026 to November 22, 2026");
    expect(text).toContain("New leads: 1,204 (9)");
    expect(text).toContain("First answer took: 1 h 24 min (none)");
    expect(text).toContain("MRR on Sunday: $12,259 ($11,960)");
    for (const path of ["dashboard", "crm/leads", "crm/tickets", "crm/clients"]) {
      expect(text).toContain(`https://www.curbfront.example/admin/${path}\n`);
    }
  });

  it("names the one mail that was given up, and leads to it", () => {
    const { subject, text } = renderMail(givenUp);
    expect(subject).toBe("Not delivered: the mail to Bo Lund");
    expect(text).toContain("Bo Lund bo@lund.example: 550 No such mailbox");
    expect(text).toContain("/admin/outbox?mail=m1");
  });

  it("says how many were given up, where it does not name them all", () => {
    const { subject, text } = renderMail({ ...givenUp, data: { ...givenUp.data, count: 12 } });
    expect(subject).toBe("Not delivered: 12 mails");
    expect(text).toContain("And 11 more, which the outbox lists.");
    expect(text).toContain("/admin/outbox?states=failed");
  });
});

describe.each(Object.entries(every))("the HTML of a mail: %s", (_, mail) => {
  const { html } = renderMail(mail);
  const page = new DOMParser().parseFromString(html, "text/html");

  it("loads nothing, runs nothing and tells nobody that it was read", () => {
    expect(
      page.querySelectorAll("img, script, link, iframe, form, [src], [background]"),
    ).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import/);
    const hrefs = [...page.querySelectorAll("a")].map(({ href }) => new URL(href).origin);
    expect(hrefs.every((origin) => origin === "https://www.curbfront.example")).toBe(true);
  });

  it("knows both themes", () => {
    expect(page.querySelector("meta[name=color-scheme]")?.getAttribute("content")).toBe(
      "light dark",
    );
    expect(page.querySelector("style")?.textContent).toContain("prefers-color-scheme:dark");
  });

  it("says what its text says", () => {
    const words = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, " ").split(" ");
    const { text } = renderMail(mail);
    const shown = words(page.body.textContent);
    const address = /https:\/\/www\.curbfront\.example\/(admin\/(?!account)|booking#)\S+/g;
    const missing = words(text.replaceAll(address, "")).filter(
      (word) => !shown.join(" ").includes(word),
    );
    expect(missing).toEqual([]);
  });
});

it("shows what people wrote as they wrote it, never as HTML", () => {
  const body = `<img src=x onerror=alert(1)> & "quotes" 'n' </p><script>alert(2)</script>`;
  const earlier = [{ author: "<b>Mallory</b>", at: "2026-11-21T15:30:00Z", body }];
  const { html } = renderMail({
    ...reply,
    data: { ...reply.data, subject: "</title><script>alert(3)</script>", body, earlier },
  });
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.querySelectorAll("img, script, b")).toHaveLength(0);
  expect(page.body.textContent).toContain(body);
  expect(page.title).toContain("</title><script>");
});

it("has one line for a subject, whatever was typed", () => {
  const subject = "Hello\r\nBcc: everybody@x.example\u0000\u2028";
  const { subject: sent } = renderMail({ ...reply, data: { ...reply.data, subject } });
  expect(sent).toBe("Hello Bcc: everybody@x.example (#1042)");
});

it("is not written where something of it is missing", () => {
  const row = { ...request, data: { form: "contact" } };
  expect(() => renderStoredMail(row)).toThrow(/reference/);
  expect(storedSubject(row)).toBeNull();
  expect(storedSubject({ ...request, id: "1", state: "sent" })).toBe(
    "We have your request, CF-1A2B3C4D",
  );
});

it("a reply ends with the template for it, filled in, in place of name and number", () => {
  const closing = "Yours, {{my_name}}\n{{business}}, ticket {{ticket_number}}, {{first_name}}";
  const { text, html } = renderMail({
    ...reply,
    data: { ...reply.data, business: "Brack <b>Roofing", closing },
  });
  expect(text).toContain("Yours, Priya Nair\nBrack <b>Roofing, ticket 1042, Elaine");
  expect(html).toContain("Brack &lt;b&gt;Roofing, ticket 1042, Elaine");
  expect(text).not.toContain("Anything to add?");
  expect(renderMail(reply).text).toContain("Anything to add?");
});

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
