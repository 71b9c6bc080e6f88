import type {
  DashboardQuery,
  Domain,
  DomainSummary,
  Portfolio,
} from "@/data/dashboard/dashboard-source";
import { countExpiring, domainStatus } from "@/data/dashboard/domain-expiry";
import type {
  CompanyRecords,
  DomainRecord,
  DomainsLeftOut,
} from "@/data/dashboard/company-records";
import { daysBetween, type CalendarDay } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import { ofSegment } from "@/data/dashboard/answers/counting";

const MONTHS_OF_A_YEAR = 12;

type DomainRecords = Pick<CompanyRecords, "domains" | "domainsLeftOut">;
type DomainCount = Omit<DomainsLeftOut, "segment">;

export function portfolio(records: DomainRecords, { clients, asOf }: DashboardQuery): Portfolio {
  const today = officeDay(asOf);
  const listed = ofSegment(records.domains, clients);
  const counts: DomainCount[] = listed.map(({ isRented, expiry }) => ({
    isRented,
    expiry,
    count: 1,
  }));
  counts.push(...ofSegment(records.domainsLeftOut, clients));
  return {
    domains: listed
      .map((domain) => toDomain(domain, today))
      .toSorted((one, other) => place(one) - place(other)),
    summary: { ...summaryOf(counts, today), totalMonthlyCost: monthlyCost(listed) },
  };
}

const place = ({ daysUntilExpiry }: Domain) => daysUntilExpiry ?? Infinity;

function toDomain(record: DomainRecord, today: CalendarDay): Domain {
  const { id, domain, client, clientId, isRented, registrar, expiry, autoRenew, cost } = record;
  const daysUntilExpiry = expiry === null ? null : daysBetween(today, expiry);
  return {
    id,
    domain,
    client,
    clientId,
    isRented,
    registrar,
    expiryDate: expiry,
    daysUntilExpiry,
    autoRenew,
    status: domainStatus(daysUntilExpiry),
    cost,
  };
}

function summaryOf(
  counts: readonly DomainCount[],
  today: CalendarDay,
): Omit<DomainSummary, "totalMonthlyCost"> {
  const countOf = (isCounted: (count: DomainCount) => boolean) =>
    counts.filter(isCounted).reduce((sum, { count }) => sum + count, 0);
  const dated = counts.flatMap(({ expiry, count }) =>
    expiry === null ? [] : { daysUntilExpiry: daysBetween(today, expiry), count },
  );
  const totalDomains = countOf(() => true);
  const rentedDomains = countOf(({ isRented }) => isRented);
  return {
    totalDomains,
    rentedDomains,
    occupancyRate: totalDomains === 0 ? 0 : (rentedDomains / totalDomains) * 100,
    expiringNext30: countExpiring(dated, 30),
    expiringNext60: countExpiring(dated, 60),
    expiringNext90: countExpiring(dated, 90),
    undatedDomains: countOf(({ expiry }) => expiry === null),
  };
}

/** Sums the known costs; null if none is known. */
function monthlyCost(domains: readonly DomainRecord[]): number | null {
  const costs = domains.flatMap(({ cost }) => cost ?? []);
  if (costs.length === 0) return null;
  return costs.reduce((sum, cost) => sum + cost, 0) / MONTHS_OF_A_YEAR;
}
