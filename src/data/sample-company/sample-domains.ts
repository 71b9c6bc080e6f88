import { clientNamed, type Client } from "./sample-clients";
import { seededRandom, shuffled, spread, type Segment } from "./seeded-random";

export type CompanyDomain = {
  domain: string;
  /** The client whose live site it leads to; null for one in stock. */
  client: Client | null;
  segment: Segment;
  redirectsTo: string | null;
  registrar: string;
  /** Negative once it has expired. */
  daysLeft: number;
  autoRenew: boolean;
  /** US dollars a year. */
  cost: number;
};

type Site = Pick<CompanyDomain, "domain" | "client" | "segment" | "redirectsTo">;
type Terms = { daysLeft: number; autoRenew: boolean; cost: number };

/** Second addresses of clients that rent two. */
const SECOND_DOMAINS = [
  { domain: "haldenheating.example", client: "Halden Air" },
  { domain: "ridgelinegutters.example", client: "Ridgeline Roofing" },
  { domain: "okafordrains.example", client: "Okafor & Sons" },
  { domain: "pryorgates.example", client: "Pryor Overhead Door" },
];

/** In stock. Sites being set up add seven, paused ones two. */
// prettier-ignore
const STOCK: Record<Segment, string[]> = {
  enterprise: ["statewidemechanical.example"],
  "small-business": [
    "arlingtonroofers.example", "boiseplumbing.example", "daytonelectric.example", "erielawncare.example",
    "gulfcoastpests.example", "hudsongaragedoors.example", "lansingdrains.example",
    "maconcooling.example", "nashuapainters.example", "ogdenfences.example", "peoriatreecare.example",
    "raleighmasonry.example", "tulsahandyman.example", "yonkerscleaners.example",
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

/** Days left for the first of each segment; with those above 7 expire in 30 days, 12 in 60, 17 in 90. */
const SOON: Record<Segment, number[]> = {
  enterprise: [7, 30, 44, 71, 91],
  "small-business": [0, 8, 31, 52, 57, 60, 78, 90, 92, 365, 366],
};

/** In total, 192 domains cost $2,568 a year, which is $214 a month. */
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

/** Domains paid for more than a year ahead. */
const LONG_REGISTRATIONS = 30;
/** One in this many domains is renewed by hand. */
const MANUAL_EVERY = 6;

export function inventDomains(clients: readonly Client[]): CompanyDomain[] {
  const sites = allSites(clients);
  const terms = dealTerms(sites);
  return sites.map((site) => {
    const dealt = terms(site);
    return { ...site, registrar: REGISTRARS[dealt.cost] ?? "", ...dealt };
  });
}

function allSites(clients: readonly Client[]): Site[] {
  const renting = clients.filter(({ status }) => status === "active");
  const rented = renting.map((client) => ({
    domain: client.site,
    client,
    segment: client.segment,
    redirectsTo: null,
  }));
  const second = SECOND_DOMAINS.map(({ domain, client: name }) => {
    const client = clientNamed(clients, name);
    return { domain, client, segment: client.segment, redirectsTo: client.site };
  });
  const idle = clients
    .filter(({ status }) => status === "onboarding" || status === "paused")
    .map(({ site, segment }) => inStock(site, segment));
  const stock = (["enterprise", "small-business"] as const).flatMap((segment) =>
    STOCK[segment].map((domain) => inStock(domain, segment)),
  );
  return [...rented, ...second, ...idle, ...stock];
}

const inStock = (domain: string, segment: Segment): Site => ({
  domain,
  client: null,
  segment,
  redirectsTo: null,
});

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
