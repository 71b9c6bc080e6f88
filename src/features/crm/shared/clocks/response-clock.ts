import type { TFunction } from "i18next";
import type { Lead } from "@/data/leads/schema";
import { parseTimestamp } from "@/lib/format/format";
import type { BusinessClock } from "@/lib/dates/office/business-clock";
import { formatDateTime } from "@/lib/dates/reader-time";
import { officeSpan } from "../office-span";

const MINUTE = 60_000;

/** Like officeSpan(), but in whole workdays from the first on: "40 min", "3 h", "2 workdays". */
export function clockSpan(t: TFunction, milliseconds: number, workdayMs: number): string {
  if (milliseconds < workdayMs) return officeSpan(milliseconds, workdayMs, t);
  const days = Math.round(milliseconds / workdayMs);
  // The number stays with its unit.
  return t("{{count}}\u00a0workdays", { count: days, defaultValue_one: "1\u00a0workday" });
}

/** When the first answer was given, and the office time until then. */
export function answeredLabel(
  t: TFunction,
  came: Date,
  answered: Date,
  clock: BusinessClock,
): string {
  const waited = clock.at(answered) - clock.at(came);
  const day = formatDateTime(answered);
  if (waited <= 0) return t("First answered {{day}}, before any office hours had passed.", { day });
  if (waited < MINUTE) {
    return t("First answered {{day}}, within a minute of office hours.", { day });
  }
  const span = clockSpan(t, waited, clock.workdayMs);
  return t("First answered {{day}}, after {{span}} of office hours.", { day, span });
}

export type ResponseClock = { isOverdue: boolean; label: string; dueAt: Date };

/** Null unless somebody waits for a first answer. Uses the browser's clock, not the time of reading. */
export function responseClock(
  t: TFunction,
  lead: Lead,
  now: Date,
  clock: BusinessClock,
): ResponseClock | null {
  const dueAt = parseTimestamp(lead.first_response_due_at);
  if (dueAt === null || (lead.response !== "waiting" && lead.response !== "overdue")) return null;
  const isOverdue = dueAt < now;
  return { isOverdue, label: waitingLabel(t, dueAt, now, clock), dueAt };
}

/** A deadline at closing time is past all night, although no office time has passed. */
function waitingLabel(t: TFunction, dueAt: Date, now: Date, clock: BusinessClock): string {
  const isOverdue = dueAt < now;
  const left = clock.at(dueAt) - clock.at(now);
  const span = clockSpan(t, Math.abs(left), clock.workdayMs);
  if (Math.abs(left) < MINUTE) {
    return isOverdue ? t("First answer just past due") : t("Answer within a minute");
  }
  return isOverdue
    ? t("First answer {{span}} late", { span })
    : t("Answer within {{span}}", { span });
}
