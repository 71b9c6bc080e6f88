import type { TFunction } from "i18next";
import type { Lead } from "@/data/crm/leads";
import { parseTimestamp } from "@/lib/format";
import { officeSpan as officeHours } from "../parts/office-span";
import { BUSINESS_DAY, businessMinutes } from "./business-minutes";

const MINUTE = 60_000;

/** Office hours in words: "40 min", "3 h", "2 working days". */
export function officeSpan(t: TFunction, minutes: number): string {
  if (minutes < BUSINESS_DAY) return officeHours(Math.max(minutes, 1) * MINUTE, t);
  return t("{{count}} working days", { count: Math.round(minutes / BUSINESS_DAY) }).replace(
    /^1 working days$/,
    t("1 working day"),
  );
}

export type ResponseClock = { isOverdue: boolean; words: string; dueAt: Date };

/** Null where nobody waits for a first answer. The browser's minute counts, not the last read. */
export function responseClock(t: TFunction, lead: Lead, now: Date): ResponseClock | null {
  const dueAt = parseTimestamp(lead.responseDueAt);
  if (dueAt === null || (lead.response !== "waiting" && lead.response !== "overdue")) return null;
  const isOverdue = dueAt < now;
  const span = officeSpan(t, Math.abs(businessMinutes(now, dueAt)));
  const words = isOverdue
    ? t("First answer {{span}} late", { span })
    : t("Answer within {{span}}", { span });
  return { isOverdue, words, dueAt };
}
