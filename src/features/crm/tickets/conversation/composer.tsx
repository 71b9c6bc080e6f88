import { Lock, MailX } from "lucide-react";
import { type KeyboardEvent, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { useMailSender } from "@/data/mails/use-mail-sender";
import type { MessageKind, TicketDetail } from "@/data/tickets/schema";
import { cn } from "@/lib/cn";
import { AttachButton } from "@/features/crm/shared/files/attach-button";
import { AttachmentDrafts } from "@/features/crm/shared/files/attachment-drafts";
import { DropArea } from "@/components/files/drop-area";
import { ComposerActions } from "@/features/crm/shared/conversation/composer-actions";
import { ComposerField } from "@/features/crm/shared/conversation/composer-field";
import { TemplateMenu } from "@/features/crm/shared/conversation/template-menu";
import { placeholdersOf } from "@/lib/mail/placeholders";
import { BODY_MAX, type Composer } from "./use-composer";
import { transitionsFrom } from "@/data/tickets/choices";

const KINDS: readonly MessageKind[] = ["reply", "note", "client"];

/** English, which is the key of its translation. */
const LABELS = {
  reply: {
    tab: "Reply",
    label: "Your reply",
    add: "Add reply",
    hint: "Kept here. Its mail waits in the outbox, because sending is off.",
  },
  note: {
    tab: "Internal note",
    label: "Internal note",
    add: "Add note",
    hint: "Only staff see this.",
  },
  client: {
    tab: "What the client said",
    label: "What the client said",
    add: "Add their words",
    hint: "On the phone, in an e-mail, over the fence.",
  },
} as const;

type ComposerFormProps = {
  ticket: TicketDetail;
  composer: Composer;
  field: RefObject<HTMLTextAreaElement | null>;
};

export function ComposerForm({ ticket, composer, field }: ComposerFormProps) {
  const { t } = useTranslation();
  const { draft, attachments, isStored, set, setKind, send, isSending, failure } = composer;
  const labels = LABELS[draft.kind];
  const tooLong = draft.body.length > BODY_MAX;
  const isUnmailed = draft.kind === "reply" && ticket.do_not_mail !== null;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <DropArea
      label={t("Drop the files to attach them")}
      isDisabled={isSending}
      onFiles={attachments.add}
    >
      <form
        className="grid gap-2 rounded-b-md border-t border-line-strong bg-surface px-4.5 pt-2.5 pb-3"
        aria-label={t("Write in this ticket")}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
          <ToggleGroup
            className="max-sm:w-full"
            aria-label={t("What you are adding")}
            value={draft.kind}
            onValueChange={(kind) => {
              setKind(kind);
              field.current?.focus();
            }}
          >
            {KINDS.map((kind) => (
              <ToggleGroupItem
                key={kind}
                className="max-sm:min-h-11 max-sm:px-1.5"
                value={kind}
                disabled={isSending}
              >
                {t(LABELS[kind].tab)}
              </ToggleGroupItem>
            ))}
          </ToggleGroup>
          <p
            id="composer-hint"
            className={cn(
              "flex items-center gap-1.5 text-xs",
              draft.kind === "note" || isUnmailed ? "font-semibold text-wait" : "text-muted",
            )}
          >
            {draft.kind === "note" && <Lock className="flex-none" size={14} aria-hidden />}
            {isUnmailed && <MailX className="flex-none" size={14} aria-hidden />}
            <ComposerHint kind={draft.kind} ticket={ticket} />
          </p>
        </div>
        {draft.kind === "client" && (
          <label className="flex items-center gap-3 text-code font-semibold whitespace-nowrap">
            {t("Who said it")}
            <Input
              className="max-w-80"
              maxLength={120}
              readOnly={isSending}
              value={draft.authorName}
              placeholder={ticket.contact?.name ?? t("Client")}
              onChange={(event) => set({ authorName: event.target.value })}
            />
          </label>
        )}
        <ComposerField
          field={field}
          composer={composer}
          label={t(labels.label)}
          isTooLong={tooLong}
          className={cn(draft.kind === "note" && "bg-wait-bg")}
          mentionRight={draft.kind === "note" ? "clients.read" : null}
          onKeyDown={handleKeyDown}
        />
        {tooLong && <FieldError>{t("Keep it to 20,000 characters.")}</FieldError>}
        <AttachmentDrafts attachments={attachments} />
        {!isStored && (
          <p className="text-xs text-muted">
            {t(
              "This browser’s storage is full or switched off, so this is only on this page until it is stored.",
            )}
          </p>
        )}
        {failure !== null && (
          <div className="flex flex-wrap items-center gap-2">
            <Alert variant="destructive" className="flex-[1_1_18rem]">
              {failure.message}
            </Alert>
            <Button variant="secondary" onClick={() => void send(failure.status)}>
              {t("Retry")}
            </Button>
          </div>
        )}
        <ComposerButtons
          ticket={ticket}
          composer={composer}
          field={field}
          addLabel={t(labels.add)}
        />
      </form>
    </DropArea>
  );
}

function ComposerHint({ kind, ticket }: ComposerHintProps) {
  const { contact, client } = ticket;
  const { t } = useTranslation();
  const sender = useMailSender();
  const name = contact?.name ?? client.business;
  if (kind !== "reply") return <span>{t(LABELS[kind].hint)}</span>;
  if (ticket.do_not_mail === "client") {
    return (
      <span>
        {t("Kept here only. {{client}} asked not to be mailed.", { client: client.business })}
      </span>
    );
  }
  if (ticket.do_not_mail === "address") {
    return (
      <span>{t("Kept here only. {{email}} is not to be mailed.", { email: contact?.email })}</span>
    );
  }
  if (!contact?.email)
    return <span>{t("Kept here. {{name}} has no e-mail address.", { name })}</span>;
  if (sender?.isSending) {
    return (
      <span>
        {t("Goes to {{name}} by e-mail as it stands here, with what was said before below it.", {
          name,
        })}
      </span>
    );
  }
  return sender && <span>{t(LABELS.reply.hint)}</span>;
}

type ComposerHintProps = { kind: MessageKind; ticket: TicketDetail };

type ComposerButtonsProps = ComposerFormProps & { addLabel: string };

const AND_THEN: Record<string, string> = {
  waiting: "…and wait for the client",
  resolved: "…and resolve",
  "in-progress": "…and go on with the work",
  open: "…and reopen",
};

/** Sends the message, alone or together with a change of status. */
function ComposerButtons({ ticket, composer, field, addLabel }: ComposerButtonsProps) {
  const { t } = useTranslation();
  const { draft, attachments, insert, send, isSending } = composer;
  const isEmpty = draft.body.trim() === "" || attachments.isUnsent;
  const offered =
    draft.kind === "note" ? [] : transitionsFrom(ticket.status).filter(offers(draft.kind, ticket));
  return (
    <ComposerActions>
      <Button
        type="submit"
        // On a phone the other buttons then fill two rows, and none stands alone.
        className={offered.length > 0 ? "max-sm:w-full" : undefined}
        disabled={attachments.isUnsent}
        busyLabel={isSending && t("Storing")}
        aria-keyshortcuts="Control+Enter"
      >
        {addLabel}
      </Button>
      {offered.map(({ to }) => (
        <Button
          key={to}
          variant="secondary"
          disabled={isEmpty || isSending}
          onClick={() => void send(to)}
        >
          {t(AND_THEN[to] ?? to)}
        </Button>
      ))}
      {draft.kind === "reply" && (
        <TemplateMenu
          use="composer"
          valuesOf={(myName) => placeholdersOf(ticket, myName)}
          isDisabled={isSending}
          onInsert={(text) => insert(text, field.current?.selectionEnd)}
          onClosed={() => field.current?.focus()}
        />
      )}
      <AttachButton isDisabled={isSending} onFiles={attachments.add} />
    </ComposerActions>
  );
}

/** After a reply it waits or is resolved; after the client's message it is open. */
const offers =
  (kind: MessageKind, ticket: TicketDetail) =>
  ({ to }: { to: string }) =>
    kind === "reply"
      ? to === "waiting" || to === "resolved"
      : to === "in-progress"
        ? ticket.status === "waiting"
        : to === "open" && ticket.status === "resolved";
