import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Card, CardAction, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import type { ClientOverview } from "@/data/clients/schema";
import { AddTask, taskDraftName } from "@/features/crm/shared/add-task";
import { TaskRow } from "@/features/crm/shared/task-row";
import { useHasFormDraft } from "@/data/staff/use-form-draft";
import type { CrmRights } from "@/data/staff/use-crm-rights";
import { TicketRow } from "./ticket-row";

type OpenWorkProps = {
  client: ClientOverview;
  rights: CrmRights;
  /** Null until requested: then it is open if it has a draft. */
  isAddingTask: boolean | null;
  onAddTask: (isAdding: boolean) => void;
};

export function OpenWork({ client, rights, isAddingTask, onAddTask }: OpenWorkProps) {
  const { t } = useTranslation();
  const subject = { client_id: client.id };
  const hasDraft = useHasFormDraft(taskDraftName(subject));
  const { tickets, tasks, resolved_tickets } = client;
  const isArchived = client.archived_at !== null;
  const canWriteTasks = rights.writesNotes && !isArchived;
  const isAdding = canWriteTasks && (isAddingTask ?? hasDraft);
  return (
    <Card
      className="max-lg:order-1 max-lg:scroll-mt-5"
      id="open-work"
      aria-labelledby="open-work-head"
    >
      <CardHeader>
        <CardTitle id="open-work-head">{t("Open tickets and tasks")}</CardTitle>
        <CardAction>
          {resolved_tickets > 0 && (
            <span className="text-xs text-muted">
              {t("{{count}} resolved before", { count: resolved_tickets })}
            </span>
          )}
          {canWriteTasks && !isAdding && (
            <Button
              variant="ghost"
              className="-my-1.5 -mr-3 gap-1.5 px-3"
              aria-keyshortcuts="k"
              onClick={() => onAddTask(true)}
            >
              <Plus size={18} aria-hidden />
              {t("Task")}
            </Button>
          )}
        </CardAction>
      </CardHeader>
      {isAdding && (
        <AddTask
          subject={subject}
          takesFocus={isAddingTask === true}
          onDone={() => onAddTask(false)}
        />
      )}
      {tickets.length + tasks.length === 0 ? (
        <CardContent className="text-muted">
          {t("Nothing open. Enjoy it while it lasts.")}
        </CardContent>
      ) : (
        <ul>
          {tickets.map((ticket) => (
            <TicketRow
              key={ticket.id}
              ticket={ticket}
              canWrite={rights.writesTickets && !isArchived}
            />
          ))}
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} canWrite={canWriteTasks} />
          ))}
        </ul>
      )}
    </Card>
  );
}
