import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { clientOverviewQuery } from "@/data/clients/queries";
import { ticketFilters, type TicketFilters } from "@/data/tickets/list";
import type { Ticket } from "@/data/tickets/schema";
import { peopleQuery } from "@/data/staff/queries";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import type { ListFilter } from "@/components/data-table/filters/list-filter";
import { listFilters } from "@/features/crm/shared/list/record-filters";

/** The queue's filters. The offered clients are those of the visible rows. */
export function useQueueFilters(filters: TicketFilters, rows: readonly Ticket[]): ListFilter[] {
  const { t } = useTranslation();
  const { member } = useCrmRights();
  const people = useQuery(peopleQuery());
  const chosenClient = useQuery({
    ...clientOverviewQuery(filters.clientId ?? ""),
    enabled: filters.clientId !== undefined,
  });
  const clients = new Map(rows.map(({ client }) => [client.id, client.business]));
  if (chosenClient.data) clients.set(chosenClient.data.id, chosenClient.data.business);
  const others = (people.data ?? []).filter(({ id }) => id !== member?.id);
  return listFilters(t, "tickets", ticketFilters, {
    assignee: [
      ...(member === null ? [] : [{ value: member.id, label: t("Me") }]),
      { value: "none", label: t("Nobody") },
      ...others.map(({ id, name }) => ({ value: id, label: name })),
    ],
    clientId: [...clients]
      .map(([value, label]) => ({ value, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  });
}
