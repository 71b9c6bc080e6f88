import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import type { ReplyMail } from "@/data/mails/queries";
import type { TicketMessage } from "@/data/tickets/schema";
import { parseTimestamp } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { formatTime } from "@/lib/dates/reader-time";
import { isInOutbox, type ReplyRecall } from "./use-reply-recall";

type ReplyStateProps = { message: TicketMessage; recall: ReplyRecall };

/** The progress of a reply's mail, with Undo for its author while it is in the outbox. */
export function ReplyState({ message, recall }: ReplyStateProps) {
  const { t } = useTranslation();
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
