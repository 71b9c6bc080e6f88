import { infiniteQueryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { notificationItemSchema } from "@/lib/notifications/notification";
import { cursorSchema, type Cursor } from "@/lib/supabase/list-page";

export const notificationKeys = { all: ["notifications"] } as const;

const notificationSchema = z.extend(notificationItemSchema, {
  /** When it was read; null while it was not. */
  read_at: z.nullable(z.string()),
});
export type StaffNotification = z.infer<typeof notificationSchema>;

const pageSchema = z.object({
  rows: z.array(notificationSchema),
  next: z.nullable(cursorSchema),
  /** Counts all pages, up to 100. */
  unread: z.number(),
});
export type NotificationPage = z.infer<typeof pageSchema>;

const PAGE_SIZE = 20;

/** This person’s notifications, newest first. */
export function notificationsQuery(staffId: string) {
  return infiniteQueryOptions({
    queryKey: [...notificationKeys.all, staffId],
    queryFn: ({ pageParam, signal }) =>
      callFunction(
        "my_notifications",
        { after: pageParam, page_size: PAGE_SIZE },
        pageSchema,
        signal,
      ),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    retry: false,
    staleTime: 0,
  });
}

/** The rows that announce a change of the above. */
export const notificationRows = (staffId: string) => ({
  table: "notifications" as const,
  filter: `staff_id=eq.${staffId}`,
  queryKey: notificationsQuery(staffId).queryKey,
});
