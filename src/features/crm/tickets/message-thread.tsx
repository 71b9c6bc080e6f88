import { Lock } from "lucide-react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "@/components/ui/avatar";
import type { TicketMessage } from "@/data/crm/tickets";
import { cn } from "@/lib/cn";
import { parseTimestamp } from "@/lib/format";
import { formatDateTime, formatTime, formatWeekdayDate, readerDay } from "@/lib/time/reader-time";

type MessageThreadProps = {
  messages: readonly TicketMessage[];
  /** The first that came while this was open. */
  firstNew: string | null;
};

/** Oldest first, so that it reads like the conversation it was. */
export function MessageThread({ messages, firstNew }: MessageThreadProps) {
  const { t } = useTranslation();
  if (messages.length === 0) {
    return (
      <p className="thread-empty">
        {t("Nothing has been said yet. The first words are yours, or the client’s by phone.")}
      </p>
    );
  }
  return (
    <ol className="thread" aria-label={t("Messages, oldest first")}>
      {messages.map((message, index) => {
        const day = dayOf(message);
        const isNewDay = index === 0 || day?.key !== dayOf(messages[index - 1])?.key;
        return (
          <Fragment key={message.id}>
            {isNewDay && day !== null && <li className="thread-day">{day.words}</li>}
            {message.id === firstNew && <li className="thread-new">{t("New")}</li>}
            <Message message={message} />
          </Fragment>
        );
      })}
    </ol>
  );
}

function dayOf(message: TicketMessage | undefined) {
  const moment = parseTimestamp(message?.created_at);
  return moment === null ? null : { key: readerDay(moment), words: formatWeekdayDate(moment) };
}

const FACES = {
  client: "bg-sunken text-text-2",
  reply: "bg-side text-white",
  note: "bg-wait-bg text-wait",
} as const;
const KIND_WORDS = { client: "client", reply: "our reply", note: "internal note" } as const;

function Message({ message }: { message: TicketMessage }) {
  const { t } = useTranslation();
  const moment = parseTimestamp(message.created_at);
  return (
    <li className={`message message-${message.kind}`}>
      <Avatar
        className={cn("@max-xl/conversation:hidden", FACES[message.kind])}
        name={message.author_name}
      />
      <div>
        <p className="message-head">
          <b>{message.author_name}</b>
          <span>{t(KIND_WORDS[message.kind])}</span>
          {moment !== null && (
            <time dateTime={moment.toISOString()} title={formatDateTime(moment)}>
              {formatTime(moment)}
            </time>
          )}
        </p>
        <p className="message-body">{message.body}</p>
        {message.kind === "note" && (
          <p className="message-private">
            <Lock size={13} aria-hidden />
            {t("Only staff see this.")}
          </p>
        )}
      </div>
    </li>
  );
}
