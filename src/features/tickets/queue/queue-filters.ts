import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { clientOverviewQuery } from "@/data/clients/queries";
import { CLIENT_PLANS } from "@/data/clients/schema";
import { peopleQuery } from "@/data/staff/people";
import { type TicketFilters } from "@/data/tickets/queries";
import {
  TICKET_PRIORITIES,
  SLA_STATUSES,
  TICKET_STATUSES,
  type Ticket,
} from "@/data/tickets/schema";
import { priorityLabels, slaLabels, ticketStatusLabels } from "@/components/record/crm-labels";
import { planLabels } from "@/data/clients/plans";
import type { ListFilter } from "@/components/data-table/filters/list-filter";
import { useCrmRights } from "@/data/staff/use-crm-rights";

/** The queue's filters as a person meets them. Clients offered are those of the rows on screen. */
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
  const others = (people.data ?? []).filter(({ id }) => id !== member?.userId);
  return [
    {
      name: "statuses",
      label: t("Status"),
      kind: "some",
      options: TICKET_STATUSES.map((value) => ({
        value,
        label: t(ticketStatusLabels[value].label),
      })),
    },
    {
      name: "priorities",
      label: t("Priority"),
      kind: "some",
      options: TICKET_PRIORITIES.map((value) => ({ value, label: t(priorityLabels[value].label) })),
    },
    {
      name: "sla",
      label: t("SLA"),
      kind: "some",
      options: SLA_STATUSES.map((value) => ({ value, label: t(slaLabels[value].label) })),
    },
    {
      name: "assignee",
      label: t("Assignee"),
      kind: "one",
      options: [
        ...(member === null ? [] : [{ value: member.userId, label: t("Me") }]),
        { value: "none", label: t("Nobody") },
        ...others.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      name: "clientId",
      label: t("Client"),
      kind: "one",
      options: [...clients]
        .map(([value, label]) => ({ value, label }))
        .toSorted((a, b) => a.label.localeCompare(b.label)),
    },
    {
      name: "plans",
      label: t("Plan"),
      kind: "some",
      options: CLIENT_PLANS.map((value) => ({ value, label: t(planLabels[value]) })),
    },
    { name: "samples", label: t("Samples"), kind: "on" },
    { name: "archived", label: t("Archived"), kind: "on" },
  ];
}
