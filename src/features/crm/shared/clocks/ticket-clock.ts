import type { TFunction } from "i18next";
import type { Ticket } from "@/data/tickets/schema";
import { parseTimestamp } from "@/lib/format/format";
import type { BusinessClock } from "@/lib/dates/office/business-clock";
import { officeSpan } from "../office-span";

const MINUTE = 60_000;

export type ClockedTicket = Pick<
  Ticket,
  "status" | "sla_status" | "warn_at" | "due_at" | "clock_stopped_at"
>;

/**
 * The remaining or exceeded business hours as text. The state is the database's: a target that
 * passed since the last fetch is "due now".
 */
export function clockLabel(
  ticket: ClockedTicket,
  now: Date,
  clock: BusinessClock,
  t: TFunction,
): string {
  const due = parseTimestamp(ticket.due_at);
  if (due === null) return "";
  const stopped = parseTimestamp(ticket.clock_stopped_at);
  const left = clock.at(due) - clock.at(stopped ?? now);
  const isOver = ticket.sla_status === "overdue";
  if (ticket.status === "resolved") {
    if (!isOver) return t("resolved in time");
    return left > -MINUTE
      ? t("resolved just past its target")
      : t("resolved {{span}} late", { span: officeSpan(-left, clock.workdayMs, t) });
  }
  if (stopped !== null) return t("clock stopped: waiting for the client");
  if (isOver)
    return left > -MINUTE
      ? t("just past")
      : t("{{span}} past", { span: officeSpan(-left, clock.workdayMs, t) });
  if (left <= 0) return t("due now");
  return left < MINUTE
    ? t("under a minute left")
    : t("{{span}} left", { span: officeSpan(left, clock.workdayMs, t) });
}

/** The remaining or exceeded time when the clock stopped; null while it runs. */
export function stoppedLabel(
  ticket: ClockedTicket,
  clock: BusinessClock,
  t: TFunction,
): string | null {
  const due = parseTimestamp(ticket.due_at);
  const stopped = parseTimestamp(ticket.clock_stopped_at);
  if (due === null || stopped === null || ticket.status === "resolved") return null;
  const left = clock.at(due) - clock.at(stopped);
  if (ticket.sla_status === "overdue") {
    return left > -MINUTE
      ? t("It stopped just past its target.")
      : t("It stopped {{span}} past its target.", { span: officeSpan(-left, clock.workdayMs, t) });
  }
  return t("It stopped with {{span}} left.", { span: officeSpan(left, clock.workdayMs, t) });
}

/**
 * Returns the next warning or target of running clocks, when a state changes; null without any. It
 * is in the past while a change was not fetched yet.
 */
export function nextBoundary(tickets: readonly ClockedTicket[]): Date | null {
  const moments = tickets.flatMap(({ clock_stopped_at, sla_status, warn_at, due_at }) => {
    if (clock_stopped_at !== null || sla_status === "overdue") return [];
    const moment = parseTimestamp(sla_status === "on-time" ? warn_at : due_at);
    return moment === null ? [] : [moment.getTime()];
  });
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
