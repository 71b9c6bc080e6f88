import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ErrorNotice } from "@/components/error-notice";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useReadNotifications } from "@/data/notifications/mutations";
import type { StaffNotification } from "@/data/notifications/queries";
import { useNow } from "@/hooks/use-now";
import { addDays } from "@/lib/dates/calendar-day";
import { formatTime, formatWeekdayDate, readerDay } from "@/lib/dates/reader-time";
import { cn } from "@/lib/cn";
import { reasonOf } from "@/lib/errors/errors";
import { parseTimestamp } from "@/lib/format/format";
import { notificationPath } from "@/lib/notifications/notification";
import { paths } from "@/lib/paths";
import { DesktopSwitch } from "./desktop-switch";
import { notificationIcons } from "./notification-icons";
import { useNotificationWords } from "./use-notification-words";
import { useNotifications } from "./use-notifications";

type NotificationListProps = { onLeave: () => void };

export function NotificationList({ onLeave }: NotificationListProps) {
  const { t } = useTranslation();
  const {
    notifications,
    error,
    refetch,
    isFetching,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useNotifications();
  if (notifications === undefined) {
    return error === null ? (
      <div className="grid gap-3 p-4" role="status" aria-label={t("Loading")}>
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    ) : (
      <ErrorNotice
        className="mx-4 mt-4"
        headingLevel={3}
        heading={t("Your notifications could not be loaded")}
        body={t("The reason: {{message}}.", { message: reasonOf(error) })}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {error !== null && (
          <p className="px-4 pt-3 text-xs text-stop" role="alert">
            {t("Not up to date: {{reason}}.", { reason: reasonOf(error) })}
          </p>
        )}
        {notifications.length === 0 ? (
          <p className="px-4 py-8 text-center text-muted">
            {t("Nothing yet. New leads, answers and what colleagues give you will be here.")}
          </p>
        ) : (
          <NotificationDays notifications={notifications} onLeave={onLeave} />
        )}
        {hasNextPage && (
          <div className="px-4 py-2">
            <Button
              variant="secondary"
              className="w-full"
              busyLabel={isFetchingNextPage && t("Loading")}
              onClick={() => void fetchNextPage()}
            >
              {t("Show older")}
            </Button>
          </div>
        )}
      </div>
      <div className="flex flex-none flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-xs">
        <DesktopSwitch />
        <TextLink
          className="-mx-1.5 px-1.5 py-2"
          to={`${paths.account}#account-notifications`}
          onClick={onLeave}
        >
          {t("Choose what you get")}
        </TextLink>
      </div>
    </>
  );
}

function NotificationDays({
  notifications,
  onLeave,
}: NotificationListProps & { notifications: readonly StaffNotification[] }) {
  const { t } = useTranslation();
  const now = useNow();
  const today = now && readerDay(now);
  const days = new Map<string, StaffNotification[]>();
  for (const notification of notifications) {
    const moment = parseTimestamp(notification.created_at);
    const day = moment === null ? "" : readerDay(moment);
    days.set(day, [...(days.get(day) ?? []), notification]);
  }
  const nameOf = (day: string, first: StaffNotification | undefined) => {
    if (day === today) return t("Today");
    if (today !== null && day === addDays(today, -1)) return t("Yesterday");
    const moment = parseTimestamp(first?.created_at);
    return moment === null ? "" : formatWeekdayDate(moment);
  };
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`notifications-${day}`}>
      <h3
        id={`notifications-${day}`}
        className="sticky top-0 z-1 bg-raised px-4 pt-3 pb-1 font-sans text-xs font-semibold text-muted"
      >
        {nameOf(day, ofDay[0])}
      </h3>
      <ul>
        {ofDay.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  ));
}

function NotificationItem({
  notification,
  onLeave,
}: NotificationListProps & { notification: StaffNotification }) {
  const { t } = useTranslation();
  const words = useNotificationWords();
  const { mutate: read } = useReadNotifications();
  const Icon = notificationIcons[notification.kind];
  const moment = parseTimestamp(notification.created_at);
  const isUnread = notification.read_at === null;
  return (
    <li>
      <Link
        to={notificationPath(notification)}
        className={cn(
          "grid min-h-13 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-start gap-3 px-4 py-2.5 text-text no-underline hover:bg-sunken focus-visible:-outline-offset-3",
          isUnread ? "inset-shadow-mark" : "text-muted",
        )}
        onClick={() => {
          if (isUnread) read({ ids: [notification.id] });
          onLeave();
        }}
      >
        <Icon size={18} className="mt-0.5" aria-hidden />
        <span className={cn("wrap-anywhere", isUnread && "font-semibold")}>
          {isUnread && <span className="sr-only">{t("Unread:")} </span>}
          <span>{words(notification)}</span>
        </span>
        <span className="pt-0.5 text-xs text-muted tabular-nums">
          {moment && formatTime(moment)}
        </span>
      </Link>
    </li>
  );
}
