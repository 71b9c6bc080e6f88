import { businessNames, domainOf } from "./content/client-names";
import { seededRandom, spread, sampleId, type Segment } from "./seeded-random";

const SETTLED_DAYS = 180;

/** A client of the invented company. Days count back from the present one. */
export type Client = {
  name: string;
  /** In the CRM. */
  id: string;
  nth: number;
  segment: Segment;
  site: string;
  startedDaysAgo: number;
  /** The first day without rent; null while it is rented. */
  leftDaysAgo: number | null;
  /** "onboarding" clients do not rent yet. */
  status: "onboarding" | "active" | "paused" | "cancelled";
};

type Named = Pick<Client, "name" | "site" | "segment" | "startedDaysAgo">;

// prettier-ignore
const NAMED: readonly Named[] = [
  { name: "Halden Air", site: "haldenair.example", segment: "enterprise", startedDaysAgo: 627 },
  { name: "Ridgeline Roofing", site: "ridgelineroofing.example", segment: "enterprise", startedDaysAgo: 1105 },
  { name: "Tidewater", site: "tidewaterclean.example", segment: "enterprise", startedDaysAgo: 780 },
  { name: "Okafor & Sons", site: "okaforplumbing.example", segment: "small-business", startedDaysAgo: 640 },
  { name: "Brightwork", site: "brightwork.example", segment: "small-business", startedDaysAgo: 455 },
  { name: "Juniper & Stone", site: "juniperandstone.example", segment: "small-business", startedDaysAgo: 521 },
  { name: "Lookout", site: "lookoutpest.example", segment: "small-business", startedDaysAgo: 388 },
  { name: "Pryor Overhead Door", site: "pryordoor.example", segment: "small-business", startedDaysAgo: 702 },
  { name: "Sunny Side Cleaning", site: "sunnysideclean.example", segment: "small-business", startedDaysAgo: 2 },
  { name: "Northfork Tree & Turf", site: "northforktree.example", segment: "small-business", startedDaysAgo: 8 },
  { name: "Blue Kettle Cleaning", site: "bluekettle.example", segment: "small-business", startedDaysAgo: 13 },
  { name: "Ransom Garage Door", site: "ransomdoor.example", segment: "small-business", startedDaysAgo: 20 },
];

/** Their sites are being provisioned, so they pay nothing yet. */
// prettier-ignore
const BEING_SET_UP: readonly Named[] = [
  { name: "Cedar Gutter Co.", site: "cedargutter.example", segment: "small-business", startedDaysAgo: 1 },
  { name: "Marlow Electric", site: "marlowelectric.example", segment: "small-business", startedDaysAgo: 3 },
  { name: "Hatch Pest", site: "hatchpest.example", segment: "small-business", startedDaysAgo: 2 },
  { name: "Northfork Drains", site: "northforkdrains.example", segment: "small-business", startedDaysAgo: 1 },
  { name: "Blue Mesa Comfort Systems", site: "bluemesacomfort.example", segment: "enterprise", startedDaysAgo: 4 },
  { name: "Kestrel Fire Protection", site: "kestrelfire.example", segment: "enterprise", startedDaysAgo: 2 },
  { name: "Granite Gate Paving", site: "granitegatepaving.example", segment: "enterprise", startedDaysAgo: 5 },
];

/** Days ago, both ends included. */
type DaysAgo = readonly [from: number, to: number];

type Group = {
  segment: Segment;
  count: number;
  started: DaysAgo;
  left?: DaysAgo;
  /** Clients that left have canceled, or only pause. */
  isPaused?: true;
};

/**
 * With the named ones: 200 clients, of whom 164 stay (26 and 138); 159 were there 30 days ago, 150
 * were 90 days ago, and 107 a year ago.
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

export type Names = Record<Segment, () => string>;

/** A shared supply of unused names, for clients first and then for requests. */
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
      const name = names[segment]();
      const leftDaysAgo = leaving?.[index] ?? null;
      const past = isPaused ? ("paused" as const) : ("cancelled" as const);
      const status = leftDaysAgo === null ? ("active" as const) : past;
      return {
        name,
        segment,
        site: domainOf(name),
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

export const settledClients = (clients: readonly Client[]): Client[] =>
  clients.filter(
    ({ status, startedDaysAgo }) => status === "active" && startedDaysAgo >= SETTLED_DAYS,
  );
