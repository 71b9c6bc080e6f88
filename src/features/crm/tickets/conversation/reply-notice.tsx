import type { TFunction } from "i18next";
import { Undo2, X } from "lucide-react";
import { useEffect, useState, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import { useMailSender } from "@/data/mails/use-mail-sender";
import type { TicketDetail } from "@/data/tickets/schema";
import { paths } from "@/lib/paths";
import { cn } from "@/lib/cn";
import type { SentMessage } from "./use-composer";
import { isInOutbox, type ReplyRecall } from "./use-reply-recall";

/** With the time of storing, by this browser's clock. */
export type SentReply = SentMessage & { at: number };

/** The database's delay. */
const HOLD_SECONDS = 10;

type ReplyNoticeProps = {
  ticket: TicketDetail;
  sent: SentReply;
  recall: ReplyRecall;
  onDismiss: () => void;
};

/** A reply can be undone for ten seconds; then its mail, if any, is sent. */
export function ReplyNotice({ ticket, sent, recall, onDismiss }: ReplyNoticeProps) {
  const { t } = useTranslation();
  const { contact } = ticket;
  const isMailed = ticket.do_not_mail === null && Boolean(contact?.email);
  return (
    <TicketNotice variant="success">
      {isMailed ? (
        <MailedReply ticket={ticket} sent={sent} recall={recall} />
      ) : (
        <>
          <p>{whyNotMailed(ticket, t)}</p>
          <CopyButton text={sent.body} />
        </>
      )}
      <Button
        variant="ghost"
        size="icon"
        className="ml-auto"
        aria-label={t("Dismiss")}
        onClick={onDismiss}
      >
        <X size={18} aria-hidden />
      </Button>
    </TicketNotice>
  );
}

const nameOf = ({ contact, client }: TicketDetail) =>
  contact?.name.split(/\s+/)[0] ?? client.business;

function MailedReply({ ticket, sent, recall }: Omit<ReplyNoticeProps, "onDismiss">) {
  const { t } = useTranslation();
  const isSending = useMailSender()?.isSending === true;
  const seconds = useSecondsLeft(sent.at);
  const name = nameOf(ticket);
  const mail = recall.mailOf(sent.id);
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
          onClick={() => void recall.takeBack(sent, sent.statusBefore)}
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

function whyNotMailed(ticket: TicketDetail, t: TFunction): string {
  const { client, contact, do_not_mail: mark } = ticket;
  if (mark === "client") {
    return t("Stored. {{client}} asked not to be mailed, so it is up to the phone.", {
      client: client.business,
    });
  }
  if (mark === "address") {
    return t("Stored. {{email}} is not to be mailed, so it is up to the phone.", {
      email: contact?.email,
    });
  }
  return t("Stored. {{name}} has no e-mail address here, so it is up to the phone.", {
    name: nameOf(ticket),
  });
}

function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  };
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      {isCopied ? t("Copied") : t("Copy the text")}
    </Button>
  );
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

type TicketNoticeProps = ComponentProps<"div"> & { variant: "info" | "success" };

export function TicketNotice({ variant, className, ...props }: TicketNoticeProps) {
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
