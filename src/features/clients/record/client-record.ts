import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ClientChanges } from "@/data/clients/mutations";
import { clientOverviewQuery } from "@/data/clients/queries";
import { type ClientOverview, type ClientPlan, type ClientStatus } from "@/data/clients/schema";
import { peopleQuery, type Person } from "@/data/staff/people";
import type { RecordState } from "@/data/records/record-state";
import { useRecordEdit } from "@/components/record/edit/use-record-edit";

/** The client by the names of its columns, as the screen shows it. */
const clientRecord = (client: ClientOverview): RecordState => ({
  id: client.id,
  version: client.version,
  business: client.business,
  trade: client.trade,
  town: client.town,
  region: client.region,
  plan: client.plan,
  monthly_price_cents: client.monthlyPriceCents,
  status: client.status,
  owner_id: client.owner?.id ?? null,
  client_since: client.clientSince,
  archived_at: client.archivedAt,
});

/** How the client looks with these changes, until it has been read again. */
function shownWith(
  client: ClientOverview,
  changes: ClientChanges,
  people: readonly Person[],
): ClientOverview {
  const owner =
    changes.owner_id === undefined
      ? client.owner
      : (people.find(({ id }) => id === changes.owner_id) ?? null);
  return {
    ...client,
    owner,
    business: changes.business ?? client.business,
    trade: changes.trade === undefined ? client.trade : changes.trade,
    town: changes.town === undefined ? client.town : changes.town,
    region: changes.region === undefined ? client.region : changes.region,
    // The database checks both lists.
    plan: (changes.plan as ClientPlan | undefined) ?? client.plan,
    status: (changes.status as ClientStatus | undefined) ?? client.status,
    monthlyPriceCents: changes.monthly_price_cents ?? client.monthlyPriceCents,
    clientSince: changes.client_since ?? client.clientSince,
    archivedAt: changes.archived_at === undefined ? client.archivedAt : changes.archived_at,
  };
}

/** Edits the client's own columns, shown at once. */
export function useClientEdit(client: ClientOverview) {
  const queryClient = useQueryClient();
  const { data: people = [] } = useQuery(peopleQuery());
  return useRecordEdit({
    table: "clients",
    record: clientRecord(client),
    onStored: (changes, version) =>
      queryClient.setQueryData(
        clientOverviewQuery(client.id).queryKey,
        (old) => old && { ...shownWith(old, changes, people), version },
      ),
  });
}

export type ClientEdit = ReturnType<typeof useClientEdit>["edit"];
