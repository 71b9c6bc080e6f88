import type { Site } from "@/data/clients/part-schemas";

/** The one site that a client has; a domain that only leads to it is none. */
export function onlySite(sites: readonly Site[]): Site | null {
  const own = sites.filter((site) => site.archived_at === null && site.redirects_to_id === null);
  return own.length === 1 ? (own[0] ?? null) : null;
}
