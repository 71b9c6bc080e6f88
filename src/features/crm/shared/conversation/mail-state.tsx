import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import type { ReplyMail } from "@/data/mails/queries";
import { parseTimestamp } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { formatTime } from "@/lib/dates/reader-time";
import { isStopped, useRetryMail } from "../mails/use-retry-mail";
import { isInOutbox, type MailRecall } from "./use-mail-recall";

type MailProgressProps = {
  message: { id: string; body: string; author_id: string | null };
  recall: Pick<MailRecall, "mailOf" | "isMine" | "isPending" | "mayWrite" | "takeBack">;
};

/**
 * The progress of a message's mail, with Undo for its author while it is in the outbox, and Retry after a
 * failure.
 */
export function MailProgress({ message, recall }: MailProgressProps) {
  const { t } = useTranslation();
  const { retry, isRetrying } = useRetryMail();
  const mail = recall.mailOf(message.id);
  if (mail === undefined) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-xs text-muted">
      <TextLink to={paths.mail(mail.id)}>
        <MailState mail={mail} />
      </TextLink>
      {isInOutbox(mail) && recall.isMine(message) && (
        <Button
          variant="link"
          className="relative text-xs after:absolute after:inset-x-0 after:-inset-y-3"
          disabled={recall.isPending}
          onClick={() => void recall.takeBack(message)}
        >
          {t("Take it back")}
        </Button>
      )}
      {isStopped(mail) && recall.mayWrite && (
        <Button
          variant="link"
          className="relative text-xs after:absolute after:inset-x-0 after:-inset-y-3"
          disabled={isRetrying}
          onClick={() => retry(mail.id)}
        >
          {t("Retry")}
        </Button>
      )}
      {mail.state === "failed" && mail.last_error !== null && (
        <span className="basis-full wrap-anywhere text-stop">{mail.last_error}</span>
      )}
    </p>
  );
}

function MailState({ mail }: { mail: ReplyMail }) {
  const { t } = useTranslation();
  const sent = parseTimestamp(mail.sent_at);
  switch (mail.state) {
    case "queued":
      return mail.taken_at === null ? (
        <span>{t("Its mail is in the outbox")}</span>
      ) : (
        <span>{t("Its mail is tried again")}</span>
      );
    case "sending":
      return <span>{t("Its mail is being sent")}</span>;
    case "sent":
      return sent === null ? (
        <span>{t("Mailed")}</span>
      ) : (
        <span>{t("Mailed {{time}}", { time: formatTime(sent) })}</span>
      );
    case "failed":
      return <span>{t("Its mail did not arrive")}</span>;
  }
}
