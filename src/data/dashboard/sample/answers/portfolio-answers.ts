import type {
  DashboardQuery,
  Domain,
  DomainSummary,
  Portfolio,
} from "@/data/dashboard/dashboard-source";
import { countExpiring, domainStatus } from "@/data/dashboard/domain-expiry";
import { ofSegment } from "@/data/dashboard/sample/of-segment";
import type { SampleDomain, World } from "@/data/dashboard/sample/world";
import { daysBetween, type CalendarDay } from "@/lib/time/calendar-day";
import { officeDay } from "@/lib/office-time/office-day";

const MONTHS_OF_A_YEAR = 12;

export function portfolio(world: World, { clients, asOf }: DashboardQuery): Portfolio {
  const today = officeDay(asOf);
  const domains = ofSegment(world.domains, clients)
    .map((domain) => toDomain(domain, today))
    .toSorted((one, other) => one.daysUntilExpiry - other.daysUntilExpiry);
  return { domains, summary: summaryOf(domains) };
}

function toDomain(record: SampleDomain, today: CalendarDay): Domain {
  const { id, domain, client, clientId, registrar, expiry, autoRenew, cost } = record;
  const daysUntilExpiry = daysBetween(today, expiry);
  return {
    id,
    domain,
    client,
    clientId,
    registrar,
    expiryDate: expiry,
    daysUntilExpiry,
    autoRenew,
    status: domainStatus(daysUntilExpiry),
    cost,
  };
}

function summaryOf(domains: readonly Domain[]): DomainSummary {
  const rentedDomains = domains.filter(({ client }) => client !== null).length;
  return {
    totalDomains: domains.length,
    rentedDomains,
    occupancyRate: domains.length === 0 ? 0 : (rentedDomains / domains.length) * 100,
    expiringNext30: countExpiring(domains, 30),
    expiringNext60: countExpiring(domains, 60),
    expiringNext90: countExpiring(domains, 90),
    totalMonthlyCost: domains.reduce((sum, { cost }) => sum + cost, 0) / MONTHS_OF_A_YEAR,
  };
}
