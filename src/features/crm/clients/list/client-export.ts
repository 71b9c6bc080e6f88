import type { TFunction } from "i18next";
import type { ClientFieldId } from "@/data/clients/fields";
import { clientColumns } from "@/data/clients/list";
import type { ClientRow, ExportedClient } from "@/data/clients/schema";
import { exportColumn } from "@/features/crm/shared/list/export-column";
import type { CsvColumn } from "@/components/data-table/list-column";
import { healthLabels } from "@/data/clients/choices";
import { fieldReader } from "@/features/crm/shared/fields/format-field";
import { healthText } from "@/features/crm/shared/health-label";

export const clientValue = fieldReader<ClientRow, ClientFieldId>({
  owner_id: ({ owner }) => owner?.name ?? null,
  health: ({ health }, t) => t(healthLabels[health.state]),
  reasons: ({ health }, t) => (health.reasons.length === 0 ? null : healthText(health.reasons, t)),
  contact_name: ({ contact }) => contact?.name ?? null,
  contact_email: ({ contact }) => contact?.email ?? null,
  contact_phone: ({ contact }) => contact?.phone ?? null,
});

const csvColumn = (t: TFunction) => (id: ClientFieldId) =>
  exportColumn("clients", id, (client: ClientRow) => clientValue(client, id, t));

/** The first columns of every file, which identify the client. */
export const clientNameCsv = (["business", "trade", "town", "region"] as const).map((id) =>
  exportColumn("clients", id, (client: ClientRow) => client[id]),
);

export const clientIdCsv: CsvColumn<ClientRow> = exportColumn("clients", "id", ({ id }) => id);

/** Export columns by list column id. */
export const clientCsv = (t: TFunction): Record<string, CsvColumn<ClientRow>[]> =>
  Object.fromEntries(clientColumns.map(({ id, fields }) => [id, fields.map(csvColumn(t))]));

export const fullClientCsv = (t: TFunction): CsvColumn<ExportedClient>[] => [
  ...clientNameCsv,
  ...clientColumns.flatMap(({ fields }) => fields.map(csvColumn(t))),
  exportColumn("clients", "street", ({ address }: ExportedClient) => address?.street ?? null),
  exportColumn(
    "clients",
    "postal_code",
    ({ address }: ExportedClient) => address?.postal_code ?? null,
  ),
  clientIdCsv,
];
