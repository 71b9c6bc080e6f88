import { addDays, type CalendarDay } from "@/lib/time/calendar-day";
import { pick, seededRandom, shuffled, wholeBetween } from "./seeded-random";
import type { Segment } from "./segment";

/** Somebody who may become a client of ours. */
export type Lead = { day: CalendarDay; source: LeadSource; segment: Segment };

export const LEAD_SOURCES = [
  "Organic search",
  "Business Profile",
  "Referral",
  "Paid search",
  "Direct",
] as const;
type LeadSource = (typeof LEAD_SOURCES)[number];

/** How many of the last 30 days' leads came from each. */
// prettier-ignore
const LAST_30_DAYS: Record<Segment, Record<LeadSource, number>> = {
  enterprise: { "Organic search": 3, "Business Profile": 1, Referral: 2, "Paid search": 1, Direct: 0 },
  "small-business": { "Organic search": 14, "Business Profile": 8, Referral: 4, "Paid search": 3, Direct: 2 },
};

/** Leads by the days ago that they came in, both ends included. */
const WINDOWS: { from: number; to: number; leads: Record<Segment, number> }[] = [
  { from: 0, to: 6, leads: { enterprise: 2, "small-business": 7 } },
  { from: 7, to: 13, leads: { enterprise: 2, "small-business": 8 } },
  { from: 14, to: 29, leads: { enterprise: 3, "small-business": 16 } },
  { from: 30, to: 59, leads: { enterprise: 6, "small-business": 35 } },
  { from: 60, to: 89, leads: { enterprise: 7, "small-business": 33 } },
  { from: 90, to: 179, leads: { enterprise: 17, "small-business": 92 } },
];

/** Weighted: more come from search than from anywhere else. */
// prettier-ignore
const USUAL_MIX: readonly LeadSource[] = [
  "Organic search", "Organic search", "Organic search", "Organic search", "Business Profile",
  "Business Profile", "Referral", "Referral", "Paid search", "Direct",
];

export function inventLeads(anchorDay: CalendarDay): Lead[] {
  const random = seededRandom(38);
  return (["enterprise", "small-business"] as const).flatMap((segment) => {
    const recent = shuffled(
      random,
      LEAD_SOURCES.flatMap((source) =>
        Array.from({ length: LAST_30_DAYS[segment][source] }, () => source),
      ),
    );
    return WINDOWS.flatMap(({ from, to, leads }) =>
      Array.from({ length: leads[segment] }, (): Lead => ({
        day: addDays(anchorDay, -wholeBetween(random, from, to)),
        source: recent.pop() ?? pick(random, USUAL_MIX),
        segment,
      })),
    );
  });
}
