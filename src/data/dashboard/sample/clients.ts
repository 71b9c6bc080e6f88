import { dealTerms } from "@/lib/deal-terms";
import { addDays, type CalendarDay } from "@/lib/time/calendar-day";
import { clientNames, domainOf } from "./client-names";
import { seededRandom, spread } from "./seeded-random";
import type { Segment } from "./segment";

export const PLAN_PRICE_USD = dealTerms.priceUsdPerMonth;
const SETTLED_DAYS = 180;

export type Client = {
  name: string;
  segment: Segment;
  site: string;
  start: CalendarDay;
  /** The first day that it no longer rents; null while it does. */
  end: CalendarDay | null;
};

/** Days before the anchor, both ends included. */
type DaysAgo = readonly [from: number, to: number];

// prettier-ignore
const NAMED: { name: string; site: string; segment: Segment; startedDaysAgo: number }[] = [
  { name: "Halden Air", site: "haldenair.example", segment: "enterprise", startedDaysAgo: 912 },
  { name: "Ridgeline Roofing", site: "ridgelineroofing.example", segment: "enterprise", startedDaysAgo: 1105 },
  { name: "Tidewater", site: "tidewaterclean.example", segment: "enterprise", startedDaysAgo: 780 },
  { name: "Okafor & Sons", site: "okaforplumbing.example", segment: "small-business", startedDaysAgo: 640 },
  { name: "Brightwork", site: "brightwork.example", segment: "small-business", startedDaysAgo: 455 },
  { name: "Juniper & Stone", site: "juniperandstone.example", segment: "small-business", startedDaysAgo: 521 },
  { name: "Lookout", site: "lookoutpest.example", segment: "small-business", startedDaysAgo: 388 },
  { name: "Pryor Overhead Door", site: "pryordoor.example", segment: "small-business", startedDaysAgo: 702 },
  { name: "Sunny Side Cleaning", site: "sunnysideclean.example", segment: "small-business", startedDaysAgo: 2 },
];

/**
 * With those named above: 200 clients, of whom 164 stay (26 and 138); 159 of them were there
 * 30 days ago, 150 were 90 days ago, and 107 a year ago.
 */
// prettier-ignore
const GROUPS: { segment: Segment; count: number; started: DaysAgo; left?: DaysAgo }[] = [
  { segment: "enterprise", count: 12, started: [366, 1400] },
  { segment: "enterprise", count: 8, started: [90, 364] },
  { segment: "enterprise", count: 2, started: [30, 89] },
  { segment: "enterprise", count: 1, started: [11, 14] },
  { segment: "enterprise", count: 1, started: [500, 1400], left: [120, 330] },
  { segment: "enterprise", count: 2, started: [800, 1400], left: [366, 700] },
  { segment: "small-business", count: 69, started: [366, 1400] },
  { segment: "small-business", count: 47, started: [90, 364] },
  { segment: "small-business", count: 11, started: [30, 89] },
  { segment: "small-business", count: 4, started: [7, 29] },
  { segment: "small-business", count: 1, started: [3, 5] },
  { segment: "small-business", count: 2, started: [500, 1400], left: [7, 29] },
  { segment: "small-business", count: 4, started: [500, 1400], left: [30, 89] },
  { segment: "small-business", count: 11, started: [500, 1400], left: [90, 364] },
  { segment: "small-business", count: 16, started: [800, 1400], left: [366, 700] },
];

export function inventClients(anchorDay: CalendarDay): Client[] {
  const random = seededRandom(299);
  const day = (daysAgo: number) => addDays(anchorDay, -daysAgo);
  const names = {
    enterprise: namesFor("enterprise"),
    "small-business": namesFor("small-business"),
  };
  const named = NAMED.map(({ startedDaysAgo, ...client }) => ({
    ...client,
    start: day(startedDaysAgo),
    end: null,
  }));
  const others = GROUPS.flatMap(({ segment, count, started, left }) => {
    const ends = left && spread(random, count, ...left);
    return spread(random, count, ...started).map((start, index): Client => {
      const name = names[segment].next();
      const leftAgo = ends?.[index];
      const end = leftAgo === undefined ? null : day(leftAgo);
      return { name, segment, site: domainOf(name), start: day(start), end };
    });
  });
  return [...named, ...others];
}

function namesFor(segment: Segment) {
  const groups = GROUPS.filter((group) => group.segment === segment);
  const names = clientNames(
    segment,
    groups.reduce((sum, { count }) => sum + count, 0),
  );
  let used = 0;
  return { next: () => names[used++] ?? "" };
}

export function isActiveOn(day: CalendarDay, { start, end }: Client): boolean {
  return start <= day && (end === null || end > day);
}

/** The client of that name, which rents a site now. */
export function rentingClient(clients: readonly Client[], name: string): Client {
  const client = clients.find((one) => one.name === name && one.end === null);
  if (client === undefined) throw new Error(`${name} rents no site`);
  return client;
}

/** Those who rent now and did for longer than the figures of a range and the one before go back. */
export function settledClients(clients: readonly Client[], anchorDay: CalendarDay): Client[] {
  const since = addDays(anchorDay, -SETTLED_DAYS);
  return clients.filter(({ start, end }) => end === null && start <= since);
}
