import type { TFunction } from "i18next";
import type { Lead } from "@/data/leads/schema";
import type { Placement } from "@/data/leads/board-moves";
import { formatList } from "@/lib/format/format";
import { callTimeLabel } from "@/content/call-times";
import { stageLabels } from "@/data/leads/choices";
import { daysBetween, formatCalendarDay, type CalendarDay } from "@/lib/dates/calendar-day";
import type { LeadRowField } from "@/data/leads/fields";
import { recordField } from "@/data/records/record-fields";
import { formatField } from "./fields/format-field";

/** A lead's value of a field; for its owner, the name. */
export const leadValue = (lead: Lead, id: LeadRowField) =>
  id === "owner_id" ? (lead.owner?.name ?? null) : lead[id];

/** The value for display; null for nothing. */
export const formatLeadField = (lead: Lead, id: LeadRowField, t: TFunction): string | null =>
  formatField(recordField("leads", id), leadValue(lead, id), t);

const NEAR_DAYS = 6;

export function dayLabel(t: TFunction, day: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, day);
  if (days === 0) return t("today");
  if (days === 1) return t("tomorrow");
  if (days === -1) return t("yesterday");
  if (days > 0 && days <= NEAR_DAYS) return formatCalendarDay(day, "weekday");
  return formatCalendarDay(day, day.slice(0, 4) === today.slice(0, 4) ? "short" : "full");
}

export const leadName = ({ business, name }: Pick<Lead, "business" | "name">) =>
  business?.trim() ? business : name;

/** "Macon, GA"; a typed town often ends with the state already. */
export function placeLabel(town: string | null, region: string | null): string | null {
  if (town !== null && region !== null && town.endsWith(`, ${region}`)) return town;
  return formatList([town, region]) || null;
}

/** For whoever calls: "Best time to call: Morning". */
export const bestTime = ({ call_time }: Pick<Lead, "call_time">, t: TFunction): string =>
  t("Best time to call: {{time}}", { time: t(callTimeLabel(call_time ?? "")) });

/** Null for a change of order only. */
export function movedLabel(t: TFunction, lead: Lead, placement: Placement): string | null {
  if (placement.stage === lead.stage) return null;
  return t("Moved {{lead}} to {{stage}}.", {
    lead: leadName(lead),
    stage: t(stageLabels[placement.stage]),
  });
}
