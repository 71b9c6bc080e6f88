import { calendarFile } from "@/lib/calendar/calendar-file";
import { emailHtml } from "./email-html";
import { mailFactsSchema, type MailFacts } from "./mail-facts";
import { leadEmail, receivedEmail, replyEmail, requestEmail } from "./emails/client-emails";
import { demoEmail, hostEmail } from "./emails/demo-emails";
import {
  answerDueEmail,
  assignmentEmail,
  invitationEmail,
  newLeadEmail,
} from "./emails/staff-emails";
import { dailySummaryEmail, notificationEmail } from "./emails/notification-emails";
import { givenUpEmail, slaWarningEmail, spamWaitingEmail } from "./emails/warning-emails";
import { weeklySummaryEmail } from "./emails/weekly-summary-email";
import { type Email, greetingOf, type EmailPart } from "./email";

const trimmedLines = (text: string) => text.replaceAll(/\r\n?/g, "\n").trim();

function textOf(part: EmailPart): string {
  switch (part.kind) {
    case "paragraph":
      return part.text;
    case "list":
      return part.items.map((item) => `- ${item}`).join("\n");
    case "facts":
      return part.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
    case "words":
      return trimmedLines(part.text);
    case "action":
      return `${part.label}:\n${part.href}`;
    case "links":
      return part.items.map(([label, href]) => `${label}:\n${href}`).join("\n");
    case "quote":
      return `${part.intro}\n${trimmedLines(part.text).replaceAll(/^/gm, "> ")}`;
  }
}

/** Renders a mail as plain text. */
function emailText({ name, parts, why }: Email): string {
  const greeting = name === null ? [] : [greetingOf(name)];
  const body = [...greeting, ...parts.map(textOf)].join("\n\n");
  // Mail programs recognize "-- " and a line break as a signature and leave it out of replies.
  return why === null ? `${body}\n` : `${body}\n\n-- \n${why}\n`;
}

export type RenderedMail = {
  subject: string;
  text: string;
  html: string;
  calendar: string | null;
};

function emailOf(mail: MailFacts): Email {
  switch (mail.kind) {
    case "request-received":
      return requestEmail(mail);
    case "ticket-received":
      return receivedEmail(mail);
    case "ticket-reply":
      return replyEmail(mail);
    case "lead-mail":
      return leadEmail(mail);
    case "new-lead":
      return newLeadEmail(mail);
    case "demo-booked":
    case "demo-moved":
    case "demo-host-changed":
    case "demo-cancelled":
    case "demo-reminder":
      return demoEmail(mail);
    case "host-demo":
      return hostEmail(mail);
    case "assigned-ticket":
    case "assigned-lead":
    case "assigned-task":
      return assignmentEmail(mail);
    case "answer-due":
      return answerDueEmail(mail);
    case "sla-warning":
      return slaWarningEmail(mail);
    case "weekly-summary":
      return weeklySummaryEmail(mail);
    case "mail-given-up":
      return givenUpEmail(mail);
    case "suspects-waiting":
      return spamWaitingEmail(mail);
    case "invitation":
      return invitationEmail(mail);
    case "notification":
      return notificationEmail(mail);
    case "daily-summary":
      return dailySummaryEmail(mail);
  }
}

export function renderMail(mail: MailFacts): RenderedMail {
  const email = emailOf(mail);
  // Stable across retries, because a mail service rejects another body under the same key.
  const stamp = new Date(mail.queued_at);
  return {
    subject: email.subject,
    text: emailText(email),
    html: emailHtml(email),
    calendar: email.event === undefined ? null : calendarFile([{ ...email.event, stamp }]),
  };
}

/** Renders a row of the outbox; throws where it does not match its kind. */
export const renderStoredMail = (row: unknown): RenderedMail =>
  renderMail(mailFactsSchema.parse(row));

/** Null where the mail cannot be rendered. */
export function storedSubject(row: unknown): string | null {
  const { data } = mailFactsSchema.safeParse(row);
  return data === undefined ? null : emailOf(data).subject;
}
