import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ErrorNotice } from "@/components/error-notice";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useReadNotices } from "@/data/notifications/mutations";
import type { Notice } from "@/data/notifications/queries";
import { useNow } from "@/hooks/use-now";
import { addDays } from "@/lib/dates/calendar-day";
import { formatTime, formatWeekdayDate, readerDay } from "@/lib/dates/reader-time";
import { cn } from "@/lib/cn";
import { reasonOf } from "@/lib/errors/errors";
import { parseTimestamp } from "@/lib/format/format";
import { notificationPath } from "@/lib/notifications/notification";
import { paths } from "@/lib/paths";
import { DesktopSwitch } from "./desktop-switch";
import { noticeIcons } from "./notice-icons";
import { useNoticeWords } from "./use-notice-words";
import { useNotices } from "./use-notices";

type NoticeListProps = { onLeave: () => void };

export function NoticeList({ onLeave }: NoticeListProps) {
  const { t } = useTranslation();
  const { notices, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useNotices();
  if (notices === undefined) {
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
        {notices.length === 0 ? (
          <p className="px-4 py-8 text-center text-muted">
            {t("Nothing yet. New leads, answers and what colleagues give you will be here.")}
          </p>
        ) : (
          <NoticeDays notices={notices} onLeave={onLeave} />
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
        <TextLink className="py-2" to={`${paths.account}#account-alerts`} onClick={onLeave}>
          {t("Choose what you get")}
        </TextLink>
      </div>
    </>
  );
}

function NoticeDays({ notices, onLeave }: NoticeListProps & { notices: readonly Notice[] }) {
  const { t } = useTranslation();
  const now = useNow();
  const today = now && readerDay(now);
  const days = new Map<string, Notice[]>();
  for (const notice of notices) {
    const moment = parseTimestamp(notice.created_at);
    const day = moment === null ? "" : readerDay(moment);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  const nameOf = (day: string, first: Notice | undefined) => {
    if (day === today) return t("Today");
    if (today !== null && day === addDays(today, -1)) return t("Yesterday");
    const moment = parseTimestamp(first?.created_at);
    return moment === null ? "" : formatWeekdayDate(moment);
  };
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`notices-${day}`}>
      <h3
        id={`notices-${day}`}
        className="sticky top-0 z-1 bg-raised px-4 pt-3 pb-1 font-sans text-xs font-semibold text-muted"
      >
        {nameOf(day, ofDay[0])}
      </h3>
      <ul>
        {ofDay.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  ));
}

function NoticeItem({ notice, onLeave }: NoticeListProps & { notice: Notice }) {
  const { t } = useTranslation();
  const words = useNoticeWords();
  const { mutate: read } = useReadNotices();
  const Icon = noticeIcons[notice.kind];
  const moment = parseTimestamp(notice.created_at);
  const isUnread = notice.read_at === null;
  return (
    <li>
      <Link
        to={notificationPath(notice)}
        className={cn(
          "grid min-h-13 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-start gap-3 px-4 py-2.5 text-text no-underline hover:bg-sunken focus-visible:-outline-offset-3",
          isUnread ? "inset-shadow-mark" : "text-muted",
        )}
        onClick={() => {
          if (isUnread) read({ ids: [notice.id] });
          onLeave();
        }}
      >
        <Icon size={18} className="mt-0.5" aria-hidden />
        <span className={cn("wrap-anywhere", isUnread && "font-semibold")}>
          {isUnread && <span className="sr-only">{t("Unread:")} </span>}
          <span>{words(notice)}</span>
        </span>
        <span className="pt-0.5 text-xs text-muted tabular-nums">
          {moment && formatTime(moment)}
        </span>
      </Link>
    </li>
  );
}
