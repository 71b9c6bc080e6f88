import { useTranslation } from "react-i18next";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import type { TicketMessage } from "@/data/tickets/schema";
import { formatDateTime } from "@/lib/dates/reader-time";
import { parseTimestamp } from "@/lib/format/format";

type AnsweredDialogProps = {
  /** Messages of others since; null while there is nothing to ask. Empty if they could not be read. */
  messages: readonly TicketMessage[] | null;
  onKeepWriting: () => void;
  onSendAnyway: () => void;
  /** Puts the caret back into the text. */
  onClosed: () => void;
};

/** Asks before a reply goes that was written without knowing what others wrote meanwhile. */
export function AnsweredDialog(props: AnsweredDialogProps) {
  const { messages, onKeepWriting, onSendAnyway, onClosed } = props;
  const { t } = useTranslation();
  const name = messages?.at(-1)?.author_name;
  return (
    <AlertDialog open={messages !== null} onOpenChange={(isOpen) => !isOpen && onKeepWriting()}>
      <AlertDialogContent
        className="sm:max-w-150"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <AlertDialogHeader>
          <AlertDialogTitle>
            {name === undefined
              ? t("Somebody wrote while you were writing")
              : t("{{name}} wrote while you were writing", { name })}
          </AlertDialogTitle>
          <AlertDialogDescription>
            {t("Your reply was not sent. It is still in the box.")}
          </AlertDialogDescription>
          {messages !== null && messages.length > 0 && (
            <ol className="grid gap-2.5" aria-label={t("Written meanwhile")}>
              {messages.map((message) => (
                <NewMessage key={message.id} message={message} />
              ))}
            </ol>
          )}
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button>{t("Keep writing")}</Button>
          </AlertDialogCancel>
          <Button variant="secondary" onClick={onSendAnyway}>
            {t("Send anyway")}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

const KIND_LABELS = { client: "client", reply: "our reply", note: "internal note" } as const;

function NewMessage({ message }: { message: TicketMessage }) {
  const { t } = useTranslation();
  const moment = parseTimestamp(message.created_at);
  return (
    <li className="rounded-md border border-line-strong bg-sunken px-3.5 py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
        <b className="text-code text-text">{message.author_name}</b>
        <span>{t(KIND_LABELS[message.kind])}</span>
        {moment !== null && (
          <time className="ml-auto tabular-nums" dateTime={moment.toISOString()}>
            {formatDateTime(moment)}
          </time>
        )}
      </p>
      <p className="mt-0.5 line-clamp-10 text-sm wrap-anywhere whitespace-pre-wrap">
        {message.body}
      </p>
    </li>
  );
}
