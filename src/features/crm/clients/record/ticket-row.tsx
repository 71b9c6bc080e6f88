import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { MoreMenu } from "@/components/more-menu";
import { TextLink } from "@/components/text-link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { Item, ItemContent, ItemDescription, ItemTitle } from "@/components/ui/item";
import { type Ticket, type TicketStatus } from "@/data/tickets/schema";
import { useNow } from "@/hooks/use-now";
import { parseTimestamp } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { formatSpan } from "@/lib/dates/format-span";
import {
  priorityBadges,
  slaBadges,
  ticketIsNowLabels,
  ticketStatusBadges,
} from "@/features/crm/shared/crm-labels";
import { InlinePerson } from "@/features/crm/shared/fields/inline-kinds";
import { useRecordEdit } from "@/features/crm/shared/fields/use-record-edit";
import { useWriter } from "@/data/staff/use-form-draft";
import {
  messageDraftSchema,
  ticketDraftStore,
} from "@/features/crm/shared/new-ticket/ticket-draft";
import { useRecordChange } from "@/features/crm/shared/fields/use-record-change";
import { QuickReply } from "./quick-reply";
import { TICKET_TRANSITIONS, transitionsFrom } from "@/data/tickets/choices";

type TicketRowProps = { ticket: Ticket; canWrite: boolean };

export function TicketRow({ ticket, canWrite }: TicketRowProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [isReplying, setIsReplying] = useState(false);
  const writer = useWriter();
  const hasDraft = ticketDraftStore(writer, ticket.id, messageDraftSchema).read() !== null;
  const now = useNow();
  const record = {
    id: ticket.id,
    version: ticket.version,
    assignee_id: ticket.assignee?.id ?? null,
  };
  const { edit, dialog } = useRecordEdit({ table: "tickets", record });
  const opened = parseTimestamp(ticket.created_at);
  const age = opened && now ? formatSpan(now.getTime() - opened.getTime()) : "";
  const priority = priorityBadges[ticket.priority];
  return (
    <Item className="flex-wrap">
      <ItemContent className="max-sm:basis-full">
        <ItemTitle id={titleId}>
          <TextLink
            className="-my-2.25 inline-block py-2.25 no-underline hover:underline"
            to={paths.crmTicket(ticket.id)}
          >
            {ticket.subject}
          </TextLink>
        </ItemTitle>
        <ItemDescription className="flex flex-wrap items-baseline gap-x-3">
          <span>{t("Ticket #{{number}}, opened {{age}} ago", { number: ticket.number, age })}</span>
          <InlinePerson
            label={t("assignee of ticket {{number}}", { number: ticket.number })}
            isCompact
            className="data-inline-field:w-44"
            value={ticket.assignee}
            canEdit={canWrite}
            save={(id) => edit({ assignee_id: id }, { message: t("Ticket assigned.") })}
          />
        </ItemDescription>
      </ItemContent>
      <span className="flex flex-wrap gap-2 max-sm:gap-1.5">
        <Badge variant={priority.variant}>{t(priority.label)}</Badge>
        <StateBadge ticket={ticket} />
      </span>
      {canWrite && (
        <span className="flex items-center gap-3 max-sm:ml-auto">
          <Button
            variant="secondary"
            className="min-w-26 max-sm:min-w-21"
            aria-describedby={titleId}
            aria-expanded={isReplying}
            onClick={() => setIsReplying(!isReplying)}
          >
            {hasDraft && !isReplying ? t("Reply draft") : t("Reply")}
          </Button>
          <StatusMenu ticket={ticket} />
        </span>
      )}
      {isReplying && (
        <QuickReply
          ticket={ticket}
          onDone={() => setIsReplying(false)}
          onReopen={() => setIsReplying(true)}
        />
      )}
      {dialog}
    </Item>
  );
}

function StateBadge({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation();
  const isStill = ticket.status === "waiting" && ticket.sla_status !== "overdue";
  const { label, variant } =
    ticket.sla_status === "on-time" || isStill
      ? ticketStatusBadges[ticket.status]
      : slaBadges[ticket.sla_status];
  return <Badge variant={variant}>{t(label)}</Badge>;
}

function StatusMenu({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation();
  const change = useRecordChange();
  const setStatus = (status: TicketStatus) => {
    const canGoBack = TICKET_TRANSITIONS[status].includes(ticket.status);
    void change({
      table: "tickets",
      record: ticket,
      changes: { status },
      ...(canGoBack && { before: { status: ticket.status } }),
      message: t(ticketIsNowLabels[status], {
        ticket: t("“{{quote}}”", { quote: ticket.subject }),
      }),
    });
  };
  return (
    <MoreMenu
      className="-mr-2.5 text-muted"
      label={t("Status of “{{subject}}”", { subject: ticket.subject })}
    >
      {transitionsFrom(ticket.status).map(({ to, verb }) => (
        <DropdownMenuItem key={to} onSelect={() => setStatus(to)}>
          {t(verb)}
        </DropdownMenuItem>
      ))}
    </MoreMenu>
  );
}
