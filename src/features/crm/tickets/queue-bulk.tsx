import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { peopleQuery } from "@/data/staff/queries";
import { TICKET_PRIORITIES, TICKET_STATUSES, type Ticket } from "@/data/tickets/schema";
import { TICKET_TRANSITIONS } from "@/data/tickets/transitions";
import { formatNumber } from "@/lib/format/format";
import { priorityBadges, ticketStatusBadges } from "@/features/crm/shared/crm-labels";
import { BulkMenu } from "@/components/data-table/selection/bulk-menu";
import { ExportSelected } from "@/components/data-table/selection/export-button";
import { SelectionBar } from "@/components/data-table/selection/selection-bar";
import { useBulkChange } from "@/features/crm/shared/list/use-bulk-change";
import type { ListExport } from "@/components/data-table/selection/use-list-export";
import type { ListSelection } from "@/components/data-table/selection/use-list-selection";

const NOBODY = "none";

type QueueBulkProps = { selection: ListSelection<Ticket>; list: ListExport };

export function QueueBulk({ selection, list }: QueueBulkProps) {
  const { t } = useTranslation();
  const people = useQuery(peopleQuery());
  const bulk = useBulkChange(
    "tickets",
    selection,
    (ticket) => `#${ticket.number}, ${ticket.subject}`,
  );
  const staff = (people.data ?? []).filter((person) => person.removed_at === null);
  const number = (count: number) => ({ number: formatNumber(count) });
  const reachable = TICKET_STATUSES.filter((status) =>
    selection.rows.some((ticket) => TICKET_TRANSITIONS[ticket.status].includes(status)),
  );
  const isArchived = selection.rows.every(({ archived_at }) => archived_at !== null);
  return (
    <SelectionBar selection={selection} failures={bulk.failures}>
      <BulkMenu
        label={t("Assign")}
        options={[
          { value: NOBODY, label: t("Nobody") },
          ...staff.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        isBusy={bulk.busy === "assign"}
        onChoose={(id) => {
          const changes = { assignee_id: id === NOBODY ? null : id };
          void bulk.run({
            key: "assign",
            changes: () => changes,
            before: ({ assignee_id }) => ({ assignee_id }),
            shown: () => ({ ...changes, assignee: staff.find((one) => one.id === id) ?? null }),
            message: (count) => t("Assigned {{number}}.", number(count)),
          });
        }}
      />
      <BulkMenu
        label={t("Priority")}
        options={TICKET_PRIORITIES.map((value) => ({
          value,
          label: t(priorityBadges[value].label),
        }))}
        isBusy={bulk.busy === "priority"}
        onChoose={(chosen) => {
          const priority = TICKET_PRIORITIES.find((value) => value === chosen);
          if (priority === undefined) return;
          void bulk.run({
            key: "priority",
            changes: () => ({ priority }),
            before: (ticket) => ({ priority: ticket.priority }),
            shown: () => ({ priority }),
            message: (count) => t("Changed the priority of {{number}}.", number(count)),
          });
        }}
      />
      <BulkMenu
        label={t("Status")}
        options={reachable.map((value) => ({ value, label: t(ticketStatusBadges[value].label) }))}
        isBusy={bulk.busy === "status"}
        onChoose={(chosen) => {
          const status = reachable.find((value) => value === chosen);
          if (status === undefined) return;
          void bulk.run({
            key: "status",
            changes: () => ({ status }),
            before: (ticket) => ({ status: ticket.status }),
            shown: () => ({ status }),
            message: (count) => t("Changed the status of {{number}}.", number(count)),
          });
        }}
      />
      <Button
        variant="secondary"
        busyLabel={bulk.busy === "archive" && t("Saving")}
        onClick={() =>
          void bulk.run({
            key: "archive",
            changes: () => ({ archived_at: isArchived ? null : new Date().toISOString() }),
            before: ({ archived_at }) => ({ archived_at }),
            message: (count) =>
              isArchived
                ? t("Brought {{number}} back.", number(count))
                : t("Archived {{number}}.", number(count)),
          })
        }
      >
        {isArchived ? t("Bring back") : t("Archive")}
      </Button>
      <ExportSelected list={list} ids={selection.rows.map(({ id }) => id)} />
    </SelectionBar>
  );
}
