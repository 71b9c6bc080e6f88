import { useTranslation } from "react-i18next";
import { demoTime } from "@/lib/dates/demo-time";
import { parseTimestamp } from "@/lib/format/format";
import { notificationText, type NotificationItem } from "@/lib/notifications/notification";

/** A function that says in one sentence what happened, with times as the reader's. */
export function useNotificationWords(): (notification: NotificationItem) => string {
  const { t } = useTranslation();
  const formatTime = (time: string) => {
    const moment = parseTimestamp(time);
    return moment === null ? "" : demoTime(moment, t);
  };
  return (notification) =>
    notificationText(notification, { t: (text, values) => t(text, values ?? {}), formatTime });
}
