import type { TFunction } from "i18next";
import type { Lead } from "@/data/crm/leads";
import { OFFICE_DAY_MS, officeMs } from "@/lib/business-time";
import { parseTimestamp } from "@/lib/format";
import { officeSpan } from "../parts/office-span";

const MINUTE = 60_000;

/** As officeSpan() has it, in whole days from the first on: "40 min", "3 h", "2 workdays". */
export function clockSpan(t: TFunction, milliseconds: number): string {
  if (milliseconds < OFFICE_DAY_MS) return officeSpan(Math.max(milliseconds, MINUTE), t);
  const days = Math.round(milliseconds / OFFICE_DAY_MS);
  // The number stays with its unit at the end of a line.
  return days === 1 ? t("1\u00a0workday") : t("{{days}}\u00a0workdays", { days });
}

export type ResponseClock = { isOverdue: boolean; words: string; dueAt: Date };

/** Null where nobody waits for a first answer. The browser's minute counts, not the last read. */
export function responseClock(t: TFunction, lead: Lead, now: Date): ResponseClock | null {
  const dueAt = parseTimestamp(lead.responseDueAt);
  if (dueAt === null || (lead.response !== "waiting" && lead.response !== "overdue")) return null;
  const isOverdue = dueAt < now;
  const span = clockSpan(t, Math.abs(officeMs(now, dueAt)));
  const words = isOverdue
    ? t("First answer {{span}} late", { span })
    : t("Answer within {{span}}", { span });
  return { isOverdue, words, dueAt };
}
