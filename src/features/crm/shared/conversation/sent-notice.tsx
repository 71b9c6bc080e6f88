import type { TFunction } from "i18next";
import { Undo2, X } from "lucide-react";
import { useEffect, useState, type ComponentProps, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import { useMailSender } from "@/data/mails/use-mail-sender";
import { paths } from "@/lib/paths";
import { cn } from "@/lib/cn";
import { isInOutbox, type MailRecall } from "./use-mail-recall";

/** The database's delay. */
const HOLD_SECONDS = 10;

type SentNoticeProps = {
  /** By this browser's clock. */
  sentAt: number;
  messageId: string;
  /** Whom it is mailed to. */
  name: string;
  recall: Pick<MailRecall, "mailOf" | "isPending">;
  onUndo: () => void;
  onDismiss: () => void;
};

/** A message can be undone for ten seconds; then its mail is sent. */
export function SentNotice({ onDismiss, ...sent }: SentNoticeProps) {
  return (
    <DismissibleNotice onDismiss={onDismiss}>
      <MailedMessage {...sent} />
    </DismissibleNotice>
  );
}

type DismissibleNoticeProps = { onDismiss: () => void; children: ReactNode };

export function DismissibleNotice({ onDismiss, children }: DismissibleNoticeProps) {
  const { t } = useTranslation();
  return (
    <ConversationNotice variant="success" className="flex-nowrap items-start">
      <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3.5 gap-y-1">
        {children}
      </div>
      <Button variant="ghost" size="icon" aria-label={t("Dismiss")} onClick={onDismiss}>
        <X size={18} aria-hidden />
      </Button>
    </ConversationNotice>
  );
}

type MailedMessageProps = Omit<SentNoticeProps, "onDismiss">;

function MailedMessage({ sentAt, messageId, name, recall, onUndo }: MailedMessageProps) {
  const { t } = useTranslation();
  const isSending = useMailSender()?.isSending === true;
  const seconds = useSecondsLeft(sentAt);
  const mail = recall.mailOf(messageId);
  const canUndo = seconds > 0 && (mail === undefined || isInOutbox(mail));
  return (
    <>
      <p>
        {canUndo
          ? t("Stored. Its mail to {{name}} waits ten seconds.", { name })
          : becameOf(mail?.state, name, isSending, t)}
      </p>
      {canUndo && (
        <Button
          variant="secondary"
          busyLabel={recall.isPending && t("Taking it back")}
          onClick={onUndo}
        >
          <Undo2 size={17} aria-hidden />
          <span>{t("Undo")}</span>
          <span className="tabular-nums" aria-hidden="true">
            {seconds}
          </span>
        </Button>
      )}
      {!canUndo && mail !== undefined && (
        <TextLink to={paths.mail(mail.id)}>{t("See the mail")}</TextLink>
      )}
    </>
  );
}

function becameOf(
  state: string | undefined,
  name: string,
  isSending: boolean,
  t: TFunction,
): string {
  if (state === "sent") return t("Mailed to {{name}}.", { name });
  if (state === "failed") return t("Stored, but the mail to {{name}} did not arrive.", { name });
  return isSending
    ? t("Stored, and on its way to {{name}} by e-mail.", { name })
    : t("Stored. Its mail to {{name}} is in the outbox and goes out once sending is on.", { name });
}

const secondsLeft = (since: number) =>
  Math.max(0, HOLD_SECONDS - Math.floor((Date.now() - since) / 1_000));

function useSecondsLeft(since: number): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(since));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(since)), 500);
    return () => clearInterval(timer);
  }, [since]);
  return seconds;
}

type ConversationNoticeProps = ComponentProps<"div"> & { variant: "info" | "success" };

export function ConversationNotice({ variant, className, ...props }: ConversationNoticeProps) {
  return (
    <div
      role="status"
      {...props}
      className={cn(
        "flex flex-wrap items-center gap-x-3.5 gap-y-1 border-t border-line py-1.5 pr-2 pl-4.5 text-sm font-medium",
        variant === "info" ? "bg-info-bg text-info" : "bg-go-bg text-go",
        className,
      )}
    />
  );
}
