import type { Domain, DomainStatus } from "./dashboard-source";

const EXPIRING_DAYS = 30;

/** A domain that expires today (0 days) has not expired yet. */
export function domainStatus(daysUntilExpiry: number | null): DomainStatus {
  if (daysUntilExpiry === null) return "active";
  if (daysUntilExpiry < 0) return "expired";
  return daysUntilExpiry <= EXPIRING_DAYS ? "expiring" : "active";
}

export function expiresWithin(domain: Pick<Domain, "daysUntilExpiry">, days: number): boolean {
  return domain.daysUntilExpiry !== null && domain.daysUntilExpiry <= days;
}

export function countExpiring(
  domains: readonly (Pick<Domain, "daysUntilExpiry"> & { count?: number })[],
  days: number,
): number {
  return domains
    .filter((domain) => expiresWithin(domain, days))
    .reduce((sum, { count = 1 }) => sum + count, 0);
}
