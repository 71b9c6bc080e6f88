import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";

const subscriptionSchema = z.object({
  id: z.string(),
  /** The calendar's own name, once it was read. */
  title: z.nullable(z.string()),
  /** The host in its address; the rest stays on the server. */
  host: z.string(),
  /** ISO timestamps; null before the first time. */
  read_at: z.nullable(z.string()),
  failed_since: z.nullable(z.string()),
  tried_at: z.nullable(z.string()),
  /** Such as "status 404". */
  failure: z.nullable(z.string()),
  /** Busy times to come. */
  busy_count: z.number(),
});
export type CalendarSubscription = z.infer<typeof subscriptionSchema>;

const POLL_MS = 5_000;
const REST_MS = 60_000;

/** The server has not tried it since it was added. */
export const isWaiting = ({ tried_at, read_at, failure }: CalendarSubscription) =>
  tried_at === null || (read_at === null && failure === null);

/** One's own; read often until the server has read each. */
export const subscriptionsQuery = () =>
  queryOptions({
    queryKey: [...crmKeys.calendar, "subscriptions"],
    queryFn: ({ signal }) =>
      callFunction("my_calendar_subscriptions", {}, z.array(subscriptionSchema), signal),
    refetchInterval: ({ state }) => (state.data?.some(isWaiting) === true ? POLL_MS : REST_MS),
  });

/** Throws a refusal with the hint "invalid" or "full". */
export const addSubscription = (address: string) =>
  callFunction("add_calendar_subscription", { address }, z.string());

export const removeSubscription = (id: string) =>
  callFunction("remove_calendar_subscription", { subscription_id: id }, z.boolean());

/** The server reads it within seconds. */
export const readSubscriptionAgain = (id: string) =>
  callFunction("read_calendar_again", { subscription_id: id }, z.boolean());
