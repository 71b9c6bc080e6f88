import { calendarFile } from "@/lib/calendar/calendar-file";
import type { Letter } from "./email";
import { letterHtml } from "./email-html";
import { letterText } from "./email-text";
import { mailFactsSchema, type MailFacts } from "./mail-facts";
import { receivedLetter, replyLetter, requestLetter } from "./emails/client-emails";
import { demoLetter, hostLetter } from "./emails/demo-emails";
import {
  answerDueLetter,
  assignmentLetter,
  invitationLetter,
  newLeadLetter,
} from "./emails/staff-emails";
import { givenUpLetter, slaWarningLetter, suspectsLetter } from "./emails/warning-emails";
import { weeklySummaryLetter } from "./emails/weekly-summary-email";

export type RenderedMail = {
  subject: string;
  text: string;
  html: string;
  calendar: string | null;
};

function letterOf(mail: MailFacts): Letter {
  switch (mail.kind) {
    case "request-received":
      return requestLetter(mail);
    case "ticket-received":
      return receivedLetter(mail);
    case "ticket-reply":
      return replyLetter(mail);
    case "new-lead":
      return newLeadLetter(mail);
    case "demo-booked":
    case "demo-moved":
    case "demo-host-changed":
    case "demo-cancelled":
    case "demo-reminder":
      return demoLetter(mail);
    case "host-demo":
      return hostLetter(mail);
    case "assigned-ticket":
    case "assigned-lead":
    case "assigned-task":
      return assignmentLetter(mail);
    case "answer-due":
      return answerDueLetter(mail);
    case "sla-warning":
      return slaWarningLetter(mail);
    case "weekly-summary":
      return weeklySummaryLetter(mail);
    case "mail-given-up":
      return givenUpLetter(mail);
    case "suspects-waiting":
      return suspectsLetter(mail);
    case "invitation":
      return invitationLetter(mail);
  }
}

export function renderMail(mail: MailFacts): RenderedMail {
  const letter = letterOf(mail);
  // Stable across retries, because a mail service rejects another body under the same key.
  const stamp = new Date(mail.queued_at);
  return {
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    calendar: letter.event === undefined ? null : calendarFile([{ ...letter.event, stamp }]),
  };
}

/** Renders a row of the outbox; throws where it does not match its kind. */
export const renderStoredMail = (row: unknown): RenderedMail =>
  renderMail(mailFactsSchema.parse(row));

export function storedSubject(row: unknown): string | null {
  const { data } = mailFactsSchema.safeParse(row);
  return data === undefined ? null : letterOf(data).subject;
}
