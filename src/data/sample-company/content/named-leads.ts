import type { LeadSource } from "@/data/leads/schema";
import type { Segment } from "@/data/sample-company/segment";

type NamedLead = { daysAgo: number; source: LeadSource; segment: Segment };

/**
 * Leads of the last 30 days and three before, newest first: 38, 7 of them enterprises. The
 * dashboard does not need the rest, which is in lead-details.ts in the same order.
 */
// prettier-ignore
export const NAMED_LEADS: readonly NamedLead[] = [
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
