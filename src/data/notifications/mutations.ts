import { useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useEffect } from "react";
import { supabase } from "@/lib/supabase/client";
import { notificationKeys, type NotificationPage } from "./queries";

/** Notifications by id, or all up to a time. */
type ToRead = { ids: readonly string[] } | { until: string };

async function storeRead(notifications: ToRead): Promise<void> {
  const unread = supabase
    .from("notifications")
    .update({ read_at: new Date().toISOString() })
    .is("read_at", null);
  const chosen =
    "ids" in notifications
      ? unread.in("id", [...notifications.ids])
      : unread.lte("created_at", notifications.until);
  await chosen.retry(false).throwOnError();
}

function withRead(page: NotificationPage, notifications: ToRead): NotificationPage {
  const isRead = (id: string) => !("ids" in notifications) || notifications.ids.includes(id);
  const read = page.rows.filter(({ id, read_at }) => read_at === null && isRead(id));
  const read_at = new Date().toISOString();
  return {
    ...page,
    rows: page.rows.map((row) => (read.includes(row) ? { ...row, read_at } : row)),
    unread: "ids" in notifications ? Math.max(0, page.unread - notifications.ids.length) : 0,
  };
}

/** Tells this browser's other tabs that something was read. */
const CHANNEL = "curbfront.notifications";
const openChannel = () =>
  typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);

/** Marks notifications as read: at once on the screen and in other tabs, and soon everywhere. */
export function useReadNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: storeRead,
    onMutate: async (notifications) => {
      await queryClient.cancelQueries({ queryKey: notificationKeys.all });
      queryClient.setQueriesData<InfiniteData<NotificationPage>>(
        { queryKey: notificationKeys.all },
        (data) =>
          data && { ...data, pages: data.pages.map((page) => withRead(page, notifications)) },
      );
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: notificationKeys.all });
      const channel = openChannel();
      channel?.postMessage("read");
      channel?.close();
    },
  });
}

/** Reads again what another tab of this browser has read. */
export function useReadElsewhere(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const channel = openChannel();
    channel?.addEventListener("message", () => {
      void queryClient.invalidateQueries({ queryKey: notificationKeys.all });
    });
    return () => channel?.close();
  }, [queryClient]);
}
