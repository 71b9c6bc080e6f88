import type { CalendarEvent } from "@/lib/calendar/calendar-file";
import { hostEvent } from "@/lib/calendar/host-event";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { site } from "@/content/company";
import {
  ENTERED_IN_A_FORM,
  formatSlot,
  oneLine,
  type Email,
  type EmailPart,
  known,
  templateWords,
  turnOff,
} from "@/lib/mail/email";
import type { DemoFacts, FactsOf, MailedBooking } from "@/lib/mail/mail-facts";

type Status = CalendarEvent["status"];

const linkTo = (booking: MailedBooking) => env.siteUrl + paths.bookingOf(booking.key ?? "");

const eventOf = (booking: MailedBooking, reference: string, status: Status): CalendarEvent => ({
  uid: booking.uid,
  sequence: booking.version - 1,
  status,
  start: new Date(booking.startsAt),
  end: new Date(booking.endsAt),
  title: `${site.brand} demo, by phone`,
  description: `${oneLine(booking.host)} calls you from ${site.phone}. Reference ${reference}.`,
  url: linkTo(booking),
});

function timeRows(label: string, startsAt: string, timeZone: string | undefined) {
  const here = formatSlot(startsAt, timeZone);
  const office = formatSlot(startsAt);
  return [[label, here], ...(office === here ? [] : [["In New York", office] as const])] as const;
}

const callRows = (booking: MailedBooking, timeZone: string | undefined, reference: string) => [
  ...timeRows("Your demo", booking.startsAt, timeZone),
  ["Who calls", oneLine(booking.host)] as const,
  ["From", site.phone] as const,
  ["Reference", reference] as const,
];

type Facts = Pick<DemoFacts["data"], "booking" | "reference" | "timeZone" | "words">;

const ownWords = ({ booking, reference, timeZone, words }: Facts) =>
  templateWords(words, {
    demo_time: formatSlot(booking.startsAt, timeZone),
    host: oneLine(booking.host),
    reference,
  });

const changeIt = (booking: MailedBooking): EmailPart => ({
  kind: "action",
  label: "Move or cancel it",
  href: linkTo(booking),
});

const CALL_US: EmailPart = {
  kind: "paragraph",
  text: `Rather say it? Call ${site.phone}, ${site.phoneHours}.`,
};

export function bookedRequestEmail(
  { to_name: name, data }: FactsOf<"request-received">,
  booking: MailedBooking,
): Email {
  return {
    subject: `You are booked: ${formatSlot(booking.startsAt, data.timeZone)}`,
    name,
    parts: [
      { kind: "paragraph", text: "Your demo is booked. We call you; there is nothing to install." },
      { kind: "facts", rows: callRows(booking, data.timeZone, data.reference) },
      { kind: "paragraph", text: "What happens next:" },
      {
        kind: "list",
        items: [
          "We call at that time, with an example site for your trade ready.",
          "Keep your phone near and a screen open.",
        ],
      },
      ...ownWords({ ...data, booking }),
      changeIt(booking),
      CALL_US,
    ],
    why: ENTERED_IN_A_FORM,
    event: eventOf(booking, data.reference, "CONFIRMED"),
  };
}

const DEMO_WHY = "You get this because a demo by phone was booked for you.";

const OPENINGS = {
  "demo-booked": ["You are booked", "As agreed, your demo is booked. We call you."],
  "demo-moved": ["Your demo was moved", "Your demo has a new time."],
  "demo-reminder": ["Reminder", "A reminder of your demo. We call you; keep a screen open."],
} as const;

const openingOf = (kind: Exclude<DemoFacts["kind"], "demo-cancelled">, host: string) =>
  kind === "demo-host-changed"
    ? ([
        `${host} calls you`,
        `Somebody else calls you for your demo: ${host}. The time stays as it was.`,
      ] as const)
    : OPENINGS[kind];

export function demoEmail(mail: DemoFacts): Email {
  const { to_name: name, data, kind } = mail;
  const { booking, reference, timeZone } = data;
  const when = formatSlot(booking.startsAt, timeZone);
  if (kind === "demo-cancelled") return cancelledEmail(mail, when);
  const [subject, opening] = openingOf(kind, oneLine(booking.host));
  const was = data.was === undefined ? [] : ([["Before", formatSlot(data.was, timeZone)]] as const);
  return {
    subject: `${subject}: ${when}`,
    name,
    parts: [
      { kind: "paragraph", text: opening },
      { kind: "facts", rows: [...callRows(booking, timeZone, reference), ...was] },
      ...ownWords(data),
      changeIt(booking),
      CALL_US,
    ],
    why: DEMO_WHY,
    event: eventOf(booking, reference, "CONFIRMED"),
  };
}

function cancelledEmail({ to_name: name, data }: DemoFacts, when: string): Email {
  const { booking, reference, timeZone } = data;
  return {
    subject: `Your demo is cancelled: ${when}`,
    name,
    parts: [
      { kind: "paragraph", text: "This demo is off, and nobody calls you then." },
      {
        kind: "facts",
        rows: [...timeRows("It was", booking.startsAt, timeZone), ["Reference", reference]],
      },
      ...ownWords(data),
      {
        kind: "action",
        label: "Book another time",
        href: env.siteUrl + paths.scheduleDemo,
      },
      CALL_US,
    ],
    why: DEMO_WHY,
    event: eventOf(booking, reference, "CANCELLED"),
  };
}

const WHAT = {
  booked: "booked with you",
  moved: "moved",
  cancelled: "cancelled",
  "taken-over": "taken over",
} as const;

function hostOpening({ what, by, newBooking }: FactsOf<"host-demo">["data"], who: string): string {
  if (newBooking !== undefined)
    return `${oneLine(newBooking.host)} takes over your demo with ${who}.`;
  return `The demo of ${who} was ${WHAT[what]} by ${by === undefined ? "its visitor" : oneLine(by)}.`;
}

/** Notifies a host of somebody else's change of a demo. */
export function hostEmail({ to_name, lead_id, data }: FactsOf<"host-demo">): Email {
  const { booking, what, newBooking } = data;
  const isOff = what === "cancelled" || what === "taken-over";
  const who = oneLine(data.business ?? data.name ?? "Somebody");
  const when = formatSlot(booking.startsAt);
  return {
    subject: `Demo ${what.replace("-", " ")}: ${who}, ${when}`,
    name: to_name,
    parts: [
      { kind: "paragraph", text: hostOpening(data, who) },
      {
        kind: "facts",
        rows: known([
          [isOff ? "It was" : "When", when],
          ["Now", newBooking && formatSlot(newBooking.startsAt)],
          ["Before", data.was && formatSlot(data.was)],
          ["Name", data.name],
          ["Phone", data.phone],
          ["Reference", data.reference],
        ]),
      },
      ...(data.message === undefined ? [] : [{ kind: "words", text: data.message } as const]),
      {
        kind: "action",
        label: "Open the lead",
        href: env.siteUrl + (lead_id === null ? paths.crmLeads : paths.crmLead(lead_id)),
      },
    ],
    why: turnOff("You get this because you give demos."),
    event: {
      ...eventOf(booking, data.reference, isOff ? "CANCELLED" : "CONFIRMED"),
      ...hostEvent({ ...data, name: data.name ?? who, id: data.demoId, leadId: lead_id }),
    },
  };
}
