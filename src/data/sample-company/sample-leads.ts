import type { LeadSource } from "@/data/leads/schema";
import { clockText } from "./office-time";
import { pick, seededRandom, integerBetween, type Random, type Segment } from "./seeded-random";

type NamedLead = { daysAgo: number; source: LeadSource; segment: Segment };

/**
 * Leads of the last 30 days and three before, newest first: 38, 7 of them enterprises. The
 * dashboard does not need the rest, which is in named-company.ts in the same order.
 */
// prettier-ignore
const NAMED_LEADS: readonly NamedLead[] = [
  { daysAgo: 1, source: "organic-search", segment: "small-business" },
  { daysAgo: 1, source: "business-profile", segment: "small-business" },
  { daysAgo: 1, source: "referral", segment: "small-business" },
  { daysAgo: 1, source: "direct", segment: "small-business" },
  { daysAgo: 2, source: "organic-search", segment: "small-business" },
  { daysAgo: 4, source: "organic-search", segment: "small-business" },
  { daysAgo: 4, source: "business-profile", segment: "enterprise" },
  { daysAgo: 5, source: "paid-search", segment: "small-business" },
  { daysAgo: 5, source: "organic-search", segment: "small-business" },
  { daysAgo: 6, source: "organic-search", segment: "small-business" },
  { daysAgo: 6, source: "organic-search", segment: "enterprise" },
  { daysAgo: 7, source: "organic-search", segment: "small-business" },
  { daysAgo: 8, source: "paid-search", segment: "enterprise" },
  { daysAgo: 8, source: "business-profile", segment: "small-business" },
  { daysAgo: 9, source: "direct", segment: "small-business" },
  { daysAgo: 9, source: "organic-search", segment: "small-business" },
  { daysAgo: 9, source: "organic-search", segment: "small-business" },
  { daysAgo: 10, source: "business-profile", segment: "small-business" },
  { daysAgo: 10, source: "organic-search", segment: "small-business" },
  { daysAgo: 11, source: "referral", segment: "enterprise" },
  { daysAgo: 11, source: "business-profile", segment: "small-business" },
  { daysAgo: 12, source: "organic-search", segment: "small-business" },
  { daysAgo: 12, source: "referral", segment: "enterprise" },
  { daysAgo: 13, source: "organic-search", segment: "enterprise" },
  { daysAgo: 13, source: "organic-search", segment: "enterprise" },
  { daysAgo: 14, source: "referral", segment: "small-business" },
  { daysAgo: 14, source: "organic-search", segment: "small-business" },
  { daysAgo: 15, source: "business-profile", segment: "small-business" },
  { daysAgo: 16, source: "business-profile", segment: "small-business" },
  { daysAgo: 16, source: "business-profile", segment: "small-business" },
  { daysAgo: 17, source: "paid-search", segment: "small-business" },
  { daysAgo: 18, source: "business-profile", segment: "small-business" },
  { daysAgo: 19, source: "organic-search", segment: "small-business" },
  { daysAgo: 20, source: "organic-search", segment: "small-business" },
  { daysAgo: 22, source: "referral", segment: "small-business" },
  { daysAgo: 23, source: "paid-search", segment: "small-business" },
  { daysAgo: 26, source: "organic-search", segment: "small-business" },
  { daysAgo: 28, source: "referral", segment: "small-business" },
  { daysAgo: 36, source: "organic-search", segment: "small-business" },
  { daysAgo: 42, source: "paid-search", segment: "small-business" },
  { daysAgo: 51, source: "referral", segment: "small-business" },
];

/** That a business asked for a site; named-company.ts says which. */
export type CompanyLead = {
  /** At least 1. */
  daysAgo: number;
  /** "15:40"; null where named-company.ts has it. */
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
