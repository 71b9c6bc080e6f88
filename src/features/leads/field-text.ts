import type { TFunction } from "i18next";
import { leadField, type LeadRowField } from "@/data/leads/fields";
import type { Lead } from "@/data/leads/queries";
import { formatUsd, parseTimestamp } from "@/lib/format/format";
import { formatCalendarDay } from "@/lib/time/calendar-day";
import { formatDateTime } from "@/lib/time/reader-time";

/** What a lead says in a field, as people read it; null for nothing. */
export function fieldText(lead: Lead, id: LeadRowField, t: TFunction): string | null {
  if (id === "owner_id") return lead.owner?.name ?? null;
  const field = leadField(id);
  const value = lead[id];
  if (value === null || value === "") return null;
  if (field.kind === "choice") return t(field.labels?.[value] ?? String(value));
  if (field.kind === "money") return formatUsd(Number(value) / 100);
  if (field.kind === "day") return formatCalendarDay(String(value));
  if (field.kind === "moment") {
    const moment = parseTimestamp(String(value));
    return moment === null ? null : formatDateTime(moment);
  }
  return String(value);
}
