import { calendarFile } from "@/lib/calendar/calendar-file";
import type { Letter } from "./letter";
import { letterHtml } from "./letter-html";
import { letterText } from "./letter-text";
import { mailFactsSchema, type MailFacts } from "./mail-facts";
import { receivedLetter, replyLetter, requestLetter } from "./letters/client-letters";
import { demoLetter, hostLetter } from "./letters/demo-letters";
import {
  answerDueLetter,
  assignmentLetter,
  invitationLetter,
  newLeadLetter,
} from "./letters/staff-letters";
import { givenUpLetter, slaWarningLetter, suspectsLetter } from "./letters/warning-letters";
import { weeklySummaryLetter } from "./letters/weekly-summary-letter";

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
