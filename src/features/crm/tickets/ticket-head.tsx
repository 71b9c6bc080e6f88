import { Archive, ArrowLeft, History, Mail, Merge, Phone, Split } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useQueryClient } from "@tanstack/react-query";
import { MoreMenu } from "@/components/more-menu";
import { TextLink } from "@/components/text-link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import type { Colleague } from "@/data/presence/queries";
import type { TicketDetail } from "@/data/tickets/schema";
import { parseTimestamp } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { formatDateTime, formatRelative } from "@/lib/dates/reader-time";
import { recordField } from "@/data/records/record-fields";
import { ticketPatch } from "@/data/tickets/mutations";
import { useRecordEdit } from "@/features/crm/shared/fields/use-record-edit";
import { FieldInput } from "@/features/crm/shared/fields/field-input";
import { PresentPeople } from "@/features/crm/shared/presence";
import { useAfterMenu } from "@/hooks/use-after-menu";
import { MergeDialog } from "./merge/merge-dialog";
import { useMergeTickets } from "./merge/use-merge-tickets";
import type { TicketActions } from "./use-ticket-actions";

type TicketHeadProps = {
  ticket: TicketDetail;
  actions: TicketActions;
  canChange: boolean;
  now: Date;
  onClose: () => void;
  isHistory: boolean;
  onHistory: (isHistory: boolean) => void;
  people: readonly Colleague[];
};

const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;

export function TicketHead(props: TicketHeadProps) {
  const { ticket, actions, canChange, now, onClose, isHistory, onHistory, people } = props;
  const { t } = useTranslation();
  const { contact } = ticket;
  return (
    <header className="flex items-start gap-2.5 px-4.5 pt-3.5 pb-3 @max-xl/conversation:flex-wrap">
      <Button
        variant="ghost"
        size="icon"
        className="-mt-1 -ml-2 @max-xl/conversation:mt-0 @max-xl/conversation:mr-auto @max-xl/conversation:-ml-3"
        onClick={onClose}
      >
        <ArrowLeft size={20} aria-hidden />
        <span className="sr-only">{t("Back to the queue")}</span>
      </Button>
      <div className="min-w-0 flex-1 @max-xl/conversation:order-1 @max-xl/conversation:flex-[1_0_100%]">
        <SubjectField key={ticket.id} ticket={ticket} canChange={canChange} />
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-code/6 text-muted pointer-coarse:mt-3">
          <span>{`#${ticket.number}`}</span>
          <TextLink className="font-medium text-text" to={paths.crmClient(ticket.client.id)}>
            {ticket.client.business}
          </TextLink>
          {contact !== null && <span>{contact.name}</span>}
          {contact?.phone && (
            <TextLink
              className="inline-flex items-center gap-1 font-medium whitespace-nowrap text-text"
              to={phoneHref(contact.phone)}
            >
              <Phone size={14} aria-hidden />
              {contact.phone}
            </TextLink>
          )}
          <Opened at={ticket.created_at} isByMail={ticket.came_by_mail} now={now} />
          {ticket.is_sample && <Badge variant="sample">{t("Example data")}</Badge>}
        </p>
      </div>
      {/* There is always room for one face, so that the title stays as it is when somebody comes. */}
      <div className="flex min-h-11 min-w-8 items-center">
        <PresentPeople textClassName="sr-only" people={people} />
      </div>
      {ticket.merged_into === null && (
        <Button
          variant="secondary"
          className="aria-pressed:bg-sunken aria-pressed:inset-ring-text @max-3xl/conversation:size-11 @max-3xl/conversation:p-0"
          aria-pressed={isHistory}
          onClick={() => onHistory(!isHistory)}
        >
          <History size={17} aria-hidden />
          <span className="@max-3xl/conversation:sr-only">{t("History")}</span>
        </Button>
      )}
      {canChange && <TicketMenu ticket={ticket} actions={actions} />}
    </header>
  );
}

function Opened({ at, isByMail, now }: { at: string; isByMail: boolean; now: Date }) {
  const { t } = useTranslation();
  const moment = parseTimestamp(at);
  if (moment === null) return null;
  return (
    <>
      <time dateTime={moment.toISOString()} title={formatDateTime(moment)}>
        {t("opened {{time}}", { time: formatRelative(moment, now) })}
      </time>
      {isByMail && (
        <span className="inline-flex items-center gap-1 whitespace-nowrap">
          <Mail size={14} aria-hidden />
          {t("came by mail")}
        </span>
      )}
    </>
  );
}

function TicketMenu({ ticket, actions }: Pick<TicketHeadProps, "ticket" | "actions">) {
  const { t } = useTranslation();
  const [isMerging, setIsMerging] = useState(false);
  const merging = useAfterMenu(() => setIsMerging(true));
  const { takeApart } = useMergeTickets();
  return (
    <>
      <MoreMenu
        variant="secondary"
        label={t("More for {{subject}}", { subject: ticket.subject })}
        onCloseAutoFocus={merging.onCloseAutoFocus}
      >
        <DropdownMenuItem onSelect={merging.choose}>
          <Merge aria-hidden />
          {t("Merge into another ticket…")}
        </DropdownMenuItem>
        {ticket.merged.map((part) => (
          <DropdownMenuItem key={part.id} onSelect={() => void takeApart(part)}>
            <Split aria-hidden />
            {t("Take #{{number}} apart again", { number: part.number })}
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem onSelect={() => void actions.setArchived(true)}>
          <Archive aria-hidden />
          {t("Archive")}
        </DropdownMenuItem>
      </MoreMenu>
      {isMerging && <MergeDialog ticket={ticket} onClose={() => setIsMerging(false)} />}
    </>
  );
}

const subjectField = recordField("tickets", "subject");

type SubjectFieldProps = { ticket: TicketDetail; canChange: boolean };

export function SubjectField({ ticket, canChange }: SubjectFieldProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { edit, dialog } = useRecordEdit({
    table: "tickets",
    record: ticket,
    onStored: ({ subject = ticket.subject }, version) =>
      ticketPatch(ticket, { subject }).show(queryClient, version),
  });
  return (
    <h2 className="text-xl/[1.2] wrap-anywhere [&_input]:font-semibold">
      <FieldInput
        field={subjectField}
        label={t(subjectField.lowerLabel ?? subjectField.label)}
        value={ticket.subject}
        person={null}
        canEdit={canChange}
        isCompact
        save={(subject) =>
          edit(
            { subject: String(subject) },
            { message: t("Changed the subject of #{{number}}.", { number: ticket.number }) },
          )
        }
      />
      {dialog}
    </h2>
  );
}
