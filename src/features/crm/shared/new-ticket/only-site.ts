import type { Site } from "@/data/clients/part-schemas";

/** A client's only site; redirecting domains do not count. */
export function onlySite(sites: readonly Site[]): Site | null {
  const own = sites.filter((site) => site.archived_at === null && site.redirects_to_id === null);
  return own.length === 1 ? (own[0] ?? null) : null;
}
