import { Lock } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MailWords } from "@/features/crm/shared/mails/mail-words";
import { Avatar } from "@/components/ui/avatar";
import { AttachmentList } from "@/features/crm/shared/files/attachment-list";
import { MentionText } from "@/features/crm/shared/mentions/mention-text";
import type { NamedTicket, TicketMessage } from "@/data/tickets/schema";
import { cn } from "@/lib/cn";
import { parseTimestamp, unbroken } from "@/lib/format/format";
import { formatDateTime, formatTime, formatWeekdayDate, readerDay } from "@/lib/dates/reader-time";

type Dated = { id: string; created_at: string };

type ThreadProps<Entry extends Dated> = {
  /** Oldest first. */
  entries: readonly Entry[];
  /** The first that arrived while this was open. */
  firstNew: string | null;
  /** Renders an entry as a list item. */
  children: (entry: Entry) => ReactNode;
};

/** The entries of a conversation by day. */
export function Thread<Entry extends Dated>({ entries, firstNew, children }: ThreadProps<Entry>) {
  const { t } = useTranslation();
  return (
    <ol className="grid gap-3.5" aria-label={t("Messages, oldest first")}>
      {entries.map((entry, index) => {
        const day = dayOf(entry);
        const isNewDay = index === 0 || day?.key !== dayOf(entries[index - 1])?.key;
        return (
          <Fragment key={entry.id}>
            {isNewDay && day !== null && <Divider>{day.label}</Divider>}
            {entry.id === firstNew && <Divider isNew>{t("New")}</Divider>}
            {children(entry)}
          </Fragment>
        );
      })}
    </ol>
  );
}

type MessageThreadProps = {
  messages: readonly TicketMessage[];
  /** The first that arrived while this was open. */
  firstNew: string | null;
  /** The tickets from which some messages came. */
  merged: readonly NamedTicket[];
  /** The progress of a reply's mail. */
  stateOf: (reply: TicketMessage) => ReactNode;
};

/** Oldest first. */
export function MessageThread({ messages, firstNew, merged, stateOf }: MessageThreadProps) {
  const { t } = useTranslation();
  const numbers = new Map(merged.map(({ id, number }) => [id, number]));
  if (messages.length === 0) {
    return (
      <p className="max-w-[46ch] text-muted">
        {t("Nothing has been said yet. The first words are yours, or the client’s by phone.")}
      </p>
    );
  }
  return (
    <Thread entries={messages} firstNew={firstNew}>
      {(message) => (
        <Message
          message={message}
          label={t(KIND_LABELS[message.kind])}
          from={numbers.get(message.from_ticket_id ?? "")}
          footer={message.kind === "reply" && stateOf(message)}
        >
          <div>
            {message.mail ? (
              <MailWords mail={message.mail}>{message.body}</MailWords>
            ) : message.kind === "note" ? (
              <MentionText>{message.body}</MentionText>
            ) : (
              unbroken(message.body)
            )}
          </div>
          <AttachmentList className="mt-2 mb-1.5 whitespace-normal" files={message.files ?? []} />
        </Message>
      )}
    </Thread>
  );
}

function dayOf(message: Dated | undefined) {
  const moment = parseTimestamp(message?.created_at);
  return moment === null ? null : { key: readerDay(moment), label: formatWeekdayDate(moment) };
}

type DividerProps = { isNew?: boolean; children: string };

/** Before the first message of a day, and before new ones. */
function Divider({ isNew = false, children }: DividerProps) {
  return (
    <li
      className={cn(
        "flex items-center gap-3 text-xs font-semibold after:h-px after:flex-1",
        isNew ? "text-info after:bg-current" : "text-muted after:bg-line",
      )}
    >
      {children}
    </li>
  );
}

const FACES = {
  client: "bg-sunken text-text-2",
  reply: "bg-side text-white",
  note: "bg-wait-bg text-wait",
} as const;
const BUBBLES = {
  client: "border-line bg-sunken",
  reply: "rounded-r-xs border-r-4 border-line-strong border-r-chart-1 bg-surface",
  note: "border-dashed border-wait bg-wait-bg",
} as const;
const KIND_LABELS = { client: "client", reply: "our reply", note: "internal note" } as const;

type MessageProps = {
  message: Pick<TicketMessage, "kind" | "author_name" | "created_at">;
  label: string;
  /** The number of the merged ticket that it was written in. */
  from?: number | undefined;
  footer?: ReactNode;
  children: ReactNode;
};

/** A message, on the left for people outside and on the right for us. */
export function Message({ message, label, from, footer, children }: MessageProps) {
  const { t } = useTranslation();
  const moment = parseTimestamp(message.created_at);
  const { kind } = message;
  return (
    <li
      className={cn(
        "flex max-w-[min(44rem,92%)] gap-2.5",
        kind !== "client" && "flex-row-reverse justify-self-end",
      )}
    >
      <Avatar
        className={cn("@max-xl/conversation:hidden", FACES[kind])}
        name={message.author_name}
      />
      <div
        className={cn(
          "min-w-[min(14rem,100%)] rounded-md border px-3.5 pt-2.5 pb-3",
          BUBBLES[kind],
        )}
      >
        <p
          className={cn(
            "flex flex-wrap items-baseline gap-x-2 text-xs",
            kind === "note" ? "text-wait" : "text-muted",
          )}
        >
          <b className="text-code/[1.45] text-text">{message.author_name}</b>
          <span>{label}</span>
          {from !== undefined && <span>{t("from #{{number}}", { number: from })}</span>}
          {moment !== null && (
            <time
              className="ml-auto pl-2 tabular-nums"
              dateTime={moment.toISOString()}
              title={formatDateTime(moment)}
            >
              {formatTime(moment)}
            </time>
          )}
        </p>
        <div className="mt-0.5 max-w-[66ch] wrap-anywhere whitespace-pre-wrap">{children}</div>
        {kind === "note" && (
          <p className="mt-1 flex items-center gap-1.5 text-xs font-semibold text-wait">
            <Lock size={13} aria-hidden />
            {t("Only staff see this.")}
          </p>
        )}
        <div>{footer}</div>
      </div>
    </li>
  );
}
