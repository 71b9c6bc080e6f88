import { describe, expect, it } from "vitest";
import { booking, leadMail, reply, request } from "@tests/fixtures/mails";
import { renderMail } from "@/lib/mail/render-mail";
import { site } from "@/content/company";

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
    const email = renderMail({ ...request, data });
    expect(email.text).toContain("Tuesday, December 1, 8:30\u00a0am Mountain Time");
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

  it("has the company’s own words for it below what happens next", () => {
    const words = "Bring nothing. Your reference is {{reference}}, {{first_name}}.";
    const { text, html } = renderMail({ ...request, data: { ...request.data, words } });
    const filledIn = "Bring nothing. Your reference is CF-1A2B3C4D, {{first_name}}.";
    expect(html).toContain(filledIn);
    const places = ["What happens next:", filledIn, "Sooner than that?"].map((part) =>
      text.indexOf(part),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
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

it("a mail that opened a ticket is confirmed with its number, under the ticket’s subject", () => {
  const { kind: _kind, ...about } = reply;
  const data = { number: 1063, subject: "Opening\nhours" };
  const { subject, text } = renderMail({ ...about, kind: "ticket-received", data });
  expect(subject).toBe("Opening hours (#1063)");
  expect(text).toContain("as ticket #1063.");
  expect(text).toContain("A person answers by email within one business day.");
  expect(text).toContain(site.phone);
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

  it("says what stood in the composer and nothing else, however often it greets and signs", () => {
    const body = "Hi Elaine,\n\nit is <b>done.\n\nPriya";
    const { text, html } = renderMail({ ...reply, data: { ...reply.data, body, earlier: [] } });
    expect(text).toBe(`${body}\n`);
    expect(html).toContain("Hi Elaine,<br><br>it is &lt;b&gt;done.<br><br>Priya</p>");
    expect(html).not.toMatch(/Hello|Curbfront team|You get this/);
  });
});

it("a mail to a lead has its reference in the subject once, and quotes the mails before it", () => {
  const { subject, text } = renderMail(leadMail);
  expect(subject).toBe("Form goes to the old inbox (CF-1A2B3C4D)");
  expect(text).toMatch(/^I changed it\.\n[\s\S]*> Still the old\n> one\./);
  const answer = { ...leadMail.data, subject: "Re: We have your request, CF-1A2B3C4D\n" };
  expect(renderMail({ ...leadMail, data: answer }).subject).toBe(
    "Re: We have your request, CF-1A2B3C4D",
  );
});
