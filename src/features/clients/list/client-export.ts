import type { TFunction } from "i18next";
import type { ClientRow } from "@/data/clients/schema";
import { healthLabels } from "@/components/record/crm-labels";
import { exportColumn } from "@/components/record/export-column";
import { healthText } from "@/components/record/health-label";
import type { CsvColumn } from "@/components/data-table/list-column";
import type { ClientColumn } from "./client-list-spec";

/** The first columns of every file: which client it is. */
export const clientNameCsv: CsvColumn<ClientRow>[] = [
  exportColumn("clients", "business", ({ business }) => business),
  exportColumn("clients", "trade", ({ trade }) => trade),
  exportColumn("clients", "town", ({ town }) => town),
  exportColumn("clients", "region", ({ region }) => region),
];

/** The last column: two clients may have one name, and a name may change. */
export const clientIdCsv: CsvColumn<ClientRow> = exportColumn("clients", "id", ({ id }) => id);

/** What each column of the list becomes in a file. */
export const clientCsv = (t: TFunction): Record<ClientColumn, CsvColumn<ClientRow>[]> => ({
  status: [exportColumn("clients", "status", ({ status }) => status)],
  price: [
    exportColumn("clients", "plan", ({ plan }) => plan),
    exportColumn("clients", "monthly_price_cents", (client) => client.monthlyPriceCents),
  ],
  owner: [exportColumn("clients", "owner_id", ({ owner }) => owner?.name ?? null)],
  health: [
    exportColumn("clients", "health", ({ health }) => t(healthLabels[health.state].label)),
    exportColumn("clients", "reasons", ({ health }) =>
      health.reasons.length === 0 ? null : healthText(health.reasons, t),
    ),
  ],
  tickets: [exportColumn("clients", "open_tickets", ({ openTickets }) => openTickets)],
  domain: [exportColumn("clients", "domain", ({ domain }) => domain)],
  contact: [
    exportColumn("clients", "contact_name", ({ contact }) => contact?.name ?? null),
    exportColumn("clients", "contact_email", ({ contact }) => contact?.email ?? null),
    exportColumn("clients", "contact_phone", ({ contact }) => contact?.phone ?? null),
  ],
  since: [exportColumn("clients", "client_since", ({ clientSince }) => clientSince)],
  updated: [exportColumn("clients", "updated_at", ({ updatedAt }) => updatedAt)],
});
