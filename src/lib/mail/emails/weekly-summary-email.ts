import { env } from "@/lib/env";
import { formatNumber, formatUsd } from "@/lib/format/format";
import { PAGE_LOCALE } from "@/lib/format/locale";
import { paths } from "@/lib/paths";
import { addDays, formatCalendarDay } from "@/lib/dates/calendar-day";
import { turnOff, type Email } from "@/lib/mail/email";
import type { FactsOf, WeekFigures } from "@/lib/mail/mail-facts";

function officeTime(seconds: number | null): string {
  if (seconds === null) return "none";
  const minutes = Math.round(seconds / 60);
  const rest = minutes % 60;
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ""}`;
}

type Told = readonly [label: string, value: (figures: WeekFigures) => string];
const count = (label: string, of: (figures: WeekFigures) => number): Told => [
  label,
  (figures) => formatNumber(of(figures)),
];

const FIGURES: readonly Told[] = [
  count("New leads", ({ leads }) => leads),
  ["First answer took", ({ answerSeconds }) => officeTime(answerSeconds)],
  count("First answers that were late", ({ lateAnswers }) => lateAnswers),
  count("Demos booked", ({ demosBooked }) => demosBooked),
  count("Demos given", ({ demosGiven }) => demosGiven),
  count("No-shows", ({ noShows }) => noShows),
  count("Won", ({ won }) => won),
  count("Lost", ({ lost }) => lost),
  count("Tickets opened", ({ ticketsOpened }) => ticketsOpened),
  count("Tickets resolved", ({ ticketsClosed }) => ticketsClosed),
  count("Tickets that ran past their SLA", ({ ticketsOverdue }) => ticketsOverdue),
  ["MRR on Sunday", ({ mrrCents }) => formatUsd(mrrCents / 100)],
];

/** "up $299", "down $299" or "no change". */
function mrrChange({ week, before }: FactsOf<"weekly-summary">["data"]): string {
  const change = week.mrrCents - before.mrrCents;
  if (change === 0) return "no change";
  return `${change > 0 ? "up" : "down"} ${formatUsd(Math.abs(change) / 100)}`;
}

export function weeklySummaryEmail({ to_name: name, data }: FactsOf<"weekly-summary">): Email {
  const { monday, week, before } = data;
  const day = (of: string) => formatCalendarDay(of, "long", PAGE_LOCALE);
  return {
    subject: `The week of ${day(monday)}: ${formatNumber(week.leads)} new leads, ${formatNumber(week.won)} won, MRR ${mrrChange(data)}`,
    name,
    parts: [
      {
        kind: "paragraph",
        text: `This is how the week from ${day(monday)} to ${day(addDays(monday, 6))} went. The week before stands in parentheses.`,
      },
      {
        kind: "facts",
        rows: FIGURES.map(([label, value]) => [label, `${value(week)} (${value(before)})`]),
      },
      {
        kind: "paragraph",
        text: "Answers are counted in office hours; the time is the middle one of all. MRR is what active clients pay a month, at today’s prices.",
      },
      { kind: "action", label: "Open the dashboard", href: env.siteUrl + paths.dashboard },
      {
        kind: "links",
        items: [
          ["Leads", env.siteUrl + paths.crmLeads],
          ["Tickets", env.siteUrl + paths.crmTickets],
          ["Clients", env.siteUrl + paths.crmClients],
        ],
      },
    ],
    why: turnOff("You get this on Mondays because the company is yours to run."),
  };
}
