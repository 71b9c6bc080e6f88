import { businessNames, domainOf, type Business } from "./content/client-names";
import type { Colleague } from "./colleagues";
import { sampleId } from "./sample-id";
import { seededRandom, spread } from "./seeded-random";
import type { Segment } from "./segment";

const SETTLED_DAYS = 180;

/** A client of the invented company. Days count back from the day that it stands at. */
export type Client = Business & {
  /** In the CRM. */
  id: string;
  nth: number;
  segment: Segment;
  site: string;
  startedDaysAgo: number;
  /** The first day that it no longer rents; null while it does. */
  leftDaysAgo: number | null;
  /** One being set up does not rent yet. */
  status: "onboarding" | "active" | "paused" | "cancelled";
  /** Where a named one is, and who looks after it; the CRM's seed thinks of others for the rest. */
  place?: string;
  keeper?: Colleague;
};

type Named = Required<Pick<Client, "name" | "trade" | "site" | "segment" | "place" | "keeper">> & {
  startedDaysAgo: number;
};

// prettier-ignore
const NAMED: readonly Named[] = [
  { name: "Halden Air", trade: "heating-and-cooling", site: "haldenair.example", segment: "enterprise", startedDaysAgo: 627, place: "Dublin, OH", keeper: "Priya Nair" },
  { name: "Ridgeline Roofing", trade: "roofing", site: "ridgelineroofing.example", segment: "enterprise", startedDaysAgo: 1105, place: "Boulder, CO", keeper: "Sam Kowalski" },
  { name: "Tidewater", trade: "cleaning", site: "tidewaterclean.example", segment: "enterprise", startedDaysAgo: 780, place: "Norfolk, VA", keeper: "Luis Ortega" },
  { name: "Okafor & Sons", trade: "plumbing", site: "okaforplumbing.example", segment: "small-business", startedDaysAgo: 640, place: "Columbus, GA", keeper: "Sam Kowalski" },
  { name: "Brightwork", trade: "electrical", site: "brightwork.example", segment: "small-business", startedDaysAgo: 455, place: "Salem, OR", keeper: "Priya Nair" },
  { name: "Juniper & Stone", trade: "landscaping", site: "juniperandstone.example", segment: "small-business", startedDaysAgo: 521, place: "Bend, OR", keeper: "Luis Ortega" },
  { name: "Lookout", trade: "pest-control", site: "lookoutpest.example", segment: "small-business", startedDaysAgo: 388, place: "Chattanooga, TN", keeper: "Priya Nair" },
  { name: "Pryor Overhead Door", trade: "garage-doors", site: "pryordoor.example", segment: "small-business", startedDaysAgo: 702, place: "Pryor, OK", keeper: "Luis Ortega" },
  { name: "Sunny Side Cleaning", trade: "cleaning", site: "sunnysideclean.example", segment: "small-business", startedDaysAgo: 2, place: "Ocala, FL", keeper: "Sam Kowalski" },
  { name: "Northfork Tree & Turf", trade: "landscaping", site: "northforktree.example", segment: "small-business", startedDaysAgo: 8, place: "Missoula, MT", keeper: "Sam Kowalski" },
  { name: "Blue Kettle Cleaning", trade: "cleaning", site: "bluekettle.example", segment: "small-business", startedDaysAgo: 13, place: "Ithaca, NY", keeper: "Sam Kowalski" },
  { name: "Ransom Garage Door", trade: "garage-doors", site: "ransomdoor.example", segment: "small-business", startedDaysAgo: 20, place: "Fargo, ND", keeper: "Sam Kowalski" },
];

/** Their sites are on the provisioning panel and not live yet: they pay nothing so far. */
// prettier-ignore
const BEING_SET_UP: readonly Named[] = [
  { name: "Cedar Gutter Co.", trade: "roofing", site: "cedargutter.example", segment: "small-business", startedDaysAgo: 1, place: "Redding, CA", keeper: "Sam Kowalski" },
  { name: "Marlow Electric", trade: "electrical", site: "marlowelectric.example", segment: "small-business", startedDaysAgo: 3, place: "Ocala, FL", keeper: "Sam Kowalski" },
  { name: "Hatch Pest", trade: "pest-control", site: "hatchpest.example", segment: "small-business", startedDaysAgo: 2, place: "Macon, GA", keeper: "Luis Ortega" },
  { name: "Northfork Drains", trade: "plumbing", site: "northforkdrains.example", segment: "small-business", startedDaysAgo: 1, place: "Missoula, MT", keeper: "Sam Kowalski" },
  { name: "Blue Mesa Comfort Systems", trade: "heating-and-cooling", site: "bluemesacomfort.example", segment: "enterprise", startedDaysAgo: 4, place: "Pueblo, CO", keeper: "Priya Nair" },
  { name: "Kestrel Fire Protection", trade: "other", site: "kestrelfire.example", segment: "enterprise", startedDaysAgo: 2, place: "Tulsa, OK", keeper: "Priya Nair" },
  { name: "Granite Gate Paving", trade: "other", site: "granitegatepaving.example", segment: "enterprise", startedDaysAgo: 5, place: "Worcester, MA", keeper: "Luis Ortega" },
];

/** Days ago, both ends included. */
type DaysAgo = readonly [from: number, to: number];

type Group = {
  segment: Segment;
  count: number;
  started: DaysAgo;
  left?: DaysAgo;
  /** Those that left have cancelled, unless they only pause. */
  isPaused?: true;
};

/**
 * With those named above: 200 clients, of whom 164 stay (26 and 138); 159 of them were there
 * 30 days ago, 150 were 90 days ago, and 107 a year ago.
 */
// prettier-ignore
const GROUPS: readonly Group[] = [
  { segment: "enterprise", count: 12, started: [366, 1400] },
  { segment: "enterprise", count: 8, started: [90, 364] },
  { segment: "enterprise", count: 2, started: [30, 89] },
  { segment: "enterprise", count: 1, started: [11, 14] },
  { segment: "enterprise", count: 1, started: [500, 1400], left: [120, 330] },
  { segment: "enterprise", count: 2, started: [800, 1400], left: [366, 700] },
  { segment: "small-business", count: 69, started: [366, 1400] },
  { segment: "small-business", count: 47, started: [90, 364] },
  { segment: "small-business", count: 11, started: [30, 89] },
  { segment: "small-business", count: 1, started: [15, 29] },
  { segment: "small-business", count: 1, started: [3, 5] },
  { segment: "small-business", count: 2, started: [500, 1400], left: [7, 29], isPaused: true },
  { segment: "small-business", count: 4, started: [500, 1400], left: [30, 89] },
  { segment: "small-business", count: 11, started: [500, 1400], left: [90, 364] },
  { segment: "small-business", count: 16, started: [800, 1400], left: [366, 700] },
];

export type Names = Record<Segment, () => Business>;

/** Names that are used up as they are asked for: clients' first, then those of requests. */
export const freshNames = (): Names => ({
  enterprise: businessNames("enterprise"),
  "small-business": businessNames("small-business"),
});

export function inventClients(names: Names): Client[] {
  const random = seededRandom(299);
  const named = NAMED.map((client) => ({
    ...client,
    leftDaysAgo: null,
    status: "active" as const,
  }));
  const others = GROUPS.flatMap(({ segment, count, started, left, isPaused }) => {
    const leaving = left && spread(random, count, ...left);
    return spread(random, count, ...started).map((startedDaysAgo, index) => {
      const business = names[segment]();
      const leftDaysAgo = leaving?.[index] ?? null;
      const past = isPaused ? ("paused" as const) : ("cancelled" as const);
      const status = leftDaysAgo === null ? ("active" as const) : past;
      return {
        ...business,
        segment,
        site: domainOf(business.name),
        startedDaysAgo,
        leftDaysAgo,
        status,
      };
    });
  });
  const beingSetUp = BEING_SET_UP.map((client) => ({
    ...client,
    leftDaysAgo: null,
    status: "onboarding" as const,
  }));
  return [...named, ...others, ...beingSetUp].map((client, index) => ({
    ...client,
    nth: index + 1,
    id: sampleId("client", index + 1),
  }));
}

export const clientNamed = (clients: readonly Client[], name: string): Client => {
  const client = clients.find((one) => one.name === name);
  if (client === undefined) throw new Error(`${name} is no client`);
  return client;
};

/** Those who rent now and did for longer than the figures of a range and the one before go back. */
export const settledClients = (clients: readonly Client[]): Client[] =>
  clients.filter(
    ({ status, startedDaysAgo }) => status === "active" && startedDaysAgo >= SETTLED_DAYS,
  );
