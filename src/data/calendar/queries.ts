import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { agendaDemoSchema } from "@/data/bookings/schema";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import { taskSchema } from "@/data/tasks/schema";
import type { CalendarDay } from "@/lib/dates/calendar-day";

const calendarDemoSchema = z.extend(agendaDemoSchema, {
  /** Whether moving it sends a mail to the visitor. */
  is_mailed: z.boolean(),
});
export type CalendarDemo = z.infer<typeof calendarDemoSchema>;

/** `about` is the name of its client or lead. */
const calendarTaskSchema = z.object({ task: taskSchema, about: z.string() });
export type CalendarTask = z.infer<typeof calendarTaskSchema>;

const busySchema = z.object({
  staff_id: z.string(),
  /** ISO timestamps. */
  starts_at: z.string(),
  ends_at: z.string(),
});
export type Busy = z.infer<typeof busySchema>;

const dayOffSchema = z.object({
  staff_id: z.string(),
  first_day: z.string(),
  last_day: z.string(),
});

const calendarSchema = z.object({
  demos: z.array(calendarDemoSchema),
  tasks: z.array(calendarTaskSchema),
  busy: z.array(busySchema),
  days_off: z.array(dayOffSchema),
  /** People whose own calendar cannot be read since then. */
  unread: z.array(z.object({ staff_id: z.string(), since: z.string() })),
  /** There is more than is listed. */
  has_more: z.boolean(),
});
export type Calendar = z.infer<typeof calendarSchema>;

/** First and last day, by the office's clock. */
export type DaySpan = { first: CalendarDay; last: CalendarDay };

export const calendarQuery = ({ first, last }: DaySpan) =>
  queryOptions({
    queryKey: [...crmKeys.calendar, "items", first, last],
    queryFn: ({ signal }) =>
      callFunction("calendar_items", { first_day: first, last_day: last }, calendarSchema, signal),
    placeholderData: keepPreviousData,
    refetchOnReconnect: true,
  });

/** The rows that announce a change of demos from this day on. */
export const demoRows = (first: CalendarDay) => ({
  table: "demo_bookings" as const,
  filter: `starts_at=gte.${first}`,
  queryKey: crmKeys.calendar,
});

/** When its host is free for this demo, as ISO timestamps. */
export const timesToMoveQuery = (bookingId: string, { first, last }: DaySpan) =>
  queryOptions({
    queryKey: [...crmKeys.calendar, "times", bookingId, first, last],
    // Without a signal: its request would be canceled as the drag ends, and a drop waits for the answer.
    queryFn: () =>
      callFunction(
        "times_to_move",
        { booking_id: bookingId, first_day: first, last_day: last },
        z.array(z.string()),
      ),
    staleTime: 0,
  });
