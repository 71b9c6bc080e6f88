import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { answerText, questionNames, questions } from "@/content/lead-questions";
import { site } from "@/content/company";
import { tradeBySlug } from "@/content/trades";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { PAGE_LOCALE } from "@/lib/format/locale";
import { formatSlot, known, oneLine, turnOff, type Email, type EmailPart } from "@/lib/mail/email";
import type { AssignmentFacts, FactsOf } from "@/lib/mail/mail-facts";

const FORMS: Record<string, string> = {
  contact: "the contact form",
  signup: "the sign-up form",
  checkout: "checkout",
  "schedule-demo": "a demo request",
  callsi: "the Callsi list",
};

/** The answers to questions that staff read, in words. */
function answerRows(answers: Record<string, string> = {}): [label: string, answer: string][] {
  return questionNames.flatMap((name) => {
    const { staffLabel } = questions[name];
    const answer = answers[name];
    if (staffLabel === null || answer === undefined) return [];
    return [[staffLabel, answerText(name, answer, (option) => option)]];
  });
}

function leadParts({ lead_id, data }: FactsOf<"new-lead" | "answer-due">): EmailPart[] {
  return [
    {
      kind: "facts",
      rows: known([
        ["Name", data.name],
        ["Business", data.business],
        ["Trade", data.trade && (tradeBySlug(data.trade)?.label ?? data.trade)],
        ["Town", data.town],
        ["Phone", data.phone],
        ["E-mail", data.email],
        ...answerRows(data.answers),
        [data.host === undefined ? "Asked for" : "Demo", data.slot && formatSlot(data.slot)],
        ["Who calls", data.host && oneLine(data.host)],
        ["Answer due", data.dueAt && formatSlot(data.dueAt)],
        ["Reference", data.reference],
      ]),
    },
    ...(data.message === undefined ? [] : [{ kind: "words", text: data.message } as const]),
    {
      kind: "action",
      label: "Open the lead",
      href: env.siteUrl + (lead_id === null ? paths.crmLeads : paths.crmLead(lead_id)),
    },
  ];
}

export function newLeadEmail(mail: FactsOf<"new-lead">): Email {
  const { to_name: name, data } = mail;
  const who = data.business ?? data.name;
  const calls = data.host === name ? "You call" : `${oneLine(data.host ?? "")} calls`;
  return {
    subject: oneLine(`New lead: ${[who, data.town].filter(Boolean).join(", ")}`),
    name,
    parts: [
      {
        kind: "paragraph",
        text:
          data.host === undefined
            ? `${oneLine(who)} wrote by ${FORMS[data.form] ?? "a form"} and waits for a first answer.`
            : `${oneLine(who)} booked a demo. ${calls} then; no other answer is due.`,
      },
      ...leadParts(mail),
    ],
    why: turnOff("You get this because new leads are yours to answer."),
  };
}

export function answerDueEmail(mail: FactsOf<"answer-due">): Email {
  const { to_name: name, data } = mail;
  const who = oneLine(data.business ?? data.name);
  const due = formatSlot(data.dueAt ?? "");
  return {
    subject: `Answer due within the hour: ${who}`,
    name,
    parts: [
      {
        kind: "paragraph",
        text: `Nobody has answered ${who} yet. We promised to by ${due}, which is less than an hour of office time away.`,
      },
      {
        kind: "paragraph",
        text: "A call, an e-mail or another stage on the lead stops its clock.",
      },
      ...leadParts(mail),
    ],
    why: turnOff("You get this because this lead is yours to answer."),
  };
}

const THINGS = {
  "assigned-ticket": "ticket",
  "assigned-lead": "lead",
  "assigned-task": "task",
} as const;

function addressOf({ kind, lead_id, client_id, ticket_id }: AssignmentFacts): string {
  if (kind === "assigned-ticket" && ticket_id !== null) return paths.crmTicket(ticket_id);
  if (client_id !== null && kind !== "assigned-lead") return paths.crmClient(client_id);
  return lead_id === null ? paths.crmLeads : paths.crmLead(lead_id);
}

export function assignmentEmail(mail: AssignmentFacts): Email {
  const { data } = mail;
  const thing = THINGS[mail.kind];
  const what = data.number === undefined ? thing : `${thing} #${data.number}`;
  return {
    subject: oneLine(`Yours now: ${what}, ${data.subject}`),
    name: mail.to_name,
    parts: [
      {
        kind: "paragraph",
        text:
          data.by === undefined
            ? `A ${thing} was assigned to you.`
            : `${oneLine(data.by)} gave you a ${thing}.`,
      },
      {
        kind: "facts",
        rows: known([
          [what.replace(/^\w/, (first) => first.toUpperCase()), oneLine(data.subject)],
          ["For", data.about],
          ["Due", data.dueOn && formatCalendarDay(data.dueOn, "long", PAGE_LOCALE)],
          ["Reference", data.reference],
        ]),
      },
      { kind: "action", label: `Open the ${thing}`, href: env.siteUrl + addressOf(mail) },
    ],
    why: turnOff("You get this because a colleague assigned something to you."),
  };
}

export function invitationEmail({ to_name: name, data }: FactsOf<"invitation">): Email {
  const role = data.role.charAt(0).toUpperCase() + data.role.slice(1);
  const subject =
    data.by === undefined
      ? `You are invited to ${site.brand}`
      : `${oneLine(data.by)} invited you to ${site.brand}`;
  return {
    subject,
    name,
    parts: [
      {
        kind: "paragraph",
        text: `${subject}’s back office, where the company runs its websites, leads and clients. Your role is ${role}.`,
      },
      {
        kind: "action",
        label: "Choose a password",
        // The outbox shows the link without its key, so that nobody can use it.
        href: env.siteUrl + (data.key === undefined ? paths.admin : paths.invitation(data.key)),
      },
      {
        kind: "paragraph",
        text: `The link works once, until ${formatSlot(data.expiresAt)}. After that, ask for a new one.`,
      },
    ],
    why: "You get this because somebody at the company put this address on its staff list. If that was a mistake, there is nothing to do: the link ends by itself.",
  };
}
