import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { useMailSender } from "@/data/mails/use-mail-sender";
import { isDemo } from "@/lib/env";
import { formatDateTime } from "@/lib/dates/reader-time";

export function SendingNotice() {
  const { t } = useTranslation();
  const sender = useMailSender();
  if (sender === undefined || sender.isSending) return null;
  return (
    <Alert variant="warning" className="mb-4">
      {sender.requestedAt !== null
        ? t("Nothing has been sent since {{time}}: the sender does not answer. Mails wait.", {
            time: formatDateTime(sender.requestedAt),
          })
        : isDemo
          ? t("Sending is off: no mail leaves this demo. Each stands here as it would arrive.")
          : t("Sending is not set up: no mail has left yet. Each waits here until it is.")}
    </Alert>
  );
}
