import { describe, expect, it } from "vitest";
import {
  answerDue,
  givenUp,
  invitation,
  lead,
  summary,
  task,
  warning,
} from "@tests/fixtures/mails";
import { renderMail } from "@/lib/mail/render-mail";

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

  it("says of a lead with a booked demo who calls, and of one that asked for a time that it waits", () => {
    const booked = renderMail({ ...lead, data: { ...lead.data, host: "Priya Nair" } }).text;
    expect(booked).toContain("booked a demo. Priya Nair calls then; no other answer is due.");
    expect(booked).toContain("Demo: Tuesday, December 1");
    expect(booked).not.toContain("waits for a first answer");
    const own = { ...lead, data: { ...lead.data, host: lead.to_name } };
    expect(renderMail(own).text).toContain("booked a demo. You call then;");
    const waiting = renderMail(lead).text;
    expect(waiting).toContain("waits for a first answer");
    expect(waiting).toContain("Asked for: Tuesday, December 1");
  });

  it("lists the answers that the lead has no column for, and none that no form asks", () => {
    const answers = { callTime: "evening", town: "{{name}}\n<b>", rank: "first", constructor: "x" };
    const { text } = renderMail({ ...lead, data: { ...lead.data, answers } });
    expect(text).toContain("Best time to call: Evening");
    expect(text).toContain("Town: {{name}}");
    expect(text).not.toMatch(/rank|constructor/);
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

describe("an invitation", () => {
  it("says who invites as what, until when, and leads to where a password is chosen", () => {
    const { subject, text } = renderMail(invitation);
    expect(subject).toBe("Jo Marsh invited you to Curbfront");
    expect(text).toContain("Your role is Support.");
    expect(text).toContain(`https://www.curbfront.example/admin#invitation=${"0a".repeat(32)}`);
    expect(text).toContain("until Tuesday, December 8, 10:30\u00a0am Eastern Time");
    expect(text).not.toContain("/admin/account");
  });

  it("has no link that works where the outbox shows it", () => {
    const { key: _, ...shown } = invitation.data;
    expect(renderMail({ ...invitation, data: shown }).text).not.toContain("#invitation");
  });
});
