import type { LeadSource } from "@/data/leads/schema";
import type { Client, Names } from "./sample-clients";
import type { Business } from "./content/client-names";
import { NAMED_LEADS } from "./content/named-leads";
import { clockText, type OfficeTime } from "./office-time";
import { pick, seededRandom, wholeBetween, type Random } from "./seeded-random";
import type { Segment } from "./segment";

/** A business that asked for a site. */
export type CompanyLead = OfficeTime & {
  business: string;
  /** Null where the CRM's seed knows it. */
  trade: string | null;
  source: LeadSource;
  segment: Segment;
  /** Who it has become, for an older one that was won. */
  client: Client | null;
};

/** Leads by the days ago that they came in, both ends included; the named ones are not counted. */
const WINDOWS: { from: number; to: number; leads: Record<Segment, number> }[] = [
  { from: 30, to: 59, leads: { enterprise: 6, "small-business": 32 } },
  { from: 60, to: 89, leads: { enterprise: 7, "small-business": 33 } },
  { from: 90, to: 179, leads: { enterprise: 17, "small-business": 92 } },
];

/** Weighted: more come from search than from anywhere else. */
// prettier-ignore
const USUAL_MIX: readonly LeadSource[] = [
  "organic-search", "organic-search", "organic-search", "organic-search", "business-profile",
  "business-profile", "referral", "referral", "paid-search", "direct",
];

/** From 7 in the morning to 8 in the evening. */
const WAKING_MINUTES = [7 * 60, 20 * 60] as const;
/** A site is live so many days after it was asked for. */
const DAYS_TO_LAUNCH = [3, 40] as const;

export function inventLeads(clients: readonly Client[], names: Names): CompanyLead[] {
  const random = seededRandom(38);
  const waiting = clients.filter(
    ({ name, status }) =>
      (status === "active" || status === "onboarding") &&
      !NAMED_LEADS.some(({ business }) => business === name),
  );
  const named = NAMED_LEADS.map((lead) => ({ ...lead, trade: null, client: null }));
  const older = (["enterprise", "small-business"] as const).flatMap((segment) =>
    WINDOWS.flatMap(({ from, to, leads }) =>
      Array.from({ length: leads[segment] }, (): CompanyLead => {
        const daysAgo = wholeBetween(random, from, to);
        const client = takeWonBy(waiting, segment, daysAgo);
        const { name, trade }: Business = client ?? names[segment]();
        return { business: name, trade, ...cameAt(random, daysAgo), segment, client };
      }),
    ),
  );
  return [...named, ...older];
}

/** The client that a request of that day has become: the first that began at a fitting time. */
function takeWonBy(waiting: Client[], segment: Segment, daysAgo: number): Client | null {
  const index = waiting.findIndex((client) => {
    const took = daysAgo - client.startedDaysAgo;
    return client.segment === segment && took >= DAYS_TO_LAUNCH[0] && took <= DAYS_TO_LAUNCH[1];
  });
  return index < 0 ? null : (waiting.splice(index, 1)[0] ?? null);
}

const cameAt = (random: Random, daysAgo: number) => ({
  daysAgo,
  at: clockText(wholeBetween(random, ...WAKING_MINUTES)),
  source: pick(random, USUAL_MIX),
});
