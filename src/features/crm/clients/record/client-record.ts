import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ClientChanges } from "@/data/clients/mutations";
import { clientOverviewQuery } from "@/data/clients/queries";
import { type ClientOverview } from "@/data/clients/schema";
import { peopleQuery } from "@/data/staff/queries";
import type { Person } from "@/data/staff/schema";
import { useRecordEdit } from "@/features/crm/shared/fields/use-record-edit";

function shownWith(
  client: ClientOverview,
  changes: ClientChanges,
  people: readonly Person[],
): ClientOverview {
  // The database checks plan and status, which are plain text in the table's type.
  const changed = { ...client, ...(changes as Partial<ClientOverview>) };
  if (changes.owner_id === undefined) return changed;
  return { ...changed, owner: people.find(({ id }) => id === changes.owner_id) ?? null };
}

export function useClientEdit(client: ClientOverview) {
  const queryClient = useQueryClient();
  const { data: people = [] } = useQuery(peopleQuery());
  return useRecordEdit({
    table: "clients",
    record: client,
    onStored: (changes, version) =>
      queryClient.setQueryData(
        clientOverviewQuery(client.id).queryKey,
        (old) => old && { ...shownWith(old, changes, people), version },
      ),
  });
}

export type ClientEdit = ReturnType<typeof useClientEdit>["edit"];
