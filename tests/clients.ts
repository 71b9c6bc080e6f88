import type { Site } from "@/data/clients/part-schemas";
import type { ClientOverview, ClientRow } from "@/data/clients/schema";

/** A client who pays and complains of nothing, but for what a test says of it. */
export const clientOf = (fields: Partial<ClientRow> & Pick<ClientRow, "id">): ClientRow => ({
  version: 1,
  business: "Halden Air",
  trade: "heating-and-cooling",
  town: "Columbus",
  region: "OH",
  plan: "small-business",
  monthly_price_cents: 29900,
  status: "active",
  owner_id: null,
  owner: null,
  client_since: "2025-05-05",
  created_at: "2025-05-05T14:00:00Z",
  updated_at: "2026-11-20T14:00:00Z",
  archived_at: null,
  is_sample: false,
  health: { state: "good", reasons: [] },
  open_tickets: 0,
  contact: null,
  domain: null,
  ...fields,
});

/** The page of such a client, to which nothing belongs yet. */
export function overviewOf(
  fields: Partial<ClientOverview> & Pick<ClientOverview, "id">,
): ClientOverview {
  const {
    open_tickets: _tickets,
    contact: _contact,
    domain: _domain,
    ...client
  } = clientOf(fields);
  return {
    ...client,
    contacts: [],
    addresses: [],
    sites: [],
    tickets: [],
    resolved_tickets: 0,
    tasks: [],
    notes: [],
    leads: [],
    submissions: [],
    wrote_again_at: null,
    ...fields,
  };
}

export const siteOf = (fields: Pick<Site, "id" | "domain"> & Partial<Site>): Site => ({
  version: 1,
  client_id: "5a000000-0000-4000-8000-0000000000c1",
  redirects_to_id: null,
  registrar: null,
  expires_on: null,
  published_on: null,
  auto_renew: true,
  created_at: "2025-05-05T14:00:00Z",
  updated_at: "2025-05-05T14:00:00Z",
  archived_at: null,
  is_sample: false,
  ...fields,
});
