import { env } from "@/lib/env";
import { formatNumber } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { formatSlot, oneLine, turnOff, type Email } from "@/lib/mail/email";
import type { FactsOf } from "@/lib/mail/mail-facts";

export function slaWarningEmail(mail: FactsOf<"sla-warning">): Email {
  const { to_name: name, ticket_id: id, data } = mail;
  return {
    subject: oneLine(`Due soon: ticket #${data.number}, ${data.subject}`),
    name,
    parts: [
      {
        kind: "paragraph",
        text: data.isMine
          ? "Three quarters of this ticket’s time have gone, and it is yours."
          : "Three quarters of this ticket’s time have gone, and it is nobody’s yet.",
      },
      {
        kind: "facts",
        rows: [
          [`Ticket #${data.number}`, oneLine(data.subject)],
          ["For", oneLine(data.about)],
          ["Priority", data.priority.replace(/^\w/, (first) => first.toUpperCase())],
          ["Due", formatSlot(data.dueAt)],
        ],
      },
      {
        kind: "paragraph",
        text: "Its clock stops while it waits for the client, and once it is resolved.",
      },
      {
        kind: "action",
        label: "Open the ticket",
        href: env.siteUrl + (id === null ? paths.crmTickets : paths.crmTicket(id)),
      },
    ],
    why: turnOff("You get this because tickets are yours to resolve."),
  };
}

export function spamWaitingEmail({ to_name: name, data }: FactsOf<"suspects-waiting">): Email {
  const isOne = data.count === 1;
  const left = data.count - data.requests.length;
  return {
    subject: isOne
      ? "1 request waits, put aside as suspect"
      : `${formatNumber(data.count)} requests wait, put aside as suspect`,
    name,
    parts: [
      {
        kind: "paragraph",
        text: isOne
          ? "A form was sent in a way that programs send it, or with many others. Whoever sent it was told that it arrived. If they are a person, they wait for an answer."
          : "Forms were sent in a way that programs send them, or many at once. Whoever sent them was told that they arrived. Those who are people wait for an answer.",
      },
      {
        kind: "facts",
        rows: data.requests.map(({ name: who, at }) => [oneLine(who), formatSlot(at)]),
      },
      ...(left > 0
        ? [{ kind: "paragraph", text: `And ${formatNumber(left)} more.` } as const]
        : []),
      {
        kind: "action",
        label: "Look at what was put aside",
        href: env.siteUrl + paths.crmSpam,
      },
    ],
    why: turnOff("You get this once a day while any wait, because leads are yours to work on."),
  };
}

export function givenUpEmail({ to_name: name, data }: FactsOf<"mail-given-up">): Email {
  const [first] = data.mails;
  const isOne = data.count === 1 && first !== undefined;
  const left = data.count - data.mails.length;
  return {
    subject: isOne
      ? oneLine(`Not delivered: the mail to ${first.name || first.email}`)
      : `Not delivered: ${data.count} mails`,
    name,
    parts: [
      {
        kind: "paragraph",
        text: isOne
          ? "A mail of ours was given up. Whoever it is for knows nothing of it."
          : "Mails of ours were given up. Those they are for know nothing of them.",
      },
      {
        kind: "facts",
        rows: data.mails.map(({ name: to, email, error }) => [
          oneLine(`${to} ${email}`),
          oneLine(error) || "No reason was given.",
        ]),
      },
      ...(left > 0
        ? [{ kind: "paragraph", text: `And ${left} more, which the outbox lists.` } as const]
        : []),
      {
        kind: "paragraph",
        text: "Call them, or mend the address and write again. Retry in the outbox sends it to the same address once more.",
      },
      {
        kind: "action",
        label: isOne ? "Open the mail" : "Open the outbox",
        href: `${env.siteUrl}${isOne ? paths.mail(first.id) : paths.mailsGivenUp}`,
      },
    ],
    why: turnOff("You get this because what they are about is yours to look after."),
  };
}
