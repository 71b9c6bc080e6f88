import { useTranslation } from "react-i18next";
import { useNow } from "@/hooks/use-now";
import { formatMoment, formatTime, readerDay } from "@/lib/dates/reader-time";
import { parseTimestamp } from "@/lib/format/format";
import { notificationText, type NotificationItem } from "@/lib/notifications/notification";

/** A function that says in one sentence what happened, with times as the reader's. */
export function useNotificationWords(): (notification: NotificationItem) => string {
  const { t } = useTranslation();
  const now = useNow();
  const format = (time: string) => {
    const moment = parseTimestamp(time);
    if (moment === null) return "";
    return now !== null && readerDay(moment) === readerDay(now)
      ? formatTime(moment)
      : formatMoment(moment, now);
  };
  return (notification) =>
    notificationText(notification, {
      t: (text, values) => t(text, values ?? {}),
      formatTime: format,
    });
}
