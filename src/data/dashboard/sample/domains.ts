import { addDays, type CalendarDay } from "@/lib/time/calendar-day";
import { rentingClient, type Client } from "./clients";
import { JOBS } from "./provisioning-jobs";
import { seededRandom, shuffled, spread } from "./seeded-random";
import type { Segment } from "./segment";

export type SampleDomain = {
  id: string;
  domain: string;
  client: string | null;
  segment: Segment;
  registrar: string;
  expiry: CalendarDay;
  autoRenew: boolean;
  /** US dollars a year. */
  cost: number;
};

type Site = { domain: string; client: string | null; segment: Segment };
type Terms = { daysLeft: number; autoRenew: boolean; cost: number };

/** Second addresses of clients that rent two. */
const SECOND_DOMAINS = [
  { domain: "haldenheating.example", client: "Halden Air" },
  { domain: "ridgelinegutters.example", client: "Ridgeline Roofing" },
  { domain: "okafordrains.example", client: "Okafor & Sons" },
  { domain: "pryorgates.example", client: "Pryor Overhead Door" },
];

/** Kept for a business that will want them; the sites still being set up add seven to these. */
// prettier-ignore
const STOCK: Record<Segment, string[]> = {
  enterprise: ["statewidemechanical.example"],
  "small-business": [
    "arlingtonroofers.example", "boiseplumbing.example", "daytonelectric.example", "erielawncare.example",
    "fargofurnace.example", "gulfcoastpests.example", "hudsongaragedoors.example", "lansingdrains.example",
    "maconcooling.example", "nashuapainters.example", "ogdenfences.example", "peoriatreecare.example",
    "raleighmasonry.example", "salemgutters.example", "tulsahandyman.example", "yonkerscleaners.example",
  ],
};

const KNOWN_TERMS: Record<string, Terms> = {
  "okaforplumbing.example": { daysLeft: 5, autoRenew: false, cost: 14 },
  "haldenair.example": { daysLeft: 18, autoRenew: true, cost: 14 },
  "tidewaterclean.example": { daysLeft: 62, autoRenew: true, cost: 16 },
  "brightwork.example": { daysLeft: 85, autoRenew: false, cost: 32 },
  "pryordoor.example": { daysLeft: 194, autoRenew: true, cost: 14 },
  "sunnysideclean.example": { daysLeft: 362, autoRenew: true, cost: 14 },
  "tulsahandyman.example": { daysLeft: -3, autoRenew: false, cost: 12 },
};

/** Dealt to the first of each segment; with those above 7 expire in 30 days, 12 in 60, 17 in 90. */
const SOON: Record<Segment, number[]> = {
  enterprise: [7, 30, 44, 71, 91],
  "small-business": [0, 8, 31, 52, 57, 60, 78, 90, 92, 365, 366],
};

/** With those known, 192 domains cost $2,568 a year, which is $214 a month. */
const PRICES: { cost: number; domains: number }[] = [
  { cost: 32, domains: 2 },
  { cost: 16, domains: 19 },
  { cost: 14, domains: 58 },
  { cost: 12, domains: 106 },
];

const REGISTRARS: Record<number, string> = {
  12: "Larkspur",
  14: "Northgate",
  16: "Portside",
  32: "Portside",
};

/** Paid for more than a year ahead. */
const LONG_REGISTRATIONS = 30;
/** One domain in so many is renewed by hand. */
const MANUAL_EVERY = 6;

export function inventDomains(anchorDay: CalendarDay, clients: readonly Client[]): SampleDomain[] {
  const sites = allSites(clients);
  const terms = dealTerms(sites);
  return sites.map((site, index) => {
    const { daysLeft, ...rest } = terms(site);
    return {
      id: `D-${100 + index}`,
      ...site,
      registrar: REGISTRARS[rest.cost] ?? "",
      expiry: addDays(anchorDay, daysLeft),
      ...rest,
    };
  });
}

function allSites(clients: readonly Client[]): Site[] {
  const renting = clients.filter(({ end }) => end === null);
  const rented = renting.map(({ site, name, segment }) => ({
    domain: site,
    client: name,
    segment,
  }));
  const second = SECOND_DOMAINS.map(({ domain, client }) => ({
    domain,
    client,
    segment: rentingClient(clients, client).segment,
  }));
  const beingSetUp = JOBS.filter(({ status }) => status !== "published").map(
    ({ site, segment }) => ({
      domain: site,
      client: null,
      segment,
    }),
  );
  const stock = (["enterprise", "small-business"] as const).flatMap((segment) =>
    STOCK[segment].map((domain) => ({ domain, client: null, segment })),
  );
  return [...rented, ...second, ...beingSetUp, ...stock];
}

function dealTerms(sites: readonly Site[]): (site: Site) => Terms {
  const random = seededRandom(192);
  const unknown = sites.filter(({ domain }) => !(domain in KNOWN_TERMS));
  const costs = shuffled(
    random,
    PRICES.flatMap(({ cost, domains }) => Array.from({ length: domains }, () => cost)),
  );
  const soon = { enterprise: [...SOON.enterprise], "small-business": [...SOON["small-business"]] };
  const later = shuffled(random, [
    ...spread(random, unknown.length - LONG_REGISTRATIONS, 93, 364),
    ...spread(random, LONG_REGISTRATIONS, 367, 720),
  ]);
  let dealt = 0;
  return ({ domain, segment }) => {
    const known = KNOWN_TERMS[domain];
    if (known !== undefined) return known;
    dealt += 1;
    return {
      daysLeft: soon[segment].shift() ?? later.pop() ?? 0,
      autoRenew: dealt % MANUAL_EVERY !== MANUAL_EVERY - 1,
      cost: costs.pop() ?? 0,
    };
  };
}
