import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { notificationRows, notificationsQuery } from "@/data/notifications/queries";
import { useLiveInterval } from "@/data/records/use-live-interval";
import { useIsOnline } from "@/hooks/use-is-online";
import { useCrmRights } from "@/data/staff/use-crm-rights";

const POLL_MS = 5_000;
const HIDDEN_POLL_MS = 20_000;
const ANNOUNCED_MS = 60_000;

/** The person whom notifications can concern; null for a visitor and for roles that read no records. */
export function useNotified(): string | null {
  const { member, readsLeads, readsClients } = useCrmRights();
  return member !== null && (readsLeads || readsClients) ? member.id : null;
}

/** The notifications that were loaded, newest first, and the number of all unread ones. */
export function useNotifications() {
  const staffId = useNotified();
  const query = useInfiniteQuery({
    ...notificationsQuery(staffId ?? ""),
    enabled: staffId !== null,
  });
  const pages = query.data?.pages;
  const notifications = useMemo(() => pages?.flatMap((page) => page.rows), [pages]);
  return {
    ...query,
    notifications,
    unread: staffId === null ? 0 : (pages?.[0]?.unread ?? 0),
  };
}

/** Keeps them up to date, in a hidden tab too, whose title has their number. Once for each page. */
export function useLiveNotifications(): void {
  const staffId = useNotified();
  const isEnabled = useIsOnline() && staffId !== null;
  const interval = useLiveInterval(notificationRows(staffId ?? ""), {
    isEnabled,
    pollMs: POLL_MS,
    announcedMs: ANNOUNCED_MS,
  });
  useInfiniteQuery({
    ...notificationsQuery(staffId ?? ""),
    enabled: isEnabled,
    refetchInterval: (query) =>
      document.hidden ? Math.max(HIDDEN_POLL_MS, interval(query)) : interval(query),
    refetchIntervalInBackground: true,
  });
}
