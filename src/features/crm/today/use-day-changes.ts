import { useTranslation } from "react-i18next";
import { itemId, myDayQuery, withoutItem, type DayItem, type ItemOf } from "@/data/my-day/queries";
import type { Person } from "@/data/staff/schema";
import type { CrmRights } from "@/data/staff/use-crm-rights";
import type { TicketStatus } from "@/data/tickets/schema";
import { ticketIsNowLabels } from "@/features/crm/shared/crm-labels";
import { isToSettle } from "@/features/crm/shared/demo/demo-labels";
import { useDemoChanges } from "@/features/crm/shared/demo/use-demo-changes";
import { useRecordChange } from "@/features/crm/shared/fields/use-record-change";
import { leadName } from "@/features/crm/shared/lead-labels";
import { useTaskChanges } from "@/features/crm/shared/tasks/task-tools";
import { useLogCall } from "@/features/crm/shared/use-log-call";

/** Whether this person may work the item off; the database decides. */
export function canWorkOn(item: DayItem, rights: CrmRights): boolean {
  if (item.kind === "ticket") return rights.writesTickets;
  return item.kind === "task" ? rights.writesTask(item.task) : rights.writesLeads;
}

/** Changes of the day's items, each with a message and mostly with Undo. */
export function useDayChanges(isTeams: boolean) {
  const { t } = useTranslation();
  const change = useRecordChange();
  const tasks = useTaskChanges();
  const { setStatus, move } = useDemoChanges();
  const logCall = useLogCall();
  const patchesOf = (item: DayItem) => [withoutItem(item, myDayQuery({ isTeams }).queryKey)];

  const setTicketStatus = (item: ItemOf<"ticket">, status: TicketStatus) =>
    void change({
      table: "tickets",
      record: item.ticket,
      changes: { status },
      before: { status: item.ticket.status },
      message: t(ticketIsNowLabels[status], { ticket: `#${item.ticket.number}` }),
      patches: patchesOf(item),
    });
  const assign = (item: ItemOf<"ticket" | "answer">, person: Person | null) => {
    const id = person?.id ?? null;
    const name = item.kind === "ticket" ? `#${item.ticket.number}` : leadName(item.lead);
    const message =
      person === null
        ? t("Nobody has {{what}} now.", { what: name })
        : t("{{name}} has {{what}} now.", { name: person.name, what: name });
    if (item.kind === "ticket") {
      const { assignee_id } = item.ticket;
      const changes = { changes: { assignee_id: id }, before: { assignee_id } };
      void change({ table: "tickets", record: item.ticket, ...changes, message });
    } else {
      const { owner_id } = item.lead;
      const changes = { changes: { owner_id: id }, before: { owner_id } };
      void change({ table: "leads", record: item.lead, ...changes, message });
    }
  };
  /** The item's main button: a task is done, a demo took place, a call was answered, a ticket is resolved. */
  const finish = (item: DayItem) => {
    if (item.kind === "task") void tasks.complete(item.task, patchesOf(item));
    else if (item.kind === "ticket") setTicketStatus(item, "resolved");
    else if (item.kind === "answer") void logCall(item.lead, { isAnswered: true });
    else if (isToSettle(item.demo, new Date())) void setStatus(item.demo, "took-place");
  };
  const missCall = (item: DayItem) => {
    if (item.kind === "answer") void logCall(item.lead, { isAnswered: false });
    else if (item.kind === "demo" && isToSettle(item.demo, new Date())) {
      void setStatus(item.demo, "no-show");
    }
  };
  return { patchesOf, setTicketStatus, assign, finish, missCall, moveDemo: move };
}

export type DayChanges = ReturnType<typeof useDayChanges>;

/** The item of the row in focus. */
export function focusedItem(items: readonly DayItem[]): DayItem | null {
  const row = document.activeElement?.closest<HTMLElement>("[data-row]");
  return items.find((item) => itemId(item) === row?.dataset["row"]) ?? null;
}
