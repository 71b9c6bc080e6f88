import type { LeadSource } from "@/data/leads/schema";
import { NAMED_LEADS } from "./content/named-leads";
import { clockText } from "./office-time";
import { pick, seededRandom, integerBetween, type Random } from "./seeded-random";
import type { Segment } from "./segment";

/** That a business asked for a site; named-company.ts says which. */
export type CompanyLead = {
  /** At least 1. */
  daysAgo: number;
  /** "15:40"; null where content/lead-details.ts has it. */
  at: string | null;
  source: LeadSource;
  segment: Segment;
};

/** Numbers of leads by days ago, both ends included, without the named ones. */
const WINDOWS: { from: number; to: number; leads: Record<Segment, number> }[] = [
  { from: 30, to: 59, leads: { enterprise: 6, "small-business": 32 } },
  { from: 60, to: 89, leads: { enterprise: 7, "small-business": 33 } },
  { from: 90, to: 179, leads: { enterprise: 17, "small-business": 92 } },
];

/** Weighted: most come from search. */
// prettier-ignore
const USUAL_MIX: readonly LeadSource[] = [
  "organic-search", "organic-search", "organic-search", "organic-search", "business-profile",
  "business-profile", "referral", "referral", "paid-search", "direct",
];

/** From 7 in the morning to 8 in the evening. */
const WAKING_MINUTES = [7 * 60, 20 * 60] as const;

export function inventLeads(): CompanyLead[] {
  const random = seededRandom(38);
  const named = NAMED_LEADS.map((lead) => ({ ...lead, at: null }));
  const older = (["enterprise", "small-business"] as const).flatMap((segment) =>
    WINDOWS.flatMap(({ from, to, leads }) =>
      Array.from({ length: leads[segment] }, (): CompanyLead => ({
        ...cameAt(random, integerBetween(random, from, to)),
        segment,
      })),
    ),
  );
  return [...named, ...older];
}

const cameAt = (random: Random, daysAgo: number) => ({
  daysAgo,
  at: clockText(integerBetween(random, ...WAKING_MINUTES)),
  source: pick(random, USUAL_MIX),
});
