import { calendarFile } from "@/lib/calendar/calendar-file";
import type { Email } from "./email";
import { emailHtml } from "./email-html";
import { emailText } from "./email-text";
import { mailFactsSchema, type MailFacts } from "./mail-facts";
import { receivedEmail, replyEmail, requestEmail } from "./emails/client-emails";
import { demoEmail, hostEmail } from "./emails/demo-emails";
import {
  answerDueEmail,
  assignmentEmail,
  invitationEmail,
  newLeadEmail,
} from "./emails/staff-emails";
import { givenUpEmail, slaWarningEmail, spamWaitingEmail } from "./emails/warning-emails";
import { weeklySummaryEmail } from "./emails/weekly-summary-email";

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
